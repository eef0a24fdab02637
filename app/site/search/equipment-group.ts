import { itemDetails, itemKind } from '~/characters/book/item-words';
import { bookOf } from '~/characters/books/book-of';
import { paths } from '~/paths';
import type { Edition } from '~/rules/edition';
import { fits, foldWords } from '~/tools/cheat-sheet/search';
import type { FoundGroup } from './found-thing';

/**
 * The weapons, armor and gear of the SRD whose names a text finds; where no name does, those whose kind or description
 * it finds. An item has no page: the search for its name shows its whole row.
 */
export function equipmentGroup(text: string, edition: Edition, most: number): FoundGroup {
  const { items } = bookOf(edition);
  const named = items.filter(({ name }) => fits(foldWords(name), text));
  const fitting =
    named.length > 0 ? named : items.filter((item) => fits(foldWords(itemKind(item)), text));
  const things = fitting.slice(0, most).map((item) => ({
    to: paths.search(`?${new URLSearchParams({ q: item.name })}`),
    name: item.name,
    says: `${itemKind(item)}, ${edition}`,
    shows: itemDetails(item),
  }));
  return { title: 'Equipment', things, all: null };
}
