import type { Book } from '~/characters/book/book';
import type { Character } from '~/characters/record/character';
import type { Sheet } from '~/characters/sheet/sheet';
import type { FeatureLine } from './making-facts';

/** What is being made, by which book, and what has come of it so far. */
export type Making = {
  book: Book;
  character: Character;
  sheet: Sheet;
  /** The coins that are kept, where the character has those of a form that is not. */
  had?: Character['play']['coins'];
  /** What stands in fields of numbers and may not be kept, by their keys. */
  typed?: Readonly<Record<string, string>>;
};

/** The features that come from one of these, by the first part of their keys: 'cleric', 'life', 'hill-dwarf'. */
export function featuresOf(sheet: Sheet, givers: readonly (string | null)[]): FeatureLine[] {
  return sheet.features
    .filter(
      ({ key, place }) => givers.includes(firstPart(place)) || givers.includes(firstPart(key)),
    )
    .map(({ place, name, words, from, scale }) => ({
      ...{ place, words, from, name: scale === null ? name : `${name} (${scale})` },
    }));
}

function firstPart(key: string): string {
  return key.split(/[/:#>]/)[0] ?? '';
}
