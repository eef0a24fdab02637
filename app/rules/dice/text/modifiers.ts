import type { Cursor } from './cursor';
import type { Compare, Dice, DiceSet, Tally } from './expression';
import { isSingleD20 } from './expression';
import { explosionChance, facesLeft, sizeOf } from './faces';

/** The words for advantage and disadvantage, longest first. */
export const EDGE_WORDS = ['disadvantage', 'advantage', 'adv', 'dis'] as const;

const SIGNS = ['<>', '!=', '<=', '>=', '<', '>', '=', '≥', '≤', '≠'] as const;
const PLAIN = { '!=': '<>', '≠': '<>', '≤': '<=', '≥': '>=' } as const;

/** Parses a condition such as `>=5`; null when none comes next. */
export function readCompare(cursor: Cursor): Compare | null {
  const sign = cursor.takeAny(SIGNS);
  if (sign === null) return null;
  const value = readSigned(cursor);
  if (value === null) return cursor.refuse(`Write a number after “${sign}”.`);
  return {
    sign: sign in PLAIN ? PLAIN[sign as keyof typeof PLAIN] : (sign as Compare['sign']),
    value,
  };
}

function readSigned(cursor: Cursor): number | null {
  const minus = cursor.take('-');
  const value = cursor.number();
  return value === null || !minus ? value : 0 - value;
}

/** Parses a condition, or a bare number, which means "equal to it". */
function readMark(cursor: Cursor): Compare | null {
  const compare = readCompare(cursor);
  if (compare !== null || cursor.refusal !== null) return compare;
  const value = readSigned(cursor);
  return value === null ? null : { sign: '=', value };
}

/** Parses `>=5f=1` after a pool or list without a tally; null when there is a problem. */
export function readTally(cursor: Cursor): Tally | null {
  const success = readCompare(cursor);
  if (success === null) return null;
  if (!cursor.take('f')) return { success, failure: null };
  const failure = readMark(cursor);
  return failure === null
    ? cursor.refuse('Say which dice fail, such as f=1.')
    : { success, failure };
}

/** Parses keep, drop or a tally after a pool or a list; "none" when none of these comes next. */
export function readChoice<T extends Dice | DiceSet>(cursor: Cursor, of: T): T | 'none' | null {
  const word = cursor.takeAny(['kh', 'kl', 'k', 'dh', 'dl', 'd', 'ph', 'pl', 'p']);
  if (word !== null) {
    const act = word.startsWith('k') ? 'keep' : 'drop';
    if (word === 'p' || (word.length === 1 && seesCompare(cursor))) {
      const compare = readMark(cursor);
      if (compare === null) return cursor.refuse('Say which values, such as p=1 or k>3.');
      return { ...of, filters: [...of.filters, { act, compare }] };
    }
    const place = cursor.place();
    const count = cursor.number() ?? 1;
    if (cursor.refusal !== null) return null;
    if (!Number.isInteger(count))
      return cursor.refuse('Keep or drop a whole number of dice.', place);
    const end = (word[1] ?? (act === 'keep' ? 'h' : 'l')) === 'h' ? 'high' : 'low';
    return { ...of, ranks: [...of.ranks, { act, end, count }] };
  }
  if (!seesCompare(cursor)) return 'none';
  if (of.tally !== null) return cursor.refuse('This already counts successes.');
  const tally = readTally(cursor);
  return tally === null ? null : { ...of, tally };
}

/** Whether a condition comes next. */
export function seesCompare(cursor: Cursor): boolean {
  return SIGNS.some((sign) => cursor.sees(sign));
}

/** Parses all modifiers after the sides of some dice; null when there is a problem. */
export function readModifiers(cursor: Cursor, plain: Dice): Dice | null {
  const start = cursor.place();
  let dice = plain;
  for (;;) {
    const next = readModifier(cursor, dice);
    if (next === null || cursor.refusal !== null) return null;
    if (next === 'none') return sound(cursor, dice, start);
    dice = next;
  }
}

