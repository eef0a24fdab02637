import { AdminProblem, invalid, userShape } from './admin-shapes.mjs';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+\d{1,15}$/;
const WRITABLE =
  /^(email|email_verified|phone_number|phone_number_verified|name|given_name|family_name|preferred_username|locale|zoneinfo|custom:\w+)$/;

/** Invites a user: the provider mails a first password unless the call suppresses it. */
export function createUser(table, input) {
  const { Username, MessageAction } = input;
  if (typeof Username !== 'string' || !/^\S{1,128}$/u.test(Username)) {
    throw invalid('Username must have 1 to 128 characters and no space.');
  }
  if (MessageAction === 'RESEND') return resend(table, Username);
  // The pool also accepts e-mails for sign-in, so a username must not look like one.
  if (EMAIL.test(Username)) {
    throw invalid(
      'Username cannot be of email format, since user pool is configured for email alias.',
    );
  }
  const attributes = readAttributes(input.UserAttributes ?? []);
  const { directory } = table;
  if (directory.byUsername(Username)) {
    throw new AdminProblem('UsernameExistsException', 'User account already exists');
  }
  const claimsEmail = attributes.email && attributes.email_verified === 'true';
  const holder = claimsEmail ? directory.byEmail(attributes.email) : undefined;
  if (holder?.attributes.email_verified === 'true' && input.ForceAliasCreation !== true) {
    throw new AdminProblem('AliasExistsException', 'An account with the email already exists.');
  }
  const user = directory.add({ username: Username, attributes, status: 'FORCE_CHANGE_PASSWORD' });
  if (MessageAction !== 'SUPPRESS') invite(table, user);
  return { User: userShape(user) };
}

function resend(table, username) {
  const user = table.directory.find(username);
  if (!user) throw new AdminProblem('UserNotFoundException', 'User does not exist.');
  if (user.status !== 'FORCE_CHANGE_PASSWORD') {
    throw new AdminProblem(
      'UnsupportedUserStateException',
      'Resend not possible. User is already confirmed.',
    );
  }
  invite(table, user);
  return { User: userShape(user) };
}

function invite({ requestLog }, { username, sub, attributes }) {
  requestLog.invited({ username, sub, email: attributes.email ?? null });
}

function readAttributes(list) {
  if (!Array.isArray(list)) throw invalid('UserAttributes must be a list.');
  const attributes = {};
  for (const attribute of list) {
    const { Name, Value } = attribute ?? {};
    if (typeof Name !== 'string' || !WRITABLE.test(Name)) {
      throw invalid(`Attributes did not conform to the schema: ${Name}`);
    }
    if (typeof Value !== 'string' || Value.length > 2048) throw invalid(`${Name}: not a text.`);
    attributes[Name] = Value;
  }
  if (attributes.email !== undefined && !EMAIL.test(attributes.email)) {
    throw invalid('Invalid email address format.');
  }
  if (attributes.phone_number !== undefined && !PHONE.test(attributes.phone_number)) {
    throw invalid('Invalid phone number format.');
  }
  return attributes;
}
