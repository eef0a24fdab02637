import type { Roll } from './roll';

export type RollFacts = { least: number; most: number; mean: number };

const SIMPLE = /^(\d+)d(\d+)([+-]\d+)?$/;

/** The minimum, maximum and mean of dice of one kind with a constant ("2d6+3"); null for any other expression. */
export function rollFacts(dice: string): RollFacts | null {
  const found = SIMPLE.exec(dice);
  if (!found) return null;
  const count = Number(found[1]);
  const sides = Number(found[2]);
  const constant = Number(found[3] ?? 0);
  return {
    least: count + constant,
    most: count * sides + constant,
    mean: (count * (sides + 1)) / 2 + constant,
  };
}

/**
 * The range of a roll in words: "1d20+5: 6 to 25, on average 15.5"; for an attack also its damage, one line per part.
 */
export function rollHint({ dice, damage = [] }: Pick<Roll, 'dice' | 'damage'>): string {
  const dealt = damage.map((part) => `${diceHint(part.dice)} ${part.type} damage`);
  return [diceHint(dice), ...dealt].join('\n');
}

function diceHint(dice: string): string {
  const facts = rollFacts(dice);
  if (facts === null) return dice;
  return `${dice}: ${facts.least} to ${facts.most}, on average ${facts.mean}`;
}
