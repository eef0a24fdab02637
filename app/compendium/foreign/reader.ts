import type { Edition } from '~/rules/edition';
import type { Foreign } from './foreign';
import type { HomebrewFormat, Ledger } from './reading';
import type { Told, ToldEntry } from './told';

/** How creatures of one format of JSON are told from all others, and read. */
export type JsonReader = {
  readonly format: HomebrewFormat;
  readonly is: (value: Foreign) => boolean;
  readonly read: (value: Foreign, ledger: Ledger) => Told;
};

/** The edition in whose phrasing some entries are written. */
export function editionOfWords(entries: readonly Pick<ToldEntry, 'text'>[]): Edition {
  return entries.some(({ text }) => /Attack Roll: [+−-]|Saving Throw: DC \d/.test(text))
    ? '2024'
    : '2014';
}

/** Notes in what a source says elsewhere than in a statblock's parts, up to what a record has room for. */
export function notesOf(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, 4000);
}
