import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { Random } from '~/rules/random';

/** How a creature's hit points are found when it joins: as printed, by its dice, or the ends of what the dice can show. */
export const HIT_POINTS_BY = ['average', 'rolled', 'least', 'most'] as const;
export type HitPointsBy = (typeof HIT_POINTS_BY)[number];

/** The hit points of one such creature, at least 1 (SRD 5.1 and 5.2.1 "Hit Points" of monsters). */
export function hitPointsBy(
  { hp }: Pick<MonsterRecord, 'hp'>,
  how: HitPointsBy,
  random: Random,
): number {
  const { count, sides } = hp.dice;
  if (how === 'average') return hp.average;
  if (how === 'least') return Math.max(1, count + hp.constant);
  if (how === 'most') return Math.max(1, count * sides + hp.constant);
  let total = hp.constant;
  for (let thrown = 0; thrown < count; thrown += 1) total += random.die(sides);
  return Math.max(1, total);
}
