import type { DamageType } from '~/rules/damage-types';
import { parseDice } from '~/rules/dice/text/parse';
import { rollDice } from '~/rules/dice/throw/roll';
import type { Random } from '~/rules/random';

/** Damage to roll: dice ("8d6", "2d6+4", "12") and type. */
export type DamageWish = { dice: string; type: DamageType | null };

/** Rolled damage: the amount before share and defences, and the roll in words. */
export type ThrownPart = { type: DamageType | null; amount: number; text: string };

/**
 * Rolls damage, with doubled dice for a critical hit (SRD 5.1 and 5.2.1, "Critical Hits"); a sentence when the dice
 * are invalid.
 */
export function throwDamage(
  wishes: readonly DamageWish[],
  random: Random,
  critical = false,
): readonly ThrownPart[] | { problem: string } {
  const parts: ThrownPart[] = [];
  for (const { dice, type } of wishes) {
    const parsed = parseDice(dice);
    if (!parsed.ok) return { problem: `The damage “${dice}” cannot be rolled: ${parsed.problem}` };
    const { total, text } = rollDice(parsed.roll, random, { critical });
    const amount = Math.max(0, Math.min(99_999, Math.floor(total)));
    parts.push({ type, amount: Number.isFinite(amount) ? amount : 0, text });
  }
  return parts;
}
