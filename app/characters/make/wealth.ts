import type { Random } from '~/rules/random';
import type { Book } from '../book/book';
import { classOf } from '../book/find';
import type { Character } from '../record/character';
import { wealthPlace } from '../sheet/equipment-lines';

/** Starting gold rolled instead of the first class's equipment, with the dice (SRD 5.1, "Starting Wealth by Class"). */
export type Wealth = { dice: number[]; times: number; gold: number };

/** Rolls the starting gold of a character's first class; null when the edition has none. */
export function rolledWealth(book: Book, character: Character, random: Random): Wealth | null {
  const wealth = classOf(book, character.levels[0]?.class ?? '')?.wealth;
  if (!wealth) return null;
  const { count, sides, times } = wealth;
  const dice = Array.from({ length: count }, () => random.die(sides));
  return { dice, times, gold: dice.reduce((sum, die) => sum + die, 0) * times };
}

/** Chooses starting gold instead of the first class's equipment; the background's equipment is still given. */
export function withWealth(character: Character, gold: number): Character {
  const place = wealthPlace(character.levels[0]?.class ?? '');
  return { ...character, choices: { ...character.choices, [place]: [`${gold}`] } };
}
