import { madeAs } from './bring-small.server';
import type { FileRow, ImportDesk, ImportKind } from './import-kind';
import { IMPORT_KINDS } from './import-kinds.server';
import { STEP } from './import-limits';
import { counted, type ImportState, withNote } from './import-state';
import { type OwnThings, ownThings } from './own-things-sql.server';
import { rowsFrom, type TableSpan } from './scan-file';
import { waitingKey } from './waiting-key';

/** The rows of a kind's further tables that are held at once: fifty parties with all their people have fewer. */
const MOST_BESIDE = 2000;

/** Why an import cannot go on. */
export type StepTrouble = { ok: false; status: number; problem: string };

const NO_FILE =
  'This file is no longer here: it is kept for a day. Choose it again; nothing comes twice.';

/**
 * Imports as much as one request may. The same step may run twice: each thing has the same new id each time, so that
 * what came is found and left alone.
 */
export async function importStep(
  desk: ImportDesk,
  userId: string,
  before: ImportState,
  most: { statements: number; bytes: number } = STEP,
): Promise<{ ok: true; state: ImportState } | StepTrouble> {
  let state = before;
  const spent = { statements: 20, bytes: 0 };
  const own = await ownThings(desk.db, userId);
  while (state.kinds !== null && state.kinds.length > 0) {
    const [name = '', ...later] = state.kinds;
    const kind = Object.hasOwn(IMPORT_KINDS, name) ? IMPORT_KINDS[name] : undefined;
    const span = kind && spanOf(state, kind.table);
    if (kind && span) {
      const beside = await rowsBeside(desk, userId, state, kind);
      const rows = beside && (await rowsOf(desk, userId, state.file, span, state.place.at));
      if (!beside || !rows) return { ok: false, status: 409, problem: NO_FILE };
      for await (const { text, end } of rows) {
        const one = { name, kind, own, beside };
        state = await withRow(desk, userId, state, one, text);
        state = { ...state, place: { at: end, rows: state.place.rows + 1 } };
        spent.statements += kind.weight;
        spent.bytes += text?.length ?? 0;
        if (spent.statements >= most.statements || spent.bytes >= most.bytes) {
          return { ok: true, state };
        }
      }
    }
    state = { ...state, kinds: later, place: { at: 0, rows: 0 } };
  }
  await desk.files.delete(waitingKey(userId, state.file));
  return { ok: true, state };
}

type OneKind = {
  name: string;
  kind: ImportKind;
  own: OwnThings;
  beside: Readonly<Record<string, readonly FileRow[]>>;
};

async function withRow(
  desk: ImportDesk,
  userId: string,
  state: ImportState,
  { name, kind, own, beside }: OneKind,
  text: string | null,
): Promise<ImportState> {
  const row = text === null ? null : rowIn(text);
  const called = `The ${kind.says[0]} “${nameIn(row)}”`;
  if (row === null) {
    const why = text === null ? 'it is too large' : 'it cannot be read';
    return counted(withNote(state, `${called}: ${why}.`), name, 'refused');
  }
  if (typeof row.deleted_at === 'number') return counted(state, name, 'deleted');
  const old = typeof row.id === 'string' ? row.id.slice(0, 200) : '';
  const id = kind.idOf === null ? '' : await kind.idOf(userId, old);
  for (const key of kind.idOf === null ? [] : [id, madeAs(id)]) {
    if (own.has(key)) return counted(state, name, 'there');
    if (own.isAway(key)) return counted(state, name, 'deleted');
  }
  const now =
    desk.clock.now() - Math.max(0, (spanOf(state, kind.table)?.rows ?? 0) - state.place.rows);
  const refers = { userId, has: own.has };
  let done: Awaited<ReturnType<ImportKind['bring']>>;
  try {
    done = await kind.bring({ desk, userId, row, id, now, refers, beside });
  } catch (error) {
    desk.log.error('import of a thing', error);
    done = { ok: false, problem: 'it could not be saved right now. Import the file again later' };
  }
  if (!done.ok) return counted(withNote(state, sentence(called, done.problem)), name, 'refused');
  for (const one of kind.idOf === null ? [] : [id, ...(done.also ?? [])]) own.add(one);
  const noted = done.note ? withNote(state, sentence(called, done.note)) : state;
  return counted(noted, name, 'came');
}

function sentence(called: string, why: string): string {
  return `${called}: ${why.replace(/\.$/, '')}.`;
}

function nameIn(row: FileRow | null): string {
  const { name, monster_id: monster } = Object(row);
  const said = typeof name === 'string' ? name : typeof monster === 'string' ? monster : '?';
  return said.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').slice(0, 80);
}

function rowIn(text: string): FileRow | null {
  try {
    const row: unknown = JSON.parse(text);
    return typeof row === 'object' && row !== null && !Array.isArray(row) ? { ...row } : null;
  } catch {
    return null;
  }
}

function spanOf({ tables }: ImportState, table: string): TableSpan | undefined {
  return Object.hasOwn(tables, table) ? tables[table] : undefined;
}

/** The rows of a table from a byte on; null when the file is gone. */
async function rowsOf(
  { files }: ImportDesk,
  userId: string,
  file: string,
  { from, to }: TableSpan,
  at: number,
) {
  const begin = Math.max(from, at);
  if (begin >= to) return [];
  const range = { offset: begin, length: to - begin };
  const stored = await files.get(waitingKey(userId, file), { range });
  return stored && rowsFrom(stored.body, begin);
}

async function rowsBeside(
  desk: ImportDesk,
  userId: string,
  state: ImportState,
  { beside = [] }: ImportKind,
): Promise<Record<string, FileRow[]> | null> {
  const all: [string, FileRow[]][] = [];
  for (const table of beside) {
    const span = spanOf(state, table);
    const rows = span ? await rowsOf(desk, userId, state.file, span, 0) : [];
    if (!rows) return null;
    const read: FileRow[] = [];
    for await (const { text } of rows) {
      const row = text === null || text.length > 100_000 ? null : rowIn(text);
      if (row !== null && read.length < MOST_BESIDE) read.push(row);
    }
    all.push([table, read]);
  }
  return Object.fromEntries(all);
}
