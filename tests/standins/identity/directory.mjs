import { randomUUID } from 'node:crypto';
import { PERSONAS } from './personas.mjs';

/**
 * The provider's users and groups: one list for the sign-in page, the tokens and the admin calls. Attributes are
 * strings, as in Cognito (`email_verified` is 'true' or 'false').
 */
export function createDirectory(knownGroups) {
  const users = new Map();
  const groups = new Map();

  function reset() {
    users.clear();
    groups.clear();
    for (const name of knownGroups) groups.set(name, Date.now());
    for (const persona of PERSONAS) add(persona.user);
  }

  function add({ sub = randomUUID(), username, groups: named = [], attributes = {}, ...rest }) {
    const now = Date.now();
    const user = {
      sub,
      username: username ?? freeUsername(attributes.email ?? sub),
      attributes: { ...attributes },
      groups: [],
      enabled: true,
      status: 'CONFIRMED',
      createdAt: now,
      changedAt: now,
      ...rest,
    };
    users.set(sub, user);
    setGroups(user, named);
    return user;
  }

  function setGroups(user, names) {
    for (const name of names) if (!groups.has(name)) groups.set(name, Date.now());
    user.groups = [...new Set(names)];
    user.changedAt = Date.now();
  }

  function freeUsername(email) {
    const wanted = email.split('@')[0];
    for (let count = 1; ; count++) {
      const name = count === 1 ? wanted : `${wanted}${count}`;
      if (!byUsername(name)) return name;
    }
  }

  function byUsername(username) {
    return [...users.values()].find((user) => user.username === username);
  }

  function byEmail(email) {
    const wanted = email.trim().toLowerCase();
    return [...users.values()].find((user) => user.attributes.email?.toLowerCase() === wanted);
  }

  reset();
  return {
    reset,
    add,
    setGroups,
    byUsername,
    byEmail,
    groups,
    all: () => [...users.values()],
    bySub: (sub) => users.get(sub),
    find: (name) => users.get(name) ?? byUsername(name) ?? byEmail(name),
    remove: (user) => users.delete(user.sub),
  };
}
