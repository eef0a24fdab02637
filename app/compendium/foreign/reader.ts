import type { Edition } from '~/rules/edition';
import type { Foreign } from './foreign';
import type { HomebrewFormat } from './forms';
import type { Ledger } from './reading';
import type { Told, ToldEntry } from './told';
import { editionBySigns } from './words/edition-signs';

/** How creatures of one format of JSON are told from all others, and read. */
export type JsonReader = {
  readonly format: HomebrewFormat;
  readonly is: (value: Foreign) => boolean;
  readonly read: (value: Foreign, ledger: Ledger) => Told;
};

/** The edition in whose phrasing some entries are written; `labels` is what else of a source speaks for 2024 (or, below none, for 2014). */
export function editionOfWords(entries: readonly Pick<ToldEntry, 'text'>[], labels = 0): Edition {
  return editionBySigns(
    entries.map(({ text }) => text),
    labels,
  );
}

/** Notes in what a source says elsewhere than in a statblock's parts, up to what a record has room for. */
export function notesOf(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, 4000);
}
