import { type BoundsCase, boundsOf } from './bounds';
import type { Cursor } from './cursor';
import type { DiceNode } from './expression';
import { DICE_LIMITS } from './limits';

/** The parser's state: a cursor, the nesting depth, and the cases that every part must be valid in. */
export type Reader = { cursor: Cursor; depth: number; cases: readonly BoundsCase[] };

/** Starts parsing; the checks of divisors and totals must hold for critical hits too. */
export function createReader(cursor: Cursor): Reader {
  const cases = [false, true].map((critical): BoundsCase => {
    return {
      circumstances: { edges: [], critical },
      chain: DICE_LIMITS.explosions,
      known: new Map(),
    };
  });
  return { cursor, depth: 0, cases };
}

/** Parses one level deeper; refuses when that is too deep. */
export function deeper<T>(reader: Reader, read: (inner: Reader) => T | null): T | null {
  if (reader.depth >= DICE_LIMITS.nesting) {
    return reader.cursor.refuse('There are too many nested brackets.');
  }
  return read({ ...reader, depth: reader.depth + 1 });
}

/** Refuses a node whose total or number of dice could exceed the limits. */
export function within(reader: Reader, node: DiceNode, place: number): DiceNode | null {
  for (const each of reader.cases) {
    const { low, high } = boundsOf(node, each);
    const size = Math.max(Math.abs(low), Math.abs(high));
    if (!(size <= DICE_LIMITS.total)) {
      return reader.cursor.refuse('The total could grow too large.', place);
    }
  }
  return node;
}

/** Whether a node can be zero in any case. */
export function mayBeZero(reader: Reader, node: DiceNode): boolean {
  return reader.cases.some((each) => {
    const { low, high } = boundsOf(node, each);
    return low <= 0 && high >= 0;
  });
}

/** The value of a node without chance, null otherwise. */
export function constantOf(reader: Reader, node: DiceNode): number | null {
  const all = reader.cases.map((each) => boundsOf(node, each));
  const [first] = all;
  if (first === undefined) return null;
  // Adding zero turns −0 into 0.
  return all.every(({ low, high }) => low === first.low && high === first.low)
    ? first.low + 0
    : null;
}

/** The error sentence about the next, unexpected character. */
export function unexpected(cursor: Cursor): string {
  if (cursor.peek() === '') return 'Something is missing at the end: write dice or a number.';
  const char = String.fromCodePoint(cursor.text.codePointAt(cursor.place()) ?? 32);
  return `“${char}” does not fit here.`;
}
