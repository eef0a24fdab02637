import type { Book } from '../book/book';
import { type Carried, carried } from '../record/character';
import type { ReportPen } from './exchange-report';
import { oneLine } from './exchange-report';
import type { FileItem } from './file-facts';
import { findNamed } from './match-names';

/** The maximum number of items of a character. */
const MOST_ITEMS = 200;

/** Converts the items of a file to items of the book, or to custom items when the book has none. */
export function composeItems(items: readonly FileItem[], book: Book, pen: ReportPen): Carried[] {
  const made: Carried[] = [];
  const own: string[] = [];
  for (const item of items) {
    if (made.length === MOST_ITEMS) {
      pen.dropped(
        `${items.length - MOST_ITEMS} items were not imported: a character has at most ${MOST_ITEMS}.`,
      );
      break;
    }
    const found = isOfDegree(item.name) ? undefined : findNamed(book.items, item.name);
    const name = oneLine(item.name, 80);
    if (name === '') continue;
    if (found === undefined) own.push(name);
    made.push(
      carried.parse({
        id: `i${made.length + 1}`,
        item: found?.slug ?? null,
        // A magic item keeps its name beside the plain item it is based on.
        name: found === undefined || isOwnName(item, found.name) ? name : '',
        count: item.count,
        equipped: item.equipped,
        attuned: item.attuned,
        plus: item.plus,
        pounds: found === undefined ? item.pounds : null,
        weapon: found === undefined ? item.weapon : null,
        notes: found === undefined ? oneLine(item.kind, 200) : '',
      }),
    );
  }
  if (made.length > own.length) pen.kept(`${made.length - own.length} items from the SRD.`);
  for (const name of own) pen.changed(`${name} is not in the SRD: it became a custom item.`);
  return made;
}

/** Returns whether the brackets make it another item: a "Potion of Healing (Greater)" heals more than the plain one. */
function isOfDegree(name: string): boolean {
  return /\((?:lesser|greater|superior|supreme|minor|major|(?:very )?rare|uncommon|legendary)\)/i.test(
    name,
  );
}

/** Returns whether a magic item has a name of its own: "Sunblade" for a longsword. */
function isOwnName({ name, plus }: FileItem, plain: string): boolean {
  return plus > 0 && name !== `${plain} +${plus}`;
}
