import { readCookie } from './cookies';

/** Light, dark, or the device's setting. */
export type Theme = 'system' | 'light' | 'dark';

/** The paper size of print pages. */
export type PaperSize = 'a4' | 'letter';

/** Which edition's monsters and spells lists show: one, or both side by side. */
export type ShownEdition = '2014' | '2024' | 'both';

/** The height of controls and rows: by the kind of pointer (`auto`), for touch, or for a mouse. */
export type Density = 'auto' | 'comfortable' | 'compact';

/** A visitor's preferences on this device. */
export type Preferences = {
  theme: Theme;
  paper: PaperSize;
  edition: ShownEdition;
  density: Density;
};

const COOKIE = 'preferences';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Older cookies lack the edition, the density, or both. */
const VALUE =
  /^(system|light|dark)\.(a4|letter)(?:\.(2014|2024|both)(?:\.(auto|comfortable|compact))?)?$/;

/** The default edition is the one that existing links point to. */
export const USUAL_PREFERENCES: Preferences = {
  theme: 'system',
  paper: 'letter',
  edition: '2014',
  density: 'auto',
};

/** Parses a text such as `dark.a4.2024.compact`; the defaults when it is anything else. */
export function parsePreferences(text: string | null): Preferences {
  const match = VALUE.exec(text ?? '');
  if (match === null) return USUAL_PREFERENCES;
  const { edition, density } = USUAL_PREFERENCES;
  // The pattern lets exactly these words through.
  return {
    theme: match[1] as Theme,
    paper: match[2] as PaperSize,
    edition: (match[3] as ShownEdition | undefined) ?? edition,
    density: (match[4] as Density | undefined) ?? density,
  };
}

/** Reads the preferences from the request's cookie. */
export function readPreferences(headers: Headers): Preferences {
  return parsePreferences(readCookie(headers, COOKIE));
}

/**
 * The one edition that a tool begins with, for tools that show no two at once: the visitor's choice; 2014 where they
 * chose both, or nothing.
 */
export function likedEdition(headers: Headers): '2014' | '2024' {
  return oneEdition(readPreferences(headers).edition);
}

/** The edition of a choice, for what is shown in one alone: 2014 stands for both. */
export function oneEdition(choice: ShownEdition): '2014' | '2024' {
  return choice === '2024' ? '2024' : '2014';
}

/** The parameters of an address that may name an edition; one that names none gets the visitor's choice. */
export function withLikedEdition(params: URLSearchParams, headers: Headers): URLSearchParams {
  if (params.has('edition')) return params;
  return new URLSearchParams([...params, ['edition', likedEdition(headers)]]);
}

/** The `Set-Cookie` value that keeps preferences on this device for a year. Scripts may read it: it holds nothing private. */
export function preferencesCookie({ theme, paper, edition, density }: Preferences): string {
  return `${COOKIE}=${theme}.${paper}.${edition}.${density}; Max-Age=${YEAR_SECONDS}; Path=/; Secure; SameSite=Lax`;
}
