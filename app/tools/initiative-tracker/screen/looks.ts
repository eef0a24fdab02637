import type { Pairs } from './ask';

/** Where a fight may happen, each with a drawing of its own behind the table. */
export const GROUNDS: Pairs = [
  ['', 'Candlelight'],
  ['parchment', 'Parchment'],
  ['cave', 'Cave'],
  ['forest', 'Forest'],
  ['night', 'Night sky'],
];
