import type { Ability } from '~/rules/ability';

/**
 * A number that depends on the character. "Level" is the level of the class with the feature; for a race, background or
 * feat it is the character's level. Fractions are rounded down.
 */
export type Amount =
  | number
  /** An ability modifier, multiplied by `times`. */
  | { mod: Ability; times?: number }
  /** The proficiency bonus, multiplied by this number (0.5 is half of it). */
  | { proficiency: number }
  /** The level, multiplied by this number. */
  | { perLevel: number }
  /** The value from each level on: `{ 1: 2, 3: 3 }`; 0 below the first. */
  | { byLevel: Readonly<Record<number, number>> }
  | { sum: readonly Amount[] }
  | { most: readonly Amount[] };

/** The numbers from which an amount is calculated. */
export type AmountFacts = {
  level: number;
  proficiency: number;
  modifiers: Readonly<Record<Ability, number>>;
};

/** Calculates an amount for a character. */
export function amountOf(amount: Amount, facts: AmountFacts): number {
  if (typeof amount === 'number') return amount;
  if ('mod' in amount) return facts.modifiers[amount.mod] * (amount.times ?? 1);
  if ('proficiency' in amount) return Math.floor(facts.proficiency * amount.proficiency);
  if ('perLevel' in amount) return Math.floor(facts.level * amount.perLevel);
  if ('byLevel' in amount) return atLevel(amount.byLevel, facts.level) ?? 0;
  if ('sum' in amount)
    return amount.sum.reduce<number>((sum, one) => sum + amountOf(one, facts), 0);
  return Math.max(...amount.most.map((one) => amountOf(one, facts)));
}

/** Looks up the value for a level in a table of the levels where it changes; null below the first. */
export function atLevel<T>(table: Readonly<Record<number, T>>, level: number): T | null {
  let found: T | null = null;
  for (const [from, value] of Object.entries(table)) if (Number(from) <= level) found = value;
  return found;
}
