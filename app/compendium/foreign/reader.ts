import type { Edition } from '~/rules/edition';
import type { Foreign } from './foreign';
import type { HomebrewFormat } from './forms';
import type { Ledger } from './reading';
import type { Told, ToldEntry } from './told';
import { editionBySigns } from './words/edition-signs';

/** Detects and reads creatures of one JSON format. */
export type JsonReader = {
  readonly format: HomebrewFormat;
  readonly is: (value: Foreign) => boolean;
  readonly read: (value: Foreign, ledger: Ledger) => Told;
};

/**
 * The edition in whose phrasing entries are written; `labels` counts other signs in the source, positive for 2024 and
 * negative for 2014.
 */
export function editionOfWords(entries: readonly Pick<ToldEntry, 'text'>[], labels = 0): Edition {
  return editionBySigns(
    entries.map(({ text }) => text),
    labels,
  );
}

/** Joins texts that do not belong to any part of a statblock, up to the maximum length of a record's notes. */
export function notesOf(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, 4000);
}
