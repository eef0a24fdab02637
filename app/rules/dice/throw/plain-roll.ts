import type { Random } from '../../random';
import type { Edge } from '../text/expression';
import type { RollResult } from './roll';

/**
 * The result of a roll of plain dice, the same as `rollDice` gives for the text; `natural` is the face of its only d20.
 */
export type PlainResult = Pick<RollResult, 'total' | 'text' | 'naturalTwenty' | 'naturalOne'> & {
  natural: number | null;
};

export type PlainOptions = { advantage?: Edge | null; critical?: boolean };

/** Dice and numbers, added and subtracted: "2d6+3", "1d8+1d6", "20". Sizes are within all limits of the notation. */
const PLAIN = /^(?:[1-9]\d?d[1-9]\d{0,3}|\d{1,4})(?:[+-](?:[1-9]\d?d[1-9]\d{0,3}|\d{1,4}))*$/;
const TERMS = /([+-]?)(\d+)(?:d(\d+))?/g;

/** The dice in books have at most this many terms. */
const MOST_TERMS = 8;

/**
 * Rolls the simple dice of statblocks and spells without the full parser, with the same result as `rollDice` for the
 * same random stream. Null for any other text.
 */
export function rollPlain(
  dice: string,
  random: Random,
  { advantage = null, critical = false }: PlainOptions = {},
): PlainResult | null {
  const text = dice.replace(/\s/g, '');
  if (!PLAIN.test(text)) return null;
  const terms = [...text.matchAll(TERMS)];
  if (terms.length > MOST_TERMS) return null;
  const twenties: number[] = [];
  let total = 0;
  const words = terms.map(([, sign = '', first = '', sides]) => {
    const shown = { '': '', '+': ' + ', '-': ' - ' }[sign];
    const minus = sign === '-' ? -1 : 1;
    if (sides === undefined) {
      total += minus * Number(first);
      return `${shown}${Number(first)}`;
    }
    const pool = throwPool(Number(first), Number(sides), random, advantage, critical);
    total += minus * pool.total;
    if (Number(sides) === 20) twenties.push(...pool.kept);
    return `${shown}${pool.words}`;
  });
  const natural = twenties.length === 1 ? (twenties[0] ?? null) : null;
  return {
    total,
    text: `${words.join('')} = ${total}`,
    naturalTwenty: natural === 20,
    naturalOne: natural === 1,
    natural,
  };
}

/** Throws a pool, twice for a critical hit; returns its sum, the dice that count, and its text. */
function throwPool(
  howMany: number,
  sides: number,
  random: Random,
  advantage: Edge | null,
  critical: boolean,
) {
  // Advantage applies only to a single d20 (SRD 5.1, "Using Ability Scores: Advantage and Disadvantage").
  const edge = howMany === 1 && sides === 20 ? advantage : null;
  const kept: number[] = [];
  const shown: string[] = [];
  for (let time = 0; time < (critical ? 2 : 1); time += 1) {
    if (edge === null) {
      for (let die = 0; die < howMany; die += 1) kept.push(random.die(sides));
      continue;
    }
    const [first, second] = [random.die(sides), random.die(sides)];
    const isSecond = edge === 'advantage' ? second > first : second <= first;
    kept.push(isSecond ? second : first);
    shown.push(isSecond ? `${first} dropped, ${second}` : `${first}, ${second} dropped`);
  }
  const faces = edge === null ? kept.join(', ') : shown.join(', ');
  const mark = edge === null ? '' : edge === 'advantage' ? 'adv' : 'dis';
  return {
    total: kept.reduce((sum, face) => sum + face, 0),
    kept,
    words: `${howMany}d${sides}${mark}${critical ? ' twice' : ''} (${faces})`,
  };
}