function readModifier(cursor: Cursor, dice: Dice): Dice | 'none' | null {
  if (EDGE_WORDS.some((word) => cursor.sees(word))) {
    // After other dice the word can only apply to the whole roll, at its end.
    if (!isSingleD20(dice) || dice.edge !== null) return 'none';
    const word = cursor.takeAny(EDGE_WORDS);
    return { ...dice, edge: word?.startsWith('a') ? 'advantage' : 'disadvantage' };
  }
  const end = cursor.takeAny(['min', 'mi', 'max', 'ma']);
  if (end !== null) {
    const value = readSigned(cursor);
    if (value === null || !Number.isInteger(value)) {
      return cursor.refuse(`Write a whole number after “${end}”.`);
    }
    return end.startsWith('mi') ? { ...dice, least: value } : { ...dice, most: value };
  }
  const reroll = cursor.takeAny(['rr', 'ro', 'ra', 'r']);
  if (reroll === 'ra')
    return explode(cursor, dice, { style: 'separate', penetrating: false, once: true });
  if (reroll !== null) {
    const compare = readMark(cursor) ?? lowest(dice);
    if (reroll === 'ro') return { ...dice, rerollOnce: [...dice.rerollOnce, compare] };
    return { ...dice, rerollUntil: [...dice.rerollUntil, compare] };
  }
  const bang = cursor.takeAny(['!!', '!', 'e']);
  if (bang !== null) {
    const style = bang === '!!' ? 'compound' : 'separate';
    // In `!ph1` and `!p1` the p drops dice; on its own it means penetrating.
    const penetrating =
      bang !== 'e' && cursor.peek() === 'p' && !/[hl\d]/.test(cursor.peekSecond());
    if (penetrating) cursor.take('p');
    return explode(cursor, dice, { style, penetrating, once: false }, bang === 'e');
  }
  const order = cursor.takeAny(['sa', 'sd', 's', 'u']);
  if (order === 'u') return { ...dice, unique: true };
  if (order !== null) return dice;
  if (cursor.takeAny(['cs', 'cf']) !== null) {
    // In its original notation this only highlights dice; it doesn't change the total.
    return readMark(cursor) === null
      ? cursor.refuse('Say which dice are critical, such as cs=20.')
      : dice;
  }
  return readChoice(cursor, dice);
}

function explode(
  cursor: Cursor,
  dice: Dice,
  how: { style: 'separate' | 'compound'; penetrating: boolean; once: boolean },
  marked = how.once,
): Dice | null {
  if (dice.explosion !== null) return cursor.refuse('These dice already explode.');
  const compare = marked
    ? readMark(cursor)
    : seesCompare(cursor)
      ? readCompare(cursor)
      : highest(dice);
  if (compare === null) return cursor.refuse('Say on which face, such as e6 or ra6.');
  return { ...dice, explosion: { compare, ...how } };
}

function lowest(dice: Dice): Compare {
  return { sign: '=', value: dice.sides === 'F' ? -1 : 1 };
}

function highest(dice: Dice): Compare {
  return { sign: '=', value: dice.sides === 'F' ? 1 : dice.sides };
}

/** How many dice of a pool remain after its ranks are kept and dropped. */
function leftAfter({ howMany, ranks, explosion }: Dice): number {
  // Exploding dice can be more than were written, so at least one remains.
  if (explosion !== null) return 1;
  return ranks.reduce(
    (left, { act, count }) => (act === 'keep' ? Math.min(left, count) : Math.max(0, left - count)),
    howMany,
  );
}

/** Refuses dice that could never be thrown. */
function sound(cursor: Cursor, dice: Dice, place: number): Dice | null {
  const faces = sizeOf(facesLeft(dice));
  if (faces === 0) return cursor.refuse('Every face would be rerolled forever.', place);
  if (dice.explosion?.once === false && explosionChance(dice) >= 1) {
    return cursor.refuse('Every face would explode forever.', place);
  }
  if (dice.least !== null && dice.most !== null && dice.least > dice.most) {
    return cursor.refuse('The minimum is above the maximum.', place);
  }
  // "d6d6" does not mean a d6 with six dropped: the user forgot a sign.
  const kept = leftAfter(dice);
  if (kept < 1) {
    return cursor.refuse(
      `Of ${dice.howMany === 1 ? 'one die' : `${dice.howMany} dice`} at least one must stay: keep or drop fewer, or put a + between two dice.`,
      place,
    );
  }
  if (!dice.unique) return dice;
  const changed = dice.rerollOnce.length + dice.rerollUntil.length > 0 || dice.explosion !== null;
  if (changed || dice.least !== null || dice.most !== null) {
    return cursor.refuse(
      'Unique dice cannot also be rerolled, explode, or have a minimum or maximum.',
      place,
    );
  }
  return dice.howMany > faces ? cursor.refuse('More unique dice than faces.', place) : dice;
}
