import type { Book } from '../book/book';
import { type Carried, carried } from '../record/character';
import type { ReportPen } from './exchange-report';
import { oneLine } from './exchange-report';
import type { FileItem } from './file-facts';
import { findNamed } from './match-names';

/** Things that a character may have. */
const MOST_ITEMS = 200;

/** The things of a file as things of the book where it has them, and as one's own where it has not. */
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
        // The name of a magic thing stays beside the plain one that it is made of.
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

/** Whether brackets make another thing of it: a "Potion of Healing (Greater)" heals more than the plain one. */
function isOfDegree(name: string): boolean {
  return /\((?:lesser|greater|superior|supreme|minor|major|(?:very )?rare|uncommon|legendary)\)/i.test(
    name,
  );
}

/** Whether a magic thing is called otherwise than the plain one with what is added: "Sunblade" for a longsword. */
function isOwnName({ name, plus }: FileItem, plain: string): boolean {
  return plus > 0 && name !== `${plain} +${plus}`;
}
