import { MOVEMENTS, type Movement, type Sense } from '../book/gift';
import type { Facts } from './facts';
import type { Sheet, Told } from './sheet';
import { told } from './told';
import { lostBy, type Worn } from './worn';

type Part = Told['parts'][number];

/** Speeds in feet: the race's, those that features set or add, and the reduction by heavy armor. */
export function speedsOf(facts: Facts, worn: Worn): Sheet['speeds'] {
  const walk = told('speed.walk', walkParts(facts, worn), facts.overrides);
  const found: Partial<Record<Movement, Told>> = { walk };
  for (const way of MOVEMENTS) {
    if (way === 'walk') continue;
    const set = bestSet(facts, worn, way, walk.value);
    if (set) found[way] = told(`speed.${way}`, [set, ...more(facts, worn, way)], facts.overrides);
  }
  return found;
}

function walkParts(facts: Facts, worn: Worn): Part[] {
  const { race } = facts.who;
  const natural: Part = { label: race?.name ?? 'Base', plus: race?.speed ?? 30 };
  const set = bestSet(facts, worn, 'walk', 0);
  const base = set && set.plus > natural.plus ? set : natural;
  const slowing = worn.armors.filter(
    ({ item }) => item.strength && facts.scores.str.value < item.strength,
  );
  const slowed = facts.given('no-slowing').length > 0 ? [] : slowing.slice(0, 1);
  return [
    base,
    ...more(facts, worn, 'walk'),
    ...slowed.map(({ item }) => ({ label: `${item.name} is too heavy`, plus: -10 })),
  ];
}

function bestSet(facts: Facts, worn: Worn, way: Movement, walk: number): Part | null {
  let best: Part | null = null;
  for (const { gift, had } of facts.given('speed')) {
    if (gift.way !== way || lostBy(worn, gift.unless)) continue;
    const plus = gift.set === 'walk' ? walk : gift.set;
    if (!best || plus > best.plus) best = { label: had.name, plus };
  }
  return best;
}

function more(facts: Facts, worn: Worn, way: Movement): Part[] {
  return facts
    .given('speed-bonus')
    .filter(({ gift }) => gift.way === way && !lostBy(worn, gift.unless))
    .map(({ gift, had }) => ({ label: had.name, plus: facts.amount(gift.plus, had) }));
}

/** Senses in feet: the longest range of each, or an increase of a range the character already has. */
export function sensesOf(facts: Facts): Sheet['senses'] {
  const found = new Map<Sense, Part[]>();
  for (const { gift, had } of facts.given('sense')) {
    const before = found.get(gift.sense);
    const label = had.name;
    if (before && gift.more) before.push({ label, plus: gift.more });
    else if (!before || (before[0]?.plus ?? 0) < gift.feet)
      found.set(gift.sense, [{ label, plus: gift.feet }]);
  }
  return Object.fromEntries(
    [...found].map(([sense, parts]) => [sense, told(`sense.${sense}`, parts, facts.overrides)]),
  );
}
