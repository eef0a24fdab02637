/**
 * The experience points at which each level begins, from level 1 on (SRD 5.1, "Beyond 1st Level: Character
 * Advancement"; the same in SRD 5.2.1).
 */
const LEVEL_BEGINS: readonly number[] = [
  0, 300, 900, 2700, 6500, 14_000, 23_000, 34_000, 48_000, 64_000, 85_000, 100_000, 120_000,
  140_000, 165_000, 195_000, 225_000, 265_000, 305_000, 355_000,
];

/** The level, 1 to 20, of a character with this many experience points. */
export function levelByXp(xp: number): number {
  return Math.max(1, LEVEL_BEGINS.filter((least) => xp >= least).length);
}
