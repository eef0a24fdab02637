import type { Cursor } from './cursor';
import { type Dice, type DiceNode, type DiceSet, NO_CHOICE } from './expression';
import { DICE_LIMITS } from './limits';
import { EDGE_WORDS, readChoice, readModifiers, readTally, seesCompare } from './modifiers';
import { constantOf, deeper, type Reader, unexpected, within } from './reader';

/** Parses the inside of brackets; passed as a parameter, because the inside consists of atoms again. */
type ReadInside = (reader: Reader) => DiceNode | null;

const FUNCTIONS = ['floor', 'ceil', 'round', 'abs', 'min', 'max'] as const;

/** Parses a number, dice, a function, or brackets with their modifiers. */
export function readAtom(reader: Reader, readInside: ReadInside): DiceNode | null {
  const { cursor } = reader;
  const place = cursor.place();
  const name = cursor.takeAny(FUNCTIONS);
  if (name !== null) {
    if (cursor.peek() !== '(') return cursor.refuse(`Write brackets after “${name}”.`);
    const of = readList(reader, readInside);
    if (of === null) return null;
    if (of.length > 1 && name !== 'min' && name !== 'max') {
      return cursor.refuse(`“${name}” takes one value.`, place);
    }
    return within(reader, { kind: 'call', name, of }, place);
  }
  if (cursor.peek() === '(') return readBrackets(reader, readInside, place);
  const value = cursor.number();
  if (cursor.refusal !== null) return null;
  if (seesDie(cursor)) return readDice(reader, readInside, value ?? 1, place);
  return value === null ? cursor.refuse(unexpected(cursor)) : { kind: 'number', value };
}

function seesDie(cursor: Cursor): boolean {
  return cursor.peek() === 'd' && !EDGE_WORDS.some((word) => cursor.sees(word));
}

/** Parses labels such as [fire] after a value; several are joined into one. */
export function readLabels(cursor: Cursor, of: DiceNode): DiceNode | null {
  let node = of;
  while (cursor.peek() === '[') {
    const place = cursor.place();
    cursor.take('[');
    const label = cursor.upTo(']')?.trim().replace(/\s+/g, ' ');
    if (label === undefined) return cursor.refuse('This label has no closing bracket.', place);
    const whole = node.kind === 'label' ? `${node.label} ${label}`.trim() : label;
    if (whole.length > DICE_LIMITS.label || whole.includes('[')) {
      return cursor.refuse(
        `A label has at most ${DICE_LIMITS.label} characters and no brackets.`,
        place,
      );
    }
    if (whole !== '')
      node = { kind: 'label', of: node.kind === 'label' ? node.of : node, label: whole };
  }
  return node;
}

function readDice(
  reader: Reader,
  readInside: ReadInside,
  howMany: number,
  place: number,
): DiceNode | null {
  const { cursor } = reader;
  if (!Number.isInteger(howMany) || howMany < 1 || howMany > DICE_LIMITS.dice) {
    return cursor.refuse('Roll a whole number of dice, from 1 to 1,000.', place);
  }
  cursor.take('d');
  const sides = readSides(reader, readInside);
  if (sides === null) return null;
  const dice: Dice = {
    kind: 'dice',
    howMany,
    sides,
    rerollUntil: [],
    rerollOnce: [],
    least: null,
    most: null,
    explosion: null,
    unique: false,
    ...NO_CHOICE,
    edge: null,
  };
  return readModifiers(cursor, dice);
}

function readSides(reader: Reader, readInside: ReadInside): number | 'F' | null {
  const { cursor } = reader;
  const place = cursor.place();
  if (cursor.take('%')) return 100;
  if (cursor.take('f')) return 'F';
  let sides = cursor.number();
  if (cursor.refusal !== null) return null;
  if (sides === null && cursor.peek() === '(') {
    const inside = readList(reader, readInside);
    if (inside === null) return null;
    const [only] = inside;
    sides = only === undefined || inside.length > 1 ? null : constantOf(reader, only);
  }
  if (sides === null || !Number.isInteger(sides) || sides < 1 || sides > DICE_LIMITS.sides) {
    return cursor.refuse('Write how many sides the die has, from 1 to 1,000,000.', place);
  }
  return sides;
}

function readBrackets(reader: Reader, readInside: ReadInside, place: number): DiceNode | null {
  const { cursor } = reader;
  const items = readList(reader, readInside);
  if (items === null) return null;
  const [only] = items;
  if (only === undefined || items.length > 1) {
    const set = readSetChoice(cursor, { kind: 'set', items, ...NO_CHOICE });
    return set === null ? null : within(reader, set, place);
  }
  if (seesDie(cursor) && /[\d%f(]/.test(cursor.peekSecond())) {
    const howMany = constantOf(reader, only);
    if (howMany !== null) return readDice(reader, readInside, howMany, place);
    return cursor.refuse('The number of dice cannot itself be rolled.', place);
  }
  // Brackets around a single item change nothing: modifiers after them apply to the item.
  if (only.kind === 'dice' && only.tally === null) return readModifiers(cursor, only);
  if (only.kind === 'set' && only.tally === null) return readSetChoice(cursor, only);
  if (cursor.peek() === 'k' || cursor.peek() === 'p') {
    return cursor.refuse('Keep and drop need dice or a list, such as (1d6, 1d8)kh1.');
  }
  if (!seesCompare(cursor)) return only;
  const tally = readTally(cursor);
  return tally === null ? null : { kind: 'set', items, ...NO_CHOICE, tally };
}

function readSetChoice(cursor: Cursor, plain: DiceSet): DiceSet | null {
  let set = plain;
  for (;;) {
    if (EDGE_WORDS.some((word) => cursor.sees(word))) return set;
    const next = readChoice(cursor, set);
    if (next === null || cursor.refusal !== null) return null;
    if (next === 'none') return set;
    set = next;
  }
}

/** Parses a comma-separated list in brackets. */
function readList(reader: Reader, readInside: ReadInside): DiceNode[] | null {
  const { cursor } = reader;
  const place = cursor.place();
  cursor.take('(');
  const items: DiceNode[] = [];
  do {
    // `(1d6, )` is a list of one item in the notation of chat bots; a trailing comma adds nothing.
    if (items.length > 0 && cursor.peek() === ')') break;
    const item = deeper(reader, readInside);
    if (item === null) return null;
    items.push(item);
  } while (cursor.take(','));
  if (!cursor.take(')')) {
    return cursor.peek() === ''
      ? cursor.refuse('This bracket is never closed.', place)
      : cursor.refuse(unexpected(cursor));
  }
  return items;
}
