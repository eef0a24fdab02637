import { CHALLENGE_RATINGS } from '~/rules/challenge';
import { CLASSIC_NUMBERS, type ClassicNumbers } from './classic-numbers';

/** The four numbers that a rating is made of. */
export type Measured = {
  readonly hitPoints: number;
  readonly armorClass: number;
  readonly damage: number;
  readonly by: 'attack' | 'save';
  readonly bonus: number;
};

/** One half of the reckoning: the rating by its first number, and how far the second moves it. Places count on the ladder of ratings. */
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

/** The rating of four numbers: half by what the creature takes, half by what it deals, and the mean of the two. */
export function rated({ hitPoints, armorClass, damage, by, bonus }: Measured): Rated {
  const defence = half(placeOf(hitPoints, 'hitPoints'), armorClass, 'armorClass');
  const offence = half(placeOf(damage, 'damage'), bonus, by === 'save' ? 'saveDc' : 'attackBonus');
  const average = (defence.cr + offence.cr) / 2;
  return { defence, offence, average, cr: nearest(average) };
}

/** The place on the ladder whose typical number is nearest; each next one is so many times more, so that nearness is a ratio. */
export function placeOf(value: number, of: 'hitPoints' | 'damage'): number {
  for (let place = LAST; place > 0; place -= 1) {
    const [here, below] = [numbersAt(place)[of], numbersAt(place - 1)[of]];
    if (value >= Math.sqrt(here * Math.max(below, 0.25))) return place;
  }
  return 0;
}

/** Each two points above or below what is expected move the rating by a step. */
function half(place: number, value: number, of: 'armorClass' | 'attackBonus' | 'saveDc'): Half {
  const expected = numbersAt(place)[of];
  const moved = Math.trunc((value - expected) / 2);
  return { first: crAt(place), expected, moved, cr: crAt(place + moved) };
}

/** The rating at a place of the ladder, which ends at both ends. */
export function crAt(place: number): number {
  return CHALLENGE_RATINGS[Math.min(LAST, Math.max(0, place))] ?? 0;
}

/** What is typical at a place of the ladder. */
export function numbersAt(place: number): ClassicNumbers {
  const numbers = CLASSIC_NUMBERS[Math.min(LAST, Math.max(0, place))];
  if (numbers === undefined) throw new RangeError(`The ladder has no place ${place}`);
  return numbers;
}

/** The rating of the game that is nearest; in the middle between two it is the higher. */
function nearest(average: number): number {
  return CHALLENGE_RATINGS.reduce(
    (best, cr) => (Math.abs(cr - average) <= Math.abs(best - average) ? cr : best),
    0,
  );
}
