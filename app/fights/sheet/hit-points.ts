import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { Random } from '~/rules/random';

/**
 * How a joining creature's hit points are set: printed average, rolled, or the minimum or maximum of the dice.
 */
export const HIT_POINTS_BY = ['average', 'rolled', 'least', 'most'] as const;
export type HitPointsBy = (typeof HIT_POINTS_BY)[number];

/** Returns the hit points of one creature, at least 1 (SRD 5.1 and 5.2.1 "Hit Points" of monsters). */
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
