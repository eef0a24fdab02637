import type { Random } from '~/rules/random';
import { itemOf } from '../book/find';
import type { StartItem } from '../book/item';
import type { EquipmentAsk, EquipmentLine } from '../sheet/equipment-lines';
import type { Facts } from '../sheet/facts';
import { proficienciesOf, trainedWith } from '../sheet/proficiencies';
import { armorWorth } from './armor-worth';

/**
 * Chooses an alternative of a starting equipment line: one with training, and among those with armor the highest AC.
 * Deterministic without `random`.
 */
export function wayFor(facts: Facts, { line }: EquipmentLine, random: Random | null): number {
  const filled = line.ways.flatMap(({ items }, at) => (items.length > 0 ? [at] : []));
  const itemsOf = (at: number) => line.ways[at]?.items ?? [];
  const fit = filled.filter((at) => itemsOf(at).every((one) => isTrainedFor(facts, one)));
  const full = fit.length > 0 ? fit : filled;
  const worth = (at: number) => Math.max(0, ...itemsOf(at).map((one) => worthOf(facts, one)));
  const most = Math.max(0, ...full.map(worth));
  const best = full.filter((at) => worth(at) === most);
  return random && best.length > 0 ? random.pick(best) : (best[0] ?? 0);
}

/**
 * Chooses different items of a kind: weapons with training and available ammunition, items that are not given anyway,
 * and no two-handed weapons beside a shield. If there are too few of these, any item of the kind.
 */
export function thingsFor(
  facts: Facts,
  { place, count, answers }: EquipmentAsk,
  lines: readonly EquipmentLine[],
  random: Random | null,
): string[] {
  const others = givenBy(lines, place);
  const { weapons } = proficienciesOf(facts);
  const withShield = hasShield(facts, lines);
  const wishes: readonly ((slug: string) => boolean)[] = [
    (slug) => {
      const item = itemOf(facts.book, slug);
      return item?.kind !== 'weapon' || trainedWith(item, weapons);
    },
    (slug) => {
      const item = itemOf(facts.book, slug);
      return item?.kind !== 'weapon' || !item.ammunition || others.has(item.ammunition);
    },
    (slug) => {
      const item = itemOf(facts.book, slug);
      const isMelee = item?.kind === 'weapon' && item.reach === 'melee';
      return !withShield || !isMelee || !isTwoHanded(item.properties);
    },
    (slug) => !others.has(slug),
    (slug) => !POOR_THINGS.includes(slug),
  ];
  let fit = answers.map(({ slug }) => slug);
  for (const wish of wishes) {
    const left = fit.filter(wish);
    if (left.length >= Math.min(count, answers.length)) fit = left;
  }
  const best = [
    ...fit.filter((slug) => GOOD_THINGS.includes(slug)),
    ...fit.filter((slug) => !GOOD_THINGS.includes(slug)),
  ];
  const order = random ? random.shuffle(fit) : best;
  return Array.from({ length: count }, (_, at) => order[at % order.length] ?? '');
}

/** The slugs of everything that the lines give, except the picks at one place. */
function givenBy(lines: readonly EquipmentLine[], place: string): ReadonlySet<string> {
  const fixed = lines.flatMap(({ line, way }) =>
    way === null
      ? []
      : (line.ways[way]?.items ?? []).flatMap((one) => ('item' in one ? [one.item] : [])),
  );
  const picked = lines.flatMap(({ asks }) =>
    asks.flatMap((ask) => (ask.place === place ? [] : ask.picked)),
  );
  return new Set([...fixed, ...picked]);
}

/** Weapons that are never chosen for a fighting character. */
const POOR_THINGS: readonly string[] = ['blowgun', 'net'];

const GOOD_THINGS = ['longsword', 'mace', 'quarterstaff', 'greatsword', 'lute'];

function isTwoHanded(properties: readonly string[]): boolean {
  return properties.includes('two-handed');
}

/** Returns whether the chosen equipment already includes a shield with training. */
function hasShield(facts: Facts, lines: readonly EquipmentLine[]): boolean {
  const given = lines.flatMap(({ line, way }) =>
    way === null ? [] : (line.ways[way]?.items ?? []),
  );
  const isShield = (one: StartItem) => {
    const item = 'item' in one ? itemOf(facts.book, one.item) : null;
    return item?.kind === 'armor' && item.category === 'shield';
  };
  return given.some((one) => isShield(one) && isTrainedFor(facts, one));
}

/** The AC of armor; 0 for anything else. */
function worthOf(facts: Facts, one: StartItem): number {
  const item = 'item' in one ? itemOf(facts.book, one.item) : null;
  return item?.kind === 'armor' && item.category !== 'shield' ? armorWorth(facts, item) : 0;
}

/** Returns whether the character is trained with a weapon or armor; always true for other items and for kinds. */
function isTrainedFor(facts: Facts, one: StartItem): boolean {
  const item = 'item' in one ? itemOf(facts.book, one.item) : null;
  const { armor, weapons } = proficienciesOf(facts);
  if (item?.kind === 'weapon') return trainedWith(item, weapons);
  return item?.kind !== 'armor' || armor.some(({ slug }) => slug === item.category);
}
