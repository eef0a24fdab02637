/** Experience points by challenge rating (SRD 5.1, "Monsters: Challenge"). CR 0 gives 10, or 0 without an attack. */
const XP_BY_CHALLENGE: Readonly<Record<number, number>> = {
  0: 10,
  0.125: 25,
  0.25: 50,
  0.5: 100,
  1: 200,
  2: 450,
  3: 700,
  4: 1100,
  5: 1800,
  6: 2300,
  7: 2900,
  8: 3900,
  9: 5000,
  10: 5900,
  11: 7200,
  12: 8400,
  13: 10000,
  14: 11500,
  15: 13000,
  16: 15000,
  17: 18000,
  18: 20000,
  19: 22000,
  20: 25000,
  21: 33000,
  22: 41000,
  23: 50000,
  24: 62000,
  25: 75000,
  26: 90000,
  27: 105000,
  28: 120000,
  29: 135000,
  30: 155000,
};

/** The experience points of a challenge rating (throws RangeError for an unknown rating). */
export function xpByChallenge(cr: number): number {
  const xp = XP_BY_CHALLENGE[cr];
  if (xp === undefined) throw new RangeError(`${cr} is not a challenge rating`);
  return xp;
}

/** The proficiency bonus of a creature of this challenge rating (SRD 5.1, "Proficiency Bonus by Challenge Rating"). */
export function proficiencyByChallenge(cr: number): number {
  return cr < 5 ? 2 : 2 + Math.floor((cr - 1) / 4);
}
