import type { DamageWish } from '~/fights/moves/thrown';
import type { StrikeDamage } from '~/fights/sheet/strike';

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
