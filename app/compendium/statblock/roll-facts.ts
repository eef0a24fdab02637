export type RollFacts = { least: number; most: number; mean: number };

const SIMPLE = /^(\d+)d(\d+)([+-]\d+)?$/;

/** The least, the most and the mean of dice of one kind with a constant ("2d6+3"); null for any other dice. */
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

/** The chances of some dice in words: "2d6+3: 5 to 15, on average 10". */
export function rollHint(dice: string): string {
  const facts = rollFacts(dice);
  if (facts === null) return dice;
  return `${dice}: ${facts.least} to ${facts.most}, on average ${facts.mean}`;
}
