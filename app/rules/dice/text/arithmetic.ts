import { readAtom, readLabels } from './atom';
import { type DiceNode, NO_CHOICE } from './expression';
import { DICE_LIMITS } from './limits';
import { readTally, seesCompare } from './modifiers';
import { constantOf, deeper, mayBeZero, type Reader, within } from './reader';

/** Parses a sum, optionally with a condition: `1d20+5 >= 15` gives 1 or 0. */
export function readCompared(reader: Reader): DiceNode | null {
  const sum = readSum(reader);
  if (sum === null || !seesCompare(reader.cursor)) return sum;
  const tally = readTally(reader.cursor);
  return tally === null ? null : { kind: 'set', items: [sum], ...NO_CHOICE, tally };
}

function readSum(reader: Reader): DiceNode | null {
  const first = readProduct(reader);
  if (first === null) return null;
  const terms = [{ minus: false, of: first }];
  for (;;) {
    const place = reader.cursor.place();
    const sign = reader.cursor.takeAny(['+', '-']);
    if (sign === null)
      return terms.length === 1 ? first : within(reader, { kind: 'sum', terms }, place);
    const of = readProduct(reader);
    if (of === null) return null;
    terms.push({ minus: sign === '-', of });
  }
}

function readProduct(reader: Reader): DiceNode | null {
  let left = readFactor(reader);
  while (left !== null) {
    const place = reader.cursor.place();
    if (reader.cursor.sees('//')) return left;
    const sign = reader.cursor.takeAny(['*', '/', '%']);
    if (sign === null) return left;
    const right = readFactor(reader);
    if (right === null) return null;
    if (sign !== '*' && mayBeZero(reader, right))
      return reader.cursor.refuse('This could divide by zero.', place);
    left = within(reader, { kind: 'product', sign, left, right }, place);
  }
  return null;
}

function readFactor(reader: Reader): DiceNode | null {
  return readSigned(reader, readPower);
}

function readSigned(
  reader: Reader,
  readUnsigned: (reader: Reader) => DiceNode | null,
): DiceNode | null {
  const sign = reader.cursor.takeAny(['-', '+']);
  if (sign === null) return readUnsigned(reader);
  const of = deeper(reader, (inner) => readSigned(inner, readUnsigned));
  if (of === null || sign === '+') return of;
  return { kind: 'minus', of };
}

/** A label after a power belongs to the power, not to its exponent. */
function readPower(reader: Reader): DiceNode | null {
  const power = readRaised(reader);
  return power === null ? null : readLabels(reader.cursor, power);
}

function readRaised(reader: Reader): DiceNode | null {
  const base = readAtom(reader, readCompared);
  if (base === null) return null;
  const place = reader.cursor.place();
  if (reader.cursor.takeAny(['^', '**']) === null) return base;
  const raised = deeper(reader, (inner) => readSigned(inner, readRaised));
  if (raised === null) return null;
  const exponent = constantOf(reader, raised);
  if (
    exponent === null ||
    !Number.isInteger(exponent) ||
    exponent < 0 ||
    exponent > DICE_LIMITS.exponent
  ) {
    return reader.cursor.refuse(
      `A power is a whole number from 0 to ${DICE_LIMITS.exponent}.`,
      place,
    );
  }
  return within(reader, { kind: 'power', base, exponent }, place);
}
