import type { StrikeDamage } from '../sheet/strike';
import type { DamageWish } from './thrown';

/** The unconditional damage; conditional damage is left to the players. */
export function damageOf(parts: readonly StrikeDamage[]): DamageWish[] {
  return parts
    .filter(({ when, instead }) => when === null && !instead)
    .map(({ dice, bonus, average, type }) => ({
      dice:
        dice === null
          ? String(average)
          : `${dice.count}d${dice.sides}${bonus === 0 ? '' : bonus < 0 ? bonus : `+${bonus}`}`,
      type,
    }));
}
