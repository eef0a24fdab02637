const FRACTIONS: ReadonlyMap<number, string> = new Map([
  [0.125, '1/8'],
  [0.25, '1/4'],
  [0.5, '1/2'],
]);

/**
 * Every challenge rating, lowest first: 0, 1/8, 1/4, 1/2, 1 … 30. Separate from the XP table, so that a page that only
 * lists ratings does not load that table.
 */
export const CHALLENGE_RATINGS: readonly number[] = [
  0,
  0.125,
  0.25,
  0.5,
  ...Array.from({ length: 30 }, (_, at) => at + 1),
];

/** Whether this number is a challenge rating. */
export function isChallenge(cr: number): boolean {
  return CHALLENGE_RATINGS.includes(cr);
}

/** A challenge rating as text: 0.25 is "1/4", 12 is "12". */
export function challengeText(cr: number): string {
  return FRACTIONS.get(cr) ?? String(cr);
}
