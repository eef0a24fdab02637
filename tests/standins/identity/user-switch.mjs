import { BadSwitch } from './switches.mjs';

const TEXTS = ['email', 'name', 'given_name', 'family_name', 'phone_number'];

/** Creates a user for a test, or changes the one with this sub (otherwise this username). */
export function changeUser(directory, body) {
  for (const name of ['sub', 'username', 'status', ...TEXTS]) {
    if (body[name] !== undefined && typeof body[name] !== 'string') {
      throw new BadSwitch(`${name} must be a text`);
    }
  }
  if (body.groups !== undefined && !Array.isArray(body.groups)) {
    throw new BadSwitch('groups must be a list');
  }
  const known = body.sub ? directory.bySub(body.sub) : directory.byUsername(body.username);
  const namesake = directory.byUsername(body.username);
  if (namesake && namesake !== known) {
    throw new BadSwitch(`the username ${body.username} is another person's`);
  }
  if (!known && !body.email) throw new BadSwitch('a new person needs an email');
  const user =
    known ??
    directory.add({
      sub: body.sub,
      username: body.username,
      attributes: { email: body.email, email_verified: 'true' },
    });

  if (body.username) user.username = body.username;
  for (const name of TEXTS) if (body[name] !== undefined) user.attributes[name] = body[name];
  if (body.email_verified !== undefined) {
    user.attributes.email_verified = String(body.email_verified === true);
  }
  if (body.groups) directory.setGroups(user, body.groups.map(String));
  if (body.enabled !== undefined) user.enabled = body.enabled === true;
  if (body.status) user.status = body.status;
  return user;
}
