import type { Dice } from '~/compendium/records/record-parts';

/** An amount of damage: dice and a bonus with their average, or a flat number. */
export type Amount = {
  readonly dice: Dice | null;
  readonly bonus: number;
  readonly average: number;
};

/**
 * Multiplies an amount, keeping the kind of dice; the increase of the attack's ability (`gained`) goes to the bonus. An
 * amount without a bonus stays without one if its dice allow.
 */
export function scaledAmount(
  { dice, bonus, average }: Amount,
  factor: number,
  gained: number,
): Amount {
  const wanted = Math.max(1, Math.round(average * factor));
  if (dice === null) return { dice, bonus: Math.min(999, wanted), average: Math.min(999, wanted) };
  const each = (dice.sides + 1) / 2;
  const plain = bonus === 0 ? 0 : Math.max(-5, Math.min(bonus + gained, wanted - 1));
  const count = Math.min(200, Math.max(1, Math.round((wanted - plain) / each)));
  const rest = wanted - Math.floor(count * each);
  const fitted = bonus === 0 && Math.abs(rest) < each ? 0 : Math.max(-99, Math.min(999, rest));
  // If one die is already too much, the amount becomes a flat number.
  if (Math.floor(each + fitted) < 1 || (count === 1 && wanted < each / 2)) {
    return { dice: null, bonus: wanted, average: wanted };
  }
  return {
    dice: { count, sides: dice.sides },
    bonus: fitted,
    average: Math.max(0, Math.floor(count * each) + fitted),
  };
}
