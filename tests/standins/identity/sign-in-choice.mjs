import { randomBytes } from 'node:crypto';
import { PERSONAS } from './personas.mjs';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The user chosen in a sign-in form: `{ user }`, or `{ problem }` with a sentence for the page. */
export function chooseUser(directory, form) {
  const chosen = findOrMake(directory, form);
  if (chosen.user && !chosen.user.enabled) return { problem: 'User is disabled.' };
  return chosen;
}

function findOrMake(directory, form) {
  const who = form.get('who');
  if (who === 'new') return { user: newVisitor(directory) };
  if (who === 'sub') {
    const user = directory.bySub(form.get('sub') ?? '');
    return user ? { user } : { problem: 'User does not exist.' };
  }
  if (who && who !== 'email') return persona(directory, who);
  return byEmail(directory, form);
}

function persona(directory, key) {
  const known = PERSONAS.find((one) => one.key === key);
  if (!known) return { problem: 'Nobody of that name sits at this table.' };
  // An admin call may have deleted the persona: signing in creates it again, like a sign-up.
  return { user: directory.bySub(known.user.sub) ?? directory.add(known.user) };
}

function newVisitor(directory) {
  const name = `visitor-${randomBytes(4).toString('hex')}`;
  return directory.add({
    username: name,
    attributes: {
      email: `${name}@delvewright.test`,
      email_verified: 'true',
      name: 'New Visitor',
      given_name: 'New',
      family_name: 'Visitor',
    },
  });
}

function byEmail(directory, form) {
  const email = (form.get('email') ?? '').trim();
  if (email.length > 254 || !EMAIL.test(email)) return { problem: 'Please enter a valid email.' };
  const groups = form.getAll('group').filter(Boolean);
  const known = directory.byEmail(email);
  if (known) {
    if (groups.length > 0) directory.setGroups(known, groups);
    return { user: known };
  }
  const givenName = capitalised(email.split('@')[0]);
  const attributes = {
    email,
    email_verified: form.has('unverified') ? 'false' : 'true',
    name: givenName,
    given_name: givenName,
  };
  return { user: directory.add({ attributes, groups }) };
}

function capitalised(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
