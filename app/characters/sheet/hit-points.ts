import { classOf } from '../book/find';
import type { Facts } from './facts';
import type { Sheet, Told } from './sheet';
import { told } from './told';

/** The average of a hit die, rounded up, as used for each level (SRD, "Hit Points and Hit Dice"). */
export function averageOf(hitDie: number): number {
  return hitDie / 2 + 1;
}

/**
 * Maximum hit points: the maximum of the first hit die, then each level's roll or average, plus Constitution, at least
 * 1 per level.
 */
export function hitPointsOf(facts: Facts): Told {
  const { character, modifiers, overrides } = facts;
  const parts: { label: string; plus: number }[] = [];
  let least = 0;
  character.levels.forEach(({ class: slug, hp }, at) => {
    const one = classOf(facts.book, slug);
    if (!one) return;
    const plus = at === 0 ? one.hitDie : (hp ?? averageOf(one.hitDie));
    const last = parts.at(-1);
    if (at > 1 && last?.label === one.name) last.plus += plus;
    else parts.push({ label: at === 0 ? `${one.name} 1, maximum` : one.name, plus });
    least += Math.max(0, 1 - (plus + modifiers.con));
  });
  parts.push({ label: 'Constitution', plus: modifiers.con * character.levels.length });
  parts.push({ label: 'At least 1 per level', plus: least });
  for (const { gift, had } of facts.given('hit-points')) {
    const each = (gift.each ?? 0) * had.amountLevel;
    const once = gift.once === undefined ? 0 : facts.amount(gift.once, had);
    parts.push({ label: had.name, plus: each + once });
  }
  const levelled = character.levels.length > 0 ? parts : [{ label: 'No level yet', plus: 0 }];
  return told('hp', levelled, overrides);
}

/** Hit dice by number of sides, largest first. */
export function hitDiceOf({ who }: Facts): Sheet['hitDice'] {
  const counts = new Map<number, number>();
  for (const { class: one, level } of who.classes)
    counts.set(one.hitDie, (counts.get(one.hitDie) ?? 0) + level);
  return [...counts]
    .map(([sides, count]) => ({ sides, count }))
    .sort((one, other) => other.sides - one.sides);
}
