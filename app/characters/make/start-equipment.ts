import type { Book } from '../book/book';
import { itemOf } from '../book/find';
import type { Carried, Character } from '../record/character';
import { type EquipmentLine, equipmentLines, wealthPlace } from '../sheet/equipment-lines';
import { factsOf } from '../sheet/facts';
import { proficienciesOf, trainedWith } from '../sheet/proficiencies';
import { armorOf, weaponOf } from '../sheet/worn';
import { armorWorth } from './armor-worth';

/** The ids of starting equipment; choosing it again first removes these items. */
const START_ID = /^start-\d+$/;

type Taken = { items: ReadonlyMap<string, number>; gold: number };

/** The starting equipment lines of a character, with its choices. */
export function startEquipment(book: Book, character: Character): readonly EquipmentLine[] {
  const { who, walk } = factsOf(book, character);
  return equipmentLines(book, character, { who, asked: walk.asked });
}

/**
 * Adds everything that the chosen lines give, with packs unpacked and the best items equipped; items of an earlier
 * choice are removed. `before` is the character with that earlier choice, when it differs.
 */
export function withStartEquipment(
  book: Book,
  character: Character,
  before: Character = character,
): Character {
  const had = character.items.some(({ id }) => START_ID.test(id));
  const formerly = had ? takenOf(book, before).gold : 0;
  const { items, gold } = takenOf(book, character);
  const own = character.items.filter(({ id }) => !START_ID.test(id));
  const given = [...items].map(
    ([slug, count], at): Carried => thing(`start-${at + 1}`, slug, count),
  );
  const { coins } = character.play;
  const gp = Math.max(0, coins.gp - formerly) + gold;
  const with_ = { ...character, items: [...own, ...given].slice(0, 200) };
  return equipped(book, { ...with_, play: { ...character.play, coins: { ...coins, gp } } });
}

/**
 * Adds the starting equipment once its last line is chosen, and again whenever a line changes; otherwise returns the
 * character unchanged.
 */
export function withPickedEquipment(book: Book, before: Character, after: Character): Character {
  const lines = startEquipment(book, after);
  const isOpen = lines.some(
    ({ way, asks }) => way === null || asks.some(({ picked, count }) => picked.length < count),
  );
  const isChosen = lines.some(({ line }) => line.ways.length > 1);
  if (isOpen || !isChosen) return after;
  const signOf = (all: readonly EquipmentLine[]) =>
    JSON.stringify(all.map(({ place, way, asks }) => [place, way, asks.map((ask) => ask.picked)]));
  if (signOf(lines) === signOf(startEquipment(book, before))) return after;
  return withStartEquipment(book, after, before);
}

function thing(id: string, item: string, count: number): Carried {
  return {
    id,
    item,
    name: '',
    count,
    equipped: false,
    attuned: false,
    plus: 0,
    twoHanded: false,
    pounds: null,
    weapon: null,
    armor: null,
    charges: null,
    notes: '',
  };
}

function takenOf(book: Book, character: Character): Taken {
  const items = new Map<string, number>();
  const add = (slug: string, count: number) => {
    const item = itemOf(book, slug);
    if (item && 'holds' in item && item.holds)
      for (const held of item.holds) add(held.item, held.count * count);
    else items.set(slug, (items.get(slug) ?? 0) + count);
  };
  let gold = 0;
  for (const { line, way, asks } of startEquipment(book, character)) {
    const chosen = way === null ? undefined : line.ways[way];
    gold += chosen?.gold ?? 0;
    chosen?.items.forEach((item, at) => {
      if ('item' in item) add(item.item, item.count ?? 1);
      else for (const slug of asks.find((ask) => ask.at === at)?.picked ?? []) add(slug, 1);
    });
  }
  const first = character.levels[0]?.class ?? '';
  const wealth = character.choices[wealthPlace(first)]?.[0] ?? '';
  if (/^\d{1,4}$/.test(wealth)) gold += Number(wealth);
  return { items, gold };
}

/** Equips the best armor with training and a weapon, and a shield if a hand is free. */
export function equipped(book: Book, character: Character): Character {
  const facts = factsOf(book, character);
  const { armor, weapons } = proficienciesOf(facts);
  const trained = new Set(armor.map(({ slug }) => slug));
  const { str, dex } = facts.modifiers;
  let worn: { id: string; worth: number } | null = null;
  const held: Record<'one' | 'both', { id: string; worth: number } | null> = {
    one: null,
    both: null,
  };
  let shield: string | null = null;
  const bare = bareWorth(facts);
  for (const carried of character.items) {
    const item = armorOf(book, carried);
    if (item !== null && trained.has(item.category)) {
      if (item.category === 'shield') shield ??= carried.id;
      else {
        const worth = armorWorth(facts, item, carried.plus);
        if (worth > (worn?.worth ?? bare)) worn = { id: carried.id, worth };
      }
    }
    const weapon = weaponOf(facts, carried);
    if (!weapon?.damage || !trainedWith(weapon, weapons)) continue;
    const ranged = weapon.reach === 'ranged';
    const skill = ranged ? dex : weapon.properties.includes('finesse') ? Math.max(str, dex) : str;
    const { count, sides } = weapon.damage;
    const worth = (count * (sides + 1)) / 2 + 2 * skill - (ranged ? 1 : 0);
    const hands = weapon.properties.includes('two-handed') ? 'both' : 'one';
    if (worth > (held[hands]?.worth ?? -99)) held[hands] = { id: carried.id, worth };
  }
  const free = facts.given('armor-class').every(({ gift }) => gift.shield) || worn !== null;
  const both = withBoth(
    facts,
    held.one?.worth ?? null,
    held.both?.worth ?? null,
    shield !== null && free,
  );
  const weapon = both ? held.both : held.one;
  const on = new Set([worn?.id, weapon?.id, both || !free ? null : shield]);
  return {
    ...character,
    items: character.items.map((one) => ({
      ...one,
      equipped: on.has(one.id) || isRing(book, one),
    })),
  };
}

/** How much better a two-handed weapon must be than a one-handed weapon with a shield. */
const SHIELD_WORTH = 3;

/**
 * Returns whether to use the two-handed weapon: when it is better by more than a shield's worth; spellcasters keep the
 * shield.
 */
function withBoth(
  { who }: ReturnType<typeof factsOf>,
  one: number | null,
  both: number | null,
  shield: boolean,
): boolean {
  if (both === null || one === null) return both !== null;
  const casts = who.classes.some(({ class: { casting } }) => casting?.kind === 'full');
  if (shield && casts) return false;
  return both > one + (shield ? SHIELD_WORTH : 0);
}

/** An equipped item that is neither armor nor weapon stays equipped. */
function isRing(book: Book, carried: Carried): boolean {
  const kind = carried.item ? itemOf(book, carried.item)?.kind : undefined;
  const isPlain = carried.weapon === null && armorOf(book, carried) === null;
  return carried.equipped && isPlain && kind !== 'weapon';
}

function bareWorth(facts: ReturnType<typeof factsOf>): number {
  return facts.given('armor-class').reduce(
    (best, { gift }) =>
      Math.max(
        best,
        gift.abilities.reduce((sum, ability) => sum + facts.modifiers[ability], gift.base),
      ),
    10 + facts.modifiers.dex,
  );
}
