import type { Pairs } from './ask';

/** Where a fight may happen, each with a drawing of its own behind the table. */
export const GROUNDS: Pairs = [
  ['', 'By candlelight'],
  ['parchment', 'On parchment'],
  ['cave', 'In a cave'],
  ['forest', 'In a forest'],
  ['night', 'Under the night sky'],
];
