import type { Pairs } from './ask';

/** The backgrounds of a fight, each with its own drawing. */
export const GROUNDS: Pairs = [
  ['', 'Candlelight'],
  ['parchment', 'Parchment'],
  ['cave', 'Cave'],
  ['forest', 'Forest'],
  ['night', 'Night sky'],
];
