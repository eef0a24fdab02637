import { CHALLENGE_RATINGS } from '~/rules/challenge';
import { CLASSIC_NUMBERS, type ClassicNumbers } from './classic-numbers';

/** The four numbers that determine a rating. */
export type Measured = {
  readonly hitPoints: number;
  readonly armorClass: number;
  readonly damage: number;
  readonly by: 'attack' | 'save';
  readonly bonus: number;
};

/**
 * One half of the calculation: the rating of its first number, and how far the second adjusts it. Steps are indexes in
 * the list of ratings.
 */
export type Half = {
  readonly first: number;
  readonly expected: number;
  readonly moved: number;
  readonly cr: number;
};

export type Rated = {
  readonly defence: Half;
  readonly offence: Half;
  readonly average: number;
  readonly cr: number;
};

const LAST = CHALLENGE_RATINGS.length - 1;

/** Calculates the rating of four numbers: a defensive and an offensive rating, and their average. */
export function rated({ hitPoints, armorClass, damage, by, bonus }: Measured): Rated {
  const defence = half(placeOf(hitPoints, 'hitPoints'), armorClass, 'armorClass');
  const offence = half(placeOf(damage, 'damage'), bonus, by === 'save' ? 'saveDc' : 'attackBonus');
  const average = (defence.cr + offence.cr) / 2;
  return { defence, offence, average, cr: nearest(average) };
}

/**
 * The index of the rating whose typical number is nearest, compared as a ratio because the numbers grow geometrically.
 */
export function placeOf(value: number, of: 'hitPoints' | 'damage'): number {
  for (let place = LAST; place > 0; place -= 1) {
    const [here, below] = [numbersAt(place)[of], numbersAt(place - 1)[of]];
    if (value >= Math.sqrt(here * Math.max(below, 0.25))) return place;
  }
  return 0;
}

/** Every two points above or below the expected value change the rating by one step. */
function half(place: number, value: number, of: 'armorClass' | 'attackBonus' | 'saveDc'): Half {
  const expected = numbersAt(place)[of];
  const moved = Math.trunc((value - expected) / 2);
  return { first: crAt(place), expected, moved, cr: crAt(place + moved) };
}

/** The rating at an index, limited to both ends of the list. */
export function crAt(place: number): number {
  return CHALLENGE_RATINGS[Math.min(LAST, Math.max(0, place))] ?? 0;
}

/** The typical numbers at an index of the list of ratings. */
export function numbersAt(place: number): ClassicNumbers {
  const numbers = CLASSIC_NUMBERS[Math.min(LAST, Math.max(0, place))];
  if (numbers === undefined) throw new RangeError(`The ladder has no place ${place}`);
  return numbers;
}

/** The nearest challenge rating; exactly between two, the higher one. */
function nearest(average: number): number {
  return CHALLENGE_RATINGS.reduce(
    (best, cr) => (Math.abs(cr - average) <= Math.abs(best - average) ? cr : best),
    0,
  );
}
