import { isEmail } from '~/rules/email';

/** The fields of the form as they were typed. */
export type ContactFields = { name: string; email: string; message: string };

/** What the contact endpoint receives. Specification 3. */
export type ContactMessage = {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
};

export type ContactProblems = Partial<Record<keyof ContactFields, string>>;

/** Characters. Specification 9. */
export const SHORTEST_MESSAGE = 10;
export const LONGEST_MESSAGE = 2000;
const LONGEST_NAME = 200;

/** The sentences of the form. Specification 5 and 8. */
export const CONTACT_WORDS = {
  name: 'Please enter your name.',
  longName: `Name is too long (max ${LONGEST_NAME}).`,
  email: 'Please enter a valid email.',
  short: `Please include a short message (${SHORTEST_MESSAGE}+ chars).`,
  long: `Message is too long (max ${LONGEST_MESSAGE}).`,
  sent: 'Message sent! I’ll get back to you soon.',
  trapped: 'Thanks! Your message has been received.',
  refused: (status: number) => `API returned ${status}`,
  unexpected: 'Unexpected error. Please try again.',
} as const;

/** Browsers send line breaks as two characters; the counter counts one. */
function oneLineBreak(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** The message that a filled form makes: the first word of the name, then the rest; or a sentence for each field to mend. */
export function readContactForm(
  fields: ContactFields,
): { ok: true; message: ContactMessage } | { ok: false; problems: ContactProblems } {
  const [firstName = '', ...rest] = fields.name.trim().split(/\s+/);
  const email = fields.email.trim();
  const message = oneLineBreak(fields.message).trim();
  const problems: ContactProblems = {};
  if (firstName === '') problems.name = CONTACT_WORDS.name;
  else if (fields.name.length > LONGEST_NAME) problems.name = CONTACT_WORDS.longName;
  if (!isEmail(email)) problems.email = CONTACT_WORDS.email;
  if (message.length < SHORTEST_MESSAGE) problems.message = CONTACT_WORDS.short;
  else if (message.length > LONGEST_MESSAGE) problems.message = CONTACT_WORDS.long;
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, message: { firstName, lastName: rest.join(' '), email, message } };
}
