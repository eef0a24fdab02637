import { readCompared } from './arithmetic';
import { type Cursor, createCursor } from './cursor';
import { type DiceExpression, diceIn, type Edge, isSingleD20 } from './expression';
import { explosionChance } from './faces';
import { DICE_LIMITS } from './limits';
import { EDGE_WORDS } from './modifiers';
import { createReader, type Reader, unexpected } from './reader';

/** A parsed dice text, or the sentence to show and the index of the character that it is about. */
export type ParsedDice =
  | { ok: true; roll: DiceExpression }
  | { ok: false; problem: string; position: number };

/**
 * Parses dice notation: sums, products, powers and functions of dice with their modifiers, lists, labels and a comment.
 * Never throws; an invalid text gives a sentence and a position.
 */
export function parseDice(text: string): ParsedDice {
  return parseFrom(createCursor(text));
}

/** The same from a cursor, whose `reads` then gives the amount of work. */
export function parseFrom(cursor: Cursor): ParsedDice {
  if (cursor.text.length > DICE_LIMITS.length) {
    const problem = `Keep the dice under ${DICE_LIMITS.length} characters.`;
    return { ok: false, problem, position: DICE_LIMITS.length };
  }
  const roll = readExpression(createReader(cursor));
  if (roll !== null && cursor.refusal === null) return { ok: true, roll };
  return { ok: false, ...(cursor.refusal ?? { problem: 'This is not a roll.', position: 0 }) };
}

function readExpression(reader: Reader): DiceExpression | null {
  const { cursor } = reader;
  if (cursor.peek() === '' || cursor.peek() === '#')
    return cursor.refuse('Write some dice, such as 2d6+3.');
  const root = readCompared(reader);
  if (root === null) return null;
  const dice = diceIn(root);
  const place = cursor.place();
  const word = cursor.takeAny(EDGE_WORDS);
  const edge: Edge | null =
    word === null ? null : word.startsWith('a') ? 'advantage' : 'disadvantage';
  if (edge !== null && !dice.some(isSingleD20)) {
    return cursor.refuse('Advantage and disadvantage need a single d20.', place);
  }
  const comment = cursor.takeAny(['#', '//']) === null ? '' : cursor.rest().trim();
  if (cursor.peek() !== '') return cursor.refuse(unexpected(cursor));
  const thrown = dice.reduce((sum, each) => {
    const chain = each.explosion?.once
      ? 1 + explosionChance(each)
      : 1 / (1 - explosionChance(each));
    return sum + each.howMany * chain;
  }, 0);
  if (thrown > DICE_LIMITS.dice) return cursor.refuse('Roll at most 1,000 dice at once.', 0);
  return { root, edge, comment: comment === '' ? null : comment };
}
