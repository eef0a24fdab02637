import { type DiceExpression, diceIn } from '~/rules/dice/text/expression';
import { parseDice } from '~/rules/dice/text/parse';
import { rollDice } from '~/rules/dice/throw/roll';
import { createRandom } from '~/rules/random';
import { KEPT_LIMITS } from './kept-limits';

/** A row of a table: its weight, and its text with dice. */
type Row = { weight: number; from: number; said: string; parts: readonly Part[] };
type Part = string | { dice: string; expression: DiceExpression };

export type TableReading = { ok: true; rows: readonly Row[] } | { ok: false; problem: string };

/** A drawn row: the number drawn of how many, and the text with rolled dice. */
export type Drawn = {
  number: number;
  of: number;
  parts: readonly (string | { dice: string; total: number; text: string })[];
};

const RANGE = /^(\d{1,4})(?:\s*[-–—]\s*(\d{1,4}))?\s*[:.|\t)]\s*(.+)$/;
const WEIGHT = /^(\d{1,4})\s*[x×*]\s+(.+)$/i;

/**
 * Parses the rows of a table, one per line: "1–4: goblins", "5: nothing", or by weight "3x goblins", or plain text
 * with equal weights. Dice are written as [[2d6]].
 */
export function readTable(text: string): TableReading {
  const lines = text
    .split('\n')
    .map((line, at) => ({ words: line.trim(), at: at + 1 }))
    .filter(({ words }) => words !== '');
  if (lines.length === 0) return no('Write at least one row.');
  if (lines.length > KEPT_LIMITS.rows) return no(`A table has at most ${KEPT_LIMITS.rows} rows.`);
  const ranged = RANGE.test(lines[0]?.words ?? '');
  const rows: Row[] = [];
  let next: number | null = null;
  for (const { words, at } of lines) {
    const range = RANGE.exec(words);
    if (ranged !== (range !== null)) {
      return no(
        `Line ${at} ${ranged ? 'needs a range, like the first' : 'has a range; the first has none'}.`,
      );
    }
    const [, weight = '1', weighed = words] = WEIGHT.exec(words) ?? [];
    const from: number = range ? numberOf(range[1]) : (next ?? 1);
    const to: number = range ? numberOf(range[2] ?? range[1]) : from + Number(weight) - 1;
    if (to < from)
      return no(
        `Line ${at}: ${range ? `${from} to ${to} is not a range` : 'a weight is at least 1'}.`,
      );
    if (next !== null && from !== next) {
      return no(`Line ${at} begins with ${from}; the next number is ${next}.`);
    }
    next = to + 1;
    const parts = partsOf(range ? (range[3] ?? '') : weighed);
    if (typeof parts === 'string') return no(`Line ${at}: ${parts}`);
    rows.push({ weight: to - from + 1, from, said: words, parts });
  }
  return { ok: true, rows };
}

/** "00" is 100 on percentile dice. */
function numberOf(digits = ''): number {
  return digits === '00' ? 100 : Number(digits);
}

function partsOf(words: string): Part[] | string {
  const pieces = words.split(/\[\[(.*?)\]\]/);
  if (pieces.length > KEPT_LIMITS.nested * 2 + 1) {
    return `a row has dice in at most ${KEPT_LIMITS.nested} places.`;
  }
  const parts: Part[] = [];
  let thrown = 0;
  for (const [at, piece] of pieces.entries()) {
    if (at % 2 === 0) {
      if (piece !== '') parts.push(piece);
      continue;
    }
    const parsed = parseDice(piece);
    if (!parsed.ok) return `in [[${piece.slice(0, 40)}]]: ${parsed.problem}`;
    thrown += diceIn(parsed.roll.root).reduce((sum, { howMany }) => sum + howMany, 0);
    if (thrown > 1000) return 'a row rolls at most 1,000 dice.';
    parts.push({ dice: piece, expression: parsed.roll });
  }
  return parts;
}

/** Draws a row and rolls its dice. The same rows and seed always give the same result. */
export function drawRow(rows: readonly Row[], seed: string): Drawn {
  const random = createRandom(seed);
  const all = rows.reduce((sum, { weight }) => sum + weight, 0);
  const first = rows[0]?.from ?? 1;
  const number = first + random.below(all);
  const row = rows.find(({ from, weight }) => number < from + weight);
  const parts = (row?.parts ?? []).map((part) => {
    if (typeof part === 'string') return part;
    const { total, text } = rollDice(part.expression, random);
    return { dice: part.dice, total, text };
  });
  return { number, of: first + all - 1, parts };
}

function no(problem: string): TableReading {
  return { ok: false, problem };
}
