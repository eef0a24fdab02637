import type { DamageWish } from '~/fights/moves/thrown';
import type { StrikeDamage } from '~/fights/sheet/strike';

/** Damage that comes whatever else holds; what asks for something besides is left to the table. */
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
