import type { ContactMessage } from '~/contact/contact-message';
import { isEmail } from '~/rules/email';

/** The typed fields of the form. */
export type ContactFields = { name: string; email: string; message: string };

export type ContactProblems = Partial<Record<keyof ContactFields, string>>;

/** In characters [specification 9]. */
export const SHORTEST_MESSAGE = 10;
export const LONGEST_MESSAGE = 2000;
const LONGEST_NAME = 200;

/** The texts of the form [specification 5 and 8]. */
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

/** Invisible characters that don't belong in a line: control characters, and those that change the text direction. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name without invisible characters, so that an e-mail program shows it as it was typed. */
function plainName(name: string): string {
  return name.replace(DIRECTIONS, '').replace(new RegExp(CONTROLS, 'gu'), ' ').trim();
}

/** Whether an address has the specified form and contains no invisible characters. */
function isPlainEmail(email: string): boolean {
  return isEmail(email) && !/\p{C}/u.test(email);
}

/** The text of a message without control characters other than line breaks and tabs. */
function plainWords(message: string): string {
  return oneLineBreak(message)
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** Browsers send line breaks as two characters; the counter counts one. */
function oneLineBreak(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/**
 * Validates the form: the message (the first word of the name, then the rest), or an error sentence for each invalid
 * field.
 */
export function readContactForm(
  fields: ContactFields,
): { ok: true; message: ContactMessage } | { ok: false; problems: ContactProblems } {
  const [firstName = '', ...rest] = plainName(fields.name).split(/\s+/);
  const email = fields.email.trim();
  const message = plainWords(fields.message);
  const problems: ContactProblems = {};
  if (firstName === '') problems.name = CONTACT_WORDS.name;
  else if (fields.name.length > LONGEST_NAME) problems.name = CONTACT_WORDS.longName;
  if (!isPlainEmail(email)) problems.email = CONTACT_WORDS.email;
  if (message.length < SHORTEST_MESSAGE) problems.message = CONTACT_WORDS.short;
  else if (message.length > LONGEST_MESSAGE) problems.message = CONTACT_WORDS.long;
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, message: { firstName, lastName: rest.join(' '), email, message } };
}
