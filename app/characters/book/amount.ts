import type { Ability } from '~/rules/ability';

/**
 * A number that grows with whoever has it. "Level" is that of the class whose feature it is; of a race, a background or a feat it is
 * the character's. Halves and parts are rounded down.
 */
export type Amount =
  | number
  /** An ability's modifier, so many times. */
  | { mod: Ability; times?: number }
  /** The proficiency bonus, so many times (0.5 is half of it). */
  | { proficiency: number }
  /** The level, so many times. */
  | { perLevel: number }
  /** What holds from each level on: `{ 1: 2, 3: 3 }`; nothing below the first. */
  | { byLevel: Readonly<Record<number, number>> }
  | { sum: readonly Amount[] }
  | { most: readonly Amount[] };

/** What an amount is reckoned from. */
export type AmountFacts = {
  level: number;
  proficiency: number;
  modifiers: Readonly<Record<Ability, number>>;
};

/** The number of an amount for somebody. */
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

/** What holds at a level of a table that names where something changes; null below its first line. */
export function atLevel<T>(table: Readonly<Record<number, T>>, level: number): T | null {
  let found: T | null = null;
  for (const [from, value] of Object.entries(table)) if (Number(from) <= level) found = value;
  return found;
}
