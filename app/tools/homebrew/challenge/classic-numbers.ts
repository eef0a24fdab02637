/** The typical numbers of a creature of one challenge rating. */
export type ClassicNumbers = {
  readonly hitPoints: number;
  readonly armorClass: number;
  readonly attackBonus: number;
  readonly saveDc: number;
  readonly damage: number;
};

/*
 * Our own numbers, not taken from a book: medians of the SRD 5.1 creatures of each rating as this engine measures them,
 * made monotonic, interpolated where the SRD has no creature, and smoothed. The test beside this file recalculates and
 * compares them. Hit points and armor class are effective ones; damage is per round.
 */
const ROWS: readonly (readonly [number, number, number, number, number])[] = [
  [3, 11, 2, 11, 1],
  [7, 12, 3, 11, 3],
  [12, 12, 4, 11, 5],
  [20, 12, 4, 11, 8],
  [29, 12, 4, 11, 11],
  [43, 13, 5, 12, 14],
  [62, 13, 5, 13, 18],
  [85, 14, 6, 13, 23],
  [105, 15, 6, 14, 29],
  [121, 16, 7, 14, 36],
  [134, 17, 7, 15, 43],
  [147, 18, 8, 15, 47],
  [163, 18, 9, 16, 51],
  [177, 19, 9, 16, 56],
  [188, 19, 10, 17, 61],
  [203, 19, 10, 17, 68],
  [224, 20, 10, 18, 78],
  [246, 20, 11, 18, 91],
  [263, 21, 11, 18, 102],
  [280, 21, 12, 19, 108],
  [299, 22, 13, 20, 113],
  [316, 22, 14, 20, 116],
  [332, 22, 14, 21, 119],
  [355, 23, 14, 21, 124],
  [398, 23, 15, 22, 131],
  [463, 24, 16, 23, 138],
  [537, 24, 16, 23, 145],
  [603, 24, 17, 24, 154],
  [657, 25, 17, 24, 164],
  [704, 26, 18, 24, 175],
  [753, 27, 18, 24, 188],
  [804, 27, 18, 24, 202],
  [859, 28, 19, 24, 216],
  [917, 29, 19, 24, 232],
];

/** The typical numbers for each index of the list of challenge ratings, lowest first. */
export const CLASSIC_NUMBERS: readonly ClassicNumbers[] = ROWS.map(
  ([hitPoints, armorClass, attackBonus, saveDc, damage]) => ({
    hitPoints,
    armorClass,
    attackBonus,
    saveDc,
    damage,
  }),
);
