/** The pattern of an e-mail address, used everywhere in the product. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** In characters. */
export const LONGEST_EMAIL = 254;

/** Whether a text can be an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && EMAIL_PATTERN.test(text);
}
