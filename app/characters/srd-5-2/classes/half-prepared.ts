/**
 * The number of prepared spells of 2024's paladins and rangers, from the levels where it changes (SRD 5.2, class
 * tables).
 */
export const HALF_PREPARED = {
  1: 2,
  2: 3,
  3: 4,
  4: 5,
  5: 6,
  7: 7,
  9: 9,
  11: 10,
  13: 11,
  15: 12,
  17: 14,
  19: 15,
};
