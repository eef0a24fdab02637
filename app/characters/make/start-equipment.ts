import type { Random } from '~/rules/random';
import type { Book } from '../book/book';
import { backgroundOf, classOf, itemOf } from '../book/find';
import type { Item, StartItem, StartLine } from '../book/item';
import { type Carried, type Character, carried } from '../record/character';

/** A thing of a kind that a way of starting equipment lets one choose. */
export type StartKind = {
  place: string;
  name: string;
  from: string;
  picked: readonly string[];
  answers: readonly { value: string; label: string }[];
};

/** A line of starting equipment with its ways, and what the chosen one asks. */
export type AskedLine = StartKind & { line: StartLine; kinds: readonly StartKind[] };

/**
 * What the first class and the background begin with, each line with its ways (SRD 5.1, "Equipment" of each class). What has one way
 * alone is chosen already.
 */
export function startLines(book: Book, character: Character): AskedLine[] {
  const first = classOf(book, character.levels[0]?.class ?? '');
  const background = backgroundOf(book, character.background ?? '');
  return [first, background].flatMap((giver) =>
    (giver?.equipment ?? []).map((line) =>
      askedLine(book, character, giver?.slug ?? '', giver?.name ?? '', line),
    ),
  );
}

function askedLine(
  book: Book,
  character: Character,
  slug: string,
  from: string,
  line: StartLine,
): AskedLine {
  const place = `equipment:${slug}/${line.key}`;
  const kept = character.choices[place]?.[0];
  const picked =
    line.ways.length === 1 ? '0' : kept !== undefined && line.ways[Number(kept)] ? kept : null;
  const way = picked === null ? undefined : line.ways[Number(picked)];
  const kinds = (way?.items ?? []).flatMap((item, at) =>
    'any' in item ? [askedKind(book, character, `${place}>${at}`, from, item)] : [],
  );
  return {
    ...{ place, from, line, kinds, name: 'One of these' },
    picked: picked === null ? [] : [picked],
    answers: line.ways.map(({ label }, at) => ({ value: String(at), label })),
  };
}

function askedKind(
  book: Book,
  character: Character,
  place: string,
  from: string,
  { any, name }: Extract<StartItem, { any: string }>,
): StartKind {
  const answers = ofKind(book, character, any).map(({ slug, name: label }) => ({
    value: slug,
    label,
  }));
  const kept = (character.choices[place] ?? []).filter((pick) =>
    answers.some(({ value }) => value === pick),
  );
  const [only] = answers;
  const picked = answers.length === 1 && only ? [only.value] : kept.slice(0, 1);
  return { place, name, from, picked, answers };
}

/** Everything of the book of a kind: weapons by category and reach, other things by their group, or what was picked elsewhere. */
function ofKind(book: Book, character: Character, any: string): Item[] {
  if (any.startsWith('same:')) {
    const picks = Object.entries(character.choices).find(([place]) => place.endsWith(any.slice(5)));
    return (picks?.[1] ?? []).flatMap((slug) => itemOf(book, slug) ?? []);
  }
  const [category, reach] = any.split('-');
  return book.items.filter((item) => {
    if (item.kind !== 'weapon') return 'group' in item && item.group === any;
    if (category !== item.category) return false;
    return reach === 'weapon' || reach === item.reach;
  });
}

/** What everything chosen of starting equipment holds, or which line still asks for something, in words. */
export function startEquipment(
  book: Book,
  character: Character,
  newId: () => string,
): { character: Character; problem: string | null } {
  const lines = startLines(book, character);
  const open = lines.find(
    ({ picked, kinds }) => picked.length === 0 || kinds.some((kind) => kind.picked.length === 0),
  );
  if (open) return { character, problem: `Choose your starting equipment first (${open.from}).` };
  let gold = 0;
  const items: Carried[] = [...character.items];
  for (const { line, picked, kinds } of lines) {
    const way = line.ways[Number(picked[0])];
    gold += way?.gold ?? 0;
    const asked = kinds.map((kind) => kind.picked[0] ?? '');
    for (const one of way?.items ?? []) {
      const slug = 'any' in one ? (asked.shift() ?? '') : one.item;
      const item = itemOf(book, slug);
      if (item) add(items, item, one.count ?? 1, newId);
    }
  }
  const coins = { ...character.play.coins, gp: Math.min(999_999, character.play.coins.gp + gold) };
  const worn = wearing(book, items.slice(0, 200));
  return {
    character: { ...character, items: worn, play: { ...character.play, coins } },
    problem: null,
  };
}

/** One more of a thing: what is held in hand stays by itself, the rest is counted together. */
function add(items: Carried[], item: Item, count: number, newId: () => string): void {
  const at = items.findIndex((one) => one.item === item.slug && !one.attuned && one.plus === 0);
  const there = items[at];
  if (there) items[at] = { ...there, count: Math.min(9999, there.count + count) };
  else items.push(carried.parse({ id: newId(), item: item.slug, count }));
}

/** The best armor, a shield, and all weapons in hand, where nothing is worn yet. */
function wearing(book: Book, items: readonly Carried[]): Carried[] {
  if (items.some(({ equipped }) => equipped)) return [...items];
  const armor = items.flatMap((one) => {
    const item = itemOf(book, one.item ?? '');
    return item?.kind === 'armor' && item.category !== 'shield'
      ? [{ id: one.id, base: item.base }]
      : [];
  });
  const best = armor.sort((one, other) => other.base - one.base)[0]?.id;
  return items.map((one) => {
    const item = itemOf(book, one.item ?? '');
    const isShield = item?.kind === 'armor' && item.category === 'shield';
    return { ...one, equipped: one.id === best || isShield || item?.kind === 'weapon' };
  });
}

/** Gold pieces instead of the equipment of the first class (SRD 5.1, "Starting Wealth by Class"), with the roll in words. */
export function startWealth(
  book: Book,
  character: Character,
  random: Random,
): { character: Character; said: string } {
  const wealth = classOf(book, character.levels[0]?.class ?? '')?.wealth;
  if (!wealth) return { character, said: 'This class has no starting wealth.' };
  const dice = Array.from({ length: wealth.count }, () => random.die(wealth.sides));
  const gold = dice.reduce((sum, die) => sum + die, 0) * wealth.times;
  const coins = { ...character.play.coins, gp: Math.min(999_999, character.play.coins.gp + gold) };
  const times = wealth.times > 1 ? ` × ${wealth.times}` : '';
  const said = `${dice.join(' + ')}${dice.length > 1 && times ? ',' : ''}${times} = ${gold} gold pieces.`;
  return { character: { ...character, play: { ...character.play, coins } }, said };
}
