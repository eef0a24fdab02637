import { readCookie } from './cookies';

/** Light, dark, or as the device has it. */
export type Theme = 'system' | 'light' | 'dark';

/** The sheet that print pages are laid out for. */
export type PaperSize = 'a4' | 'letter';

/** How someone likes the site on this device. */
export type Preferences = { theme: Theme; paper: PaperSize };

const COOKIE = 'preferences';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const VALUE = /^(system|light|dark)\.(a4|letter)$/;

export const USUAL_PREFERENCES: Preferences = { theme: 'system', paper: 'letter' };

/** The preferences that a text such as `dark.a4` states; the usual ones when it is anything else. */
export function parsePreferences(text: string | null): Preferences {
  const match = VALUE.exec(text ?? '');
  // The pattern lets exactly these words through.
  return match ? { theme: match[1] as Theme, paper: match[2] as PaperSize } : USUAL_PREFERENCES;
}

/** The preferences that a request's cookie states. */
export function readPreferences(headers: Headers): Preferences {
  return parsePreferences(readCookie(headers, COOKIE));
}

/** The `Set-Cookie` value that keeps preferences on this device for a year. Scripts may read it: it holds nothing private. */
export function preferencesCookie({ theme, paper }: Preferences): string {
  return `${COOKIE}=${theme}.${paper}; Max-Age=${YEAR_SECONDS}; Path=/; Secure; SameSite=Lax`;
}
