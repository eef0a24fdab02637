import type { Book } from '../book/book';
import { itemOf } from '../book/find';
import type { Item, StartItem, StartLine } from '../book/item';
import type { Character } from '../record/character';
import type { Asked } from './sheet';
import type { Who } from './who';

type AskedItem = Extract<StartItem, { any: string }>;

/** An item to choose within an alternative of a line, with the place of its picks and all possible answers. */
export type EquipmentAsk = {
  place: string;
  /** The index of the item in its alternative. */
  at: number;
  name: string;
  count: number;
  picked: readonly string[];
  answers: readonly { slug: string; name: string }[];
};

/** A line of starting equipment with its choices; `way` is null while open. */
export type EquipmentLine = {
  place: string;
  /** "Fighter", "Acolyte". */
  from: string;
  line: StartLine;
  way: number | null;
  asks: readonly EquipmentAsk[];
};

/** The choice key for the gold taken instead of a class's equipment (2014), in whole gold pieces. */
export function wealthPlace(classSlug: string): string {
  return `equipment:${classSlug}/wealth`;
}

/**
 * The starting equipment lines of the first class and the background, in order. A single alternative is given without a
 * choice.
 */
export function equipmentLines(
  book: Book,
  character: Character,
  { who, asked }: { who: Who; asked: readonly Asked[] },
): readonly EquipmentLine[] {
  const first = who.classes.find((taken) => taken.first)?.class ?? null;
  const rich = first !== null && picksAt(character, wealthPlace(first.slug)).length > 0;
  return [first, who.background].flatMap((giver) =>
    giver === null || (giver === first && rich)
      ? []
      : giver.equipment.map((line): EquipmentLine => {
          const place = `equipment:${giver.slug}/${line.key}`;
          const way = wayOf(line, picksAt(character, place)[0]);
          const items = way === null ? [] : (line.ways[way]?.items ?? []);
          const asks = items.flatMap((item, at): EquipmentAsk[] => {
            if (!('any' in item)) return [];
            return [askOf(book, character, asked, giver.slug, `${place}>${at}`, at, item)];
          });
          return { place, from: giver.name, line, way, asks };
        }),
  );
}

/** The picks at a place of a character's choices. */
function picksAt(character: Character, place: string): readonly string[] {
  return (Object.hasOwn(character.choices, place) && character.choices[place]) || [];
}

function wayOf({ ways }: StartLine, pick: string | undefined): number | null {
  if (ways.length === 1) return 0;
  return pick !== undefined && /^\d$/.test(pick) && Number(pick) < ways.length
    ? Number(pick)
    : null;
}

function askOf(
  book: Book,
  character: Character,
  asked: readonly Asked[],
  giver: string,
  place: string,
  at: number,
  { any, name, count = 1 }: AskedItem,
): EquipmentAsk {
  if (any.startsWith('same:')) {
    const key = any.slice('same:'.length);
    const isIt = ({ place: at }: Asked) =>
      at === `${giver}:first/${key}` || (at.startsWith(`${giver}/`) && at.endsWith(`#${key}`));
    const picked = asked.find(isIt)?.picked ?? [];
    // The choice can contain more than these tools: skills as well, or three instruments of which one is given.
    const tools = picked.filter((slug) => itemOf(book, slug)?.kind === 'tool').slice(0, count);
    const answers = tools.map((slug) => ({ slug, name: itemOf(book, slug)?.name ?? slug }));
    return { place, at, name, count: 0, picked: tools, answers };
  }
  const answers = book.items
    .filter((item) => isOfKind(item, any))
    .map((item) => ({ slug: item.slug, name: item.name }));
  return { place, at, name, count, picked: picksAt(character, place).slice(0, count), answers };
}

function isOfKind(item: Item, kind: string): boolean {
  if (item.kind !== 'weapon') return 'group' in item && item.group === kind;
  const [category, reach] = kind.split('-');
  if (item.category !== category) return false;
  return reach === 'weapon' || item.reach === reach;
}
