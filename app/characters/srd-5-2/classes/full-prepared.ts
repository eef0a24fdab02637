/**
 * The number of prepared spells of 2024's bards, clerics and druids at class levels 1 to 20 (SRD 5.2). Sorcerers differ
 * at levels 1 and 2.
 */
export const FULL_PREPARED: readonly number[] = [
  4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 16, 17, 17, 18, 18, 19, 20, 21, 22,
];
