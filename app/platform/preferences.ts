import { readCookie } from './cookies';

/** Light, dark, or the device's setting. */
export type Theme = 'system' | 'light' | 'dark';

/** The paper size of print pages. */
export type PaperSize = 'a4' | 'letter';

/** Which edition's monsters and spells lists show: one, or both side by side. */
export type ShownEdition = '2014' | '2024' | 'both';

/** A visitor's preferences on this device. */
export type Preferences = { theme: Theme; paper: PaperSize; edition: ShownEdition };

const COOKIE = 'preferences';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Cookies from before there were two editions have only the first two words. */
const VALUE = /^(system|light|dark)\.(a4|letter)(?:\.(2014|2024|both))?$/;

/** The default edition is the one that existing links point to. */
export const USUAL_PREFERENCES: Preferences = {
  theme: 'system',
  paper: 'letter',
  edition: '2014',
};

/** Parses a text such as `dark.a4.2024`; the defaults when it is anything else. */
export function parsePreferences(text: string | null): Preferences {
  const match = VALUE.exec(text ?? '');
  if (match === null) return USUAL_PREFERENCES;
  const { edition } = USUAL_PREFERENCES;
  // The pattern allows exactly these words.
  return {
    theme: match[1] as Theme,
    paper: match[2] as PaperSize,
    edition: (match[3] as ShownEdition | undefined) ?? edition,
  };
}

/** Reads the preferences from the request's cookie. */
export function readPreferences(headers: Headers): Preferences {
  return parsePreferences(readCookie(headers, COOKIE));
}

/**
 * The `Set-Cookie` value that stores preferences on this device for a year. Scripts may read it: it holds nothing
 * private.
 */
export function preferencesCookie({ theme, paper, edition }: Preferences): string {
  return `${COOKIE}=${theme}.${paper}.${edition}; Max-Age=${YEAR_SECONDS}; Path=/; Secure; SameSite=Lax`;
}
