import { checkTables } from './check-tables';
import {
  type RolledTable,
  TABLE_LIMITS,
  type TableRow,
  type TableSet,
  tableKey,
} from './rolled-table';
import { isDiceText, readPieces } from './row-pieces';

/** Parsed tables, or the problem in one sentence that names the line. */
export type ReadTables = { ok: true; tables: TableSet } | { ok: false; problem: string };

type Line = { number: number; text: string };

const NUMBERED = /^(\d{1,5})(?:\s*[-–—]\s*(\d{1,5}))?[.):]?\s+(\S.*)$/;

/**
 * Parses tables from plain lines. `# treasure` begins a table; rows before the first such line belong to the table
 * `first`. A row is "1-3 goblins", "4 [[treasure]]", or only its text, when all rows are equally likely; "00" is 100.
 * Never throws.
 */
export function readTables(text: string, first = 'table'): ReadTables {
  if (text.length > TABLE_LIMITS.text) {
    return refused(
      `Keep the tables under ${TABLE_LIMITS.text.toLocaleString('en-US')} characters.`,
    );
  }
  const tables = new Map<string, RolledTable>();
  for (const { name, line, lines } of sections(text, first)) {
    const title = name.trim();
    const key = tableKey(name);
    if (key === '') return refused(`Line ${line}: the table needs a name after “#”.`);
    if (title.length > TABLE_LIMITS.name || /\[\[|\]\]/.test(title) || isDiceText(title)) {
      const problem = `a name has at most ${TABLE_LIMITS.name} characters, no double brackets, and does not read as dice.`;
      return refused(`Line ${line}: ${problem}`);
    }
    if (tables.has(key)) return refused(`Line ${line}: there are two tables called “${title}”.`);
    if (lines.length === 0) return refused(`Line ${line}: the table “${title}” has no rows.`);
    if (lines.length > TABLE_LIMITS.rows) {
      return refused(`The table “${title}” has more than ${TABLE_LIMITS.rows} rows.`);
    }
    const read = readRows(lines);
    if (!read.ok) return read;
    tables.set(key, { name: title, rows: read.rows, line });
    if (tables.size > TABLE_LIMITS.tables) {
      return refused(`At most ${TABLE_LIMITS.tables} tables.`);
    }
  }
  if (tables.size === 0) return refused('Write some rows, such as “1-3 goblins”.');
  const problem = checkTables(tables);
  return problem === null ? { ok: true, tables } : refused(problem);
}

function refused(problem: string): { ok: false; problem: string } {
  return { ok: false, problem };
}

function sections(text: string, first: string): { name: string; line: number; lines: Line[] }[] {
  const found: { name: string; line: number; lines: Line[] }[] = [];
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const line = { number: index + 1, text: raw.trim() };
    if (line.text === '') return;
    const heading = /^#+(.*)$/.exec(line.text);
    if (heading) {
      found.push({ name: heading[1] ?? '', line: line.number, lines: [] });
      return;
    }
    if (found.length === 0) found.push({ name: first, line: line.number, lines: [] });
    found.at(-1)?.lines.push(line);
  });
  return found;
}

function readRows(
  lines: readonly Line[],
): { ok: true; rows: TableRow[] } | { ok: false; problem: string } {
  const isNumbered = NUMBERED.test(lines[0]?.text ?? '');
  const rows: TableRow[] = [];
  for (const { number: line, text } of lines) {
    const match = NUMBERED.exec(text);
    if ((match !== null) !== isNumbered) {
      return refused(
        `Line ${line}: number every row of a table, or none; the first is ${isNumbered ? '' : 'not '}numbered.`,
      );
    }
    const before = rows.at(-1)?.to ?? null;
    const from = match ? numberOf(match[1] ?? '') : (before ?? 0) + 1;
    const to = match?.[2] === undefined ? from : numberOf(match[2]);
    if (to > TABLE_LIMITS.number)
      return refused(`Line ${line}: the numbers go up to ${TABLE_LIMITS.number}.`);
    if (to < from) return refused(`Line ${line}: ${from} to ${to} runs backward.`);
    if (before !== null && from !== before + 1) {
      return refused(`Line ${line}: ${before + 1} comes after ${before}, not ${from}.`);
    }
    const words = match?.[3] ?? text;
    if (words.length > TABLE_LIMITS.row)
      return refused(`Line ${line}: a row has at most ${TABLE_LIMITS.row} characters.`);
    const read = readPieces(words);
    if (!read.ok) return refused(`Line ${line}: ${read.problem}`);
    rows.push({ from, to, pieces: read.pieces, line });
  }
  return { ok: true, rows };
}

/** Percentile dice show a hundred as 00. */
function numberOf(digits: string): number {
  return digits === '00' ? 100 : Number(digits);
}
