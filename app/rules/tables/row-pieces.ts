import { maximumOf } from '../dice/chances/summary';
import type { DiceExpression } from '../dice/text/expression';
import { parseDice } from '../dice/text/parse';
import { type RowPiece, TABLE_LIMITS } from './rolled-table';

export type ReadPieces = { ok: true; pieces: RowPiece[] } | { ok: false; problem: string };

/**
 * Parses the text of a row: `[[2d6]]` rolls dice, `[[treasure]]` rolls on a table, `[[1d4 x gems]]` does so several
 * times; all other text stays as it is.
 */
export function readPieces(text: string): ReadPieces {
  const pieces: RowPiece[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('[[', at);
    const words = text.slice(at, open < 0 ? text.length : open);
    if (words !== '') pieces.push({ kind: 'words', text: words });
    if (open < 0) break;
    const close = text.indexOf(']]', open);
    if (close < 0) return { ok: false, problem: '“[[” needs “]]” after it.' };
    const read = readBracket(text.slice(open + 2, close).trim());
    if (!read.ok) return read;
    pieces.push(read.piece);
    at = close + 2;
  }
  if (pieces.length > TABLE_LIMITS.pieces) {
    return { ok: false, problem: `a row has at most ${TABLE_LIMITS.pieces} parts.` };
  }
  return { ok: true, pieces };
}

function readBracket(
  inside: string,
): { ok: true; piece: RowPiece } | { ok: false; problem: string } {
  if (inside === '') return { ok: false, problem: '“[[ ]]” is empty.' };
  const roll = diceOf(inside);
  if (roll !== null) return { ok: true, piece: { kind: 'dice', text: inside, roll } };
  const [, count, repeated] = /^(\S(?:.*?\S)?)\s+[x×]\s+(\S.*)$/i.exec(inside) ?? [];
  const times = count === undefined ? null : diceOf(count);
  if (count === undefined || repeated === undefined || times === null) {
    return { ok: true, piece: { kind: 'table', name: inside, times: null } };
  }
  const most = maximumOf(times);
  if (!(most >= 1 && most <= TABLE_LIMITS.times)) {
    return { ok: false, problem: `“${count}” can be 1 to ${TABLE_LIMITS.times} times at most.` };
  }
  return {
    ok: true,
    piece: { kind: 'table', name: repeated, times: { text: count, roll: times, most } },
  };
}

function diceOf(text: string): DiceExpression | null {
  const parsed = parseDice(text);
  return parsed.ok ? parsed.roll : null;
}

/** Whether a name would be read as dice inside brackets, so that no table can have it. */
export function isDiceText(name: string): boolean {
  return parseDice(name).ok;
}
