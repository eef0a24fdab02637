import { IMPORT_LIMITS } from './import-limits';

/** Where the rows of a table stand in a file, in bytes: `from` the bracket that opens them to the one that ends them. */
export type TableSpan = { from: number; to: number; rows: number };

/** Where everything stands in an account's file, or why it is none, in a sentence. */
export type FileScan =
  | { ok: true; tables: Record<string, TableSpan> }
  | { ok: false; problem: string };

/** A row of a table: its text, or null when it is too large to be read; `end` is the byte after it. */
export type ScannedRow = { text: string | null; end: number };

type Pieces = AsyncIterable<Uint8Array>;

const NOT_ONE = 'This is not an account file. Choose the JSON file that “Export my data” gave you.';
const CUT_OFF = 'This file ends too early: its download broke off. Export it again.';
const TOO_DEEP = 'This file is nested too deeply to be an account file.';
const TOO_MANY = `This file holds more than ${IMPORT_LIMITS.rows.toLocaleString('en')} things of one kind, which no account has.`;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Thrown while reading a file that is not one of ours; its message is for people. */
class NotOurs extends Error {}

const isBlank = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/**
 * Finds where the tables of an account's file stand, holding none of it in memory but their names. A file whose braces
 * or strings do not close, or that names a table twice, is refused.
 */
export async function scanFile(pieces: Pieces): Promise<FileScan> {
  const tables = new Map<string, TableSpan>();
  let [depth, inString, escaped] = [0, false, false];
  let [at, key, isKey, ended] = [0, [] as number[], false, false];
  let [table, name]: [TableSpan | null, string] = [null, ''];
  try {
    for await (const piece of pieces) {
      for (let index = 0; index < piece.length; index += 1, at += 1) {
        const byte = piece[index] as number;
        if (inString) {
          if (escaped) escaped = false;
          else if (byte === BACKSLASH) escaped = true;
          else if (byte === QUOTE) {
            inString = false;
            if (isKey) name = nameOf(key);
            isKey = false;
            continue;
          }
          if (isKey && key.push(byte) > 100) throw new NotOurs(NOT_ONE);
          continue;
        }
        if (isBlank(byte)) continue;
        // A byte-order mark before the first brace.
        if (depth === 0 && at < 3 && byte > 0x7f) continue;
        if (ended || (depth === 0 && byte !== OPEN)) throw new NotOurs(NOT_ONE);
        if (byte === QUOTE) {
          inString = true;
          isKey = depth === 1 && name === '';
          key = [];
        } else if (byte === OPEN || byte === OPEN_LIST) {
          if (depth === 1 && byte === OPEN_LIST) table = opened(tables, name, at);
          if (depth === 2 && table !== null) {
            if (byte !== OPEN) throw new NotOurs(NOT_ONE);
            table.rows += 1;
            if (table.rows > IMPORT_LIMITS.rows) throw new NotOurs(TOO_MANY);
          }
          depth += 1;
          if (depth > IMPORT_LIMITS.depth) throw new NotOurs(TOO_DEEP);
        } else if (byte === CLOSE || byte === CLOSE_LIST) {
          depth -= 1;
          if (depth === 1 && table !== null) {
            table.to = at + 1;
            table = null;
          }
          ended = depth === 0;
        } else if (byte === COMMA && depth === 1) name = '';
        else if (depth === 1 && byte !== COLON && name === '') throw new NotOurs(NOT_ONE);
      }
    }
  } catch (error) {
    if (error instanceof NotOurs) return { ok: false, problem: error.message };
    throw error;
  }
  if (at === 0) return { ok: false, problem: 'This file is empty.' };
  if (!ended) return { ok: false, problem: CUT_OFF };
  // Every export names its user, and when it was made.
  if (!tables.has('users')) return { ok: false, problem: NOT_ONE };
  return { ok: true, tables: Object.fromEntries(tables) };
}

function nameOf(bytes: readonly number[]): string {
  const name = String.fromCharCode(...bytes);
  if (!/^\w+$/.test(name)) throw new NotOurs(NOT_ONE);
  return name;
}

function opened(tables: Map<string, TableSpan>, name: string, at: number): TableSpan {
  if (name === '' || name === '__proto__' || tables.has(name)) throw new NotOurs(NOT_ONE);
  if (tables.size >= IMPORT_LIMITS.tables) throw new NotOurs(NOT_ONE);
  const span = { from: at, to: at, rows: 0 };
  tables.set(name, span);
  return span;
}

/**
 * The rows of a table, one at a time, from a place in it: the bracket that opens it or the end of an earlier row, whose
 * byte in the file is `from`. A row that is too large is told without its text.
 */
export async function* rowsFrom(
  pieces: Pieces,
  from: number,
  { rowBytes, rowParts }: { rowBytes: number; rowParts: number } = IMPORT_LIMITS,
): AsyncGenerator<ScannedRow> {
  const decoder = new TextDecoder();
  let [depth, inString, escaped] = [0, false, false];
  let [at, parts, bytes] = [from, 0, 0];
  let text: string | null = '';
  for await (const piece of pieces) {
    let begin = 0;
    for (let index = 0; index < piece.length; index += 1, at += 1) {
      const byte = piece[index] as number;
      if (depth > 0) bytes += 1;
      if (inString) {
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) inString = false;
        continue;
      }
      if (byte === QUOTE) inString = true;
      else if (byte === COMMA) parts += 1;
      else if (byte === OPEN || byte === OPEN_LIST) {
        // The bracket that opens the table itself is no row.
        if (depth === 0 && byte === OPEN_LIST) continue;
        if (depth === 0) [begin, parts, bytes, text] = [index, 0, 1, ''];
        parts += 1;
        depth += 1;
      } else if (byte === CLOSE || byte === CLOSE_LIST) {
        if (depth === 0) return;
        depth -= 1;
        if (depth > 0) continue;
        if (text !== null) text += decoder.decode(piece.subarray(begin, index + 1));
        const fits = bytes <= rowBytes && parts <= rowParts;
        yield { text: fits ? text : null, end: at + 1 };
        text = '';
      }
    }
    if (depth === 0) continue;
    if (bytes > rowBytes || parts > rowParts) text = null;
    if (text !== null) text += decoder.decode(piece.subarray(begin), { stream: true });
  }
}
