import type { Book } from '~/characters/book/book';
import type { Character } from '~/characters/record/character';
import type { Sheet } from '~/characters/sheet/sheet';
import type { FeatureLine } from './making-facts';

/** The character in creation with its book and calculated sheet. */
export type Making = {
  book: Book;
  character: Character;
  sheet: Sheet;
  /** The stored character, when this one has unsaved coins and items from a form. */
  had?: Character;
  /** Typed numbers that were rejected, by override key. */
  typed?: Readonly<Record<string, string>>;
};

/** The features from one of these sources, by the first part of their keys: 'cleric', 'life', 'hill-dwarf'. */
export function featuresOf(sheet: Sheet, givers: readonly (string | null)[]): FeatureLine[] {
  return sheet.features
    .filter(
      ({ key, place }) => givers.includes(firstPart(place)) || givers.includes(firstPart(key)),
    )
    .map(({ place, name, words, from, scale }) => ({
      place,
      words,
      from,
      name: scale === null ? name : `${name} (${scale})`,
    }));
}

function firstPart(key: string): string {
  return key.split(/[/:#>]/)[0] ?? '';
}
