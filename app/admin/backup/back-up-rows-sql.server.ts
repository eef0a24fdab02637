import { packText } from '~/platform/kept-shelf/packed-text';
import { sha256 } from '~/platform/sha-256';
import { type Added, type Held, moveStatement } from './backup-rows-sql.server';
import {
  type Companion,
  type CopyDesk,
  companionsOf,
  copyAll,
  notCopiedYet,
  noteCopies,
} from './copies-sql.server';
import type { Place, RowsPlace } from './place';
import { BACKED_UP, partKey } from './plan';
import { type ReadRow, readRows } from './read-rows-sql.server';
import { shapeOf, type TableShape } from './table-shape-sql.server';

/** The text of one part, in characters: it is held in memory as a whole, and once more packed. */
const PART_LETTERS = 4_000_000;
/** How many files and fights are copied for one part; each takes two platform calls. */
const PART_COPIES = 20;

/**
 * Where the next part begins (null when another run holds the backup now), and how many files and fights were copied
 * for this one.
 */
export type WrittenPart = { next: Place | null; copied: number };

type Page = { rows: ReadRow[]; all: Companion[]; missing: Companion[] };

/**
 * Reads some rows with the files and fights that belong to them. When these exceed a part's limit, the page ends at
 * that row: a row and its files are read at the same time, however long the whole backup takes.
 */
async function readPage(
  { db }: CopyDesk,
  table: string,
  shape: TableShape,
  { after, copies }: { after: number; copies: number },
): Promise<Page> {
  const rows = await readRows(db, table, shape, after);
  const belongs = rows.map(({ line }) => companionsOf(table, shape.columns, line));
  const missing = await notCopiedYet(db, belongs.flat());
  if (missing.length <= copies) return { rows, all: belongs.flat(), missing };
  const some = new Set(missing.slice(0, copies).map(({ key }) => key));
  const isMissing = new Set(missing.map(({ key }) => key));
  const end = belongs.findIndex((of) => of.some(({ key }) => isMissing.has(key) && !some.has(key)));
  const all = belongs.slice(0, Math.max(1, end)).flat();
  const kept = missing.filter((one) => all.includes(one));
  return { rows: rows.slice(0, Math.max(1, end)), all, missing: kept };
}

/** Writes the next part of a table to R2 and advances the backup. */
export async function backUpRows(
  desk: CopyDesk,
  held: Held,
  place: RowsPlace,
): Promise<WrittenPart> {
  const { db, files } = desk;
  const table = BACKED_UP[place.table];
  if (table === undefined) {
    const next: Place = { phase: 'manifest' };
    const moved = await moveStatement(db, held, next).run();
    return { next: moved.meta.changes > 0 ? next : null, copied: 0 };
  }
  const shape = await shapeOf(db, table);
  if (shape === null) throw new Error(`There is no table ${table}.`);
  const name = `${table}-${place.part}`;
  const { columns, blobs } = shape;
  const texts = [JSON.stringify({ part: name, table, columns, blobs })];
  const all: Companion[] = [];
  const missing: Companion[] = [];
  let [letters, after, isEnd] = [0, place.after, false];
  while (letters < PART_LETTERS && missing.length < PART_COPIES && !isEnd) {
    const copies = PART_COPIES - missing.length;
    const page = await readPage(desk, table, shape, { after, copies });
    texts.push(...page.rows.map(({ line }) => line));
    letters += page.rows.reduce((sum, { line }) => sum + line.length, 0);
    all.push(...page.all);
    missing.push(...page.missing);
    after = page.rows.at(-1)?.at ?? after;
    isEnd = page.rows.length === 0;
  }
  const { copied, lost } = await copyAll(desk, held.number, missing);
  const text = `${texts.join('\n')}\n`;
  const packed = await packText(text);
  await files.put(partKey(held.id, name), packed);
  const next: Place = isEnd
    ? { phase: 'rows', table: place.table + 1, after: 0, part: 1 }
    : { phase: 'rows', table: place.table, after, part: place.part + 1 };
  const rows = texts.length - 1;
  const added: Added = {
    rows,
    bytes: packed.byteLength,
    lost,
    copies: all.length - lost,
    copiedBytes: copied.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  // A part written again had been interrupted: it has the same key, and counts once.
  const note = `insert into backup_parts (number, at, name, table_name, rows, bytes, hash)
    select ?1, (select count(*) from backup_parts where number = ?1), ?2, ?3, ?4, ?5, ?6 where changes() > 0`;
  const hash = await sha256(text);
  const [moved] = await db.$client.batch([
    moveStatement(db, held, next, added),
    db.$client.prepare(note).bind(held.number, name, table, rows, packed.byteLength, hash),
    ...noteCopies(db, held.number, { copied, all }),
  ]);
  const isOurs = (moved?.meta.changes ?? 0) > 0;
  return { next: isOurs ? next : null, copied: copied.length };
}
