import { exportFight } from '~/fights/kept/fight-export.server';
import { dataUrl } from '~/platform/data-url';
import type { Database } from '~/platform/database.server';
import { readFile, type ShelfStore, type Unread } from '~/platform/kept-shelf/loose-files.server';
import { STORED_COLUMNS, textOfRow } from '~/platform/kept-shelf/shelf-rows.server';
import type { Objects } from '~/platform/objects.server';
import { exportedAs, isTheirs, PERSON_TABLES, type PersonTable } from './person-tables';

/** The user whose data is wanted; the e-mail counts only when the provider has verified it. */
export type Owner = { userId: string; verifiedEmail: string | null };

/** Everywhere a user's data is stored. */
export type PersonStore = ShelfStore & { fights: Objects };

type Row = Record<string, unknown>;
type Part = { ok: true; text: string } | { ok: false; reason: Unread };

/** The note for a part that can no longer be found. */
const LOST = 'Its file is no longer in our storage.';

/** The most rows in memory at once; fewer of things with a text of up to a megabyte each. */
const ROWS_AT_ONCE = 100;
const TEXTS_AT_ONCE = 4;

/** The user's id and verified e-mail, by which their rows are found. */
export async function ownerOf(db: Database, userId: string): Promise<Owner> {
  const query = 'select email from users where id = ?1 and email_verified = 1';
  const email = await db.$client.prepare(query).bind(userId).first<string>('email');
  return { userId, verifiedEmail: email || null };
}

/** The value by which a table's rows are found for a user; null when there is none, so that nothing matches. */
export function keyFor({ by }: PersonTable, { userId, verifiedEmail }: Owner): string | null {
  return by === 'user-id' ? userId : verifiedEmail;
}

/**
 * All of a user's data as one JSON text, table by table and row by row, without secrets. Only a few rows are in memory
 * at once. Throws when a part cannot be read at the moment, so that the output breaks off in the middle.
 */
export async function* exportPerson(
  store: PersonStore,
  owner: Owner,
  exportedAt: string,
): AsyncGenerator<string, void, undefined> {
  yield `{\n  "exportedAt": ${JSON.stringify(exportedAt)}`;
  for (const entry of PERSON_TABLES) {
    yield `,\n  ${JSON.stringify(exportedAs(entry))}: [`;
    let between = '';
    for await (const row of rowsOf(store.db, entry, owner)) {
      const text = await writtenRow(store, entry, owner, row);
      if (text === null) continue;
      yield `${between}\n    {\n      ${text}`;
      if (entry.keptObject) yield* objectOfRow(store, entry.keptObject.as, owner, row);
      yield '\n    }';
      between = ',';
    }
    yield between === '' ? ']' : '\n  ]';
  }
  yield '\n}\n';
}

/** Selects a user's rows of a table (`?1`: the user), with their rowid; more conditions may follow. */
function selectRows(entry: PersonTable): string {
  const { table, record } = entry;
  // The names come from our own list, never from a request.
  const records = record ? `left join ${record} r on r.seq = t.seq` : '';
  return `select t.rowid as row_place, t.*${record ? ', r.record' : ''} from ${table} t ${records}
    where ${isTheirs(entry)}`;
}

async function* rowsOf(
  db: Database,
  entry: PersonTable,
  owner: Owner,
): AsyncGenerator<Row, void, undefined> {
  const { record, keptText, keptFile } = entry;
  const most = keptText || keptFile || record ? TEXTS_AT_ONCE : ROWS_AT_ONCE;
  const query = `${selectRows(entry)} and t.rowid > ?2 order by t.rowid limit ${most}`;
  let place = Number.MIN_SAFE_INTEGER;
  while (true) {
    const found = await db.$client.prepare(query).bind(keyFor(entry, owner), place).all<Row>();
    for (const row of found.results) {
      place = Number(row.row_place);
      yield row;
    }
    if (found.results.length < most) return;
  }
}

/**
 * The fields of a row as JSON: without secrets, and with JSON columns as JSON. Null when the row has been deleted
 * meanwhile. A file that the row refers to may have been replaced since, so the row is read once more if it is missing;
 * what is still missing becomes null, with a note why.
 */
async function writtenRow(
  { db, files }: ShelfStore,
  entry: PersonTable,
  owner: Owner,
  { row_place: place, ...row }: Row,
): Promise<string | null> {
  const first = await partsOfRow(files, entry, row);
  if (!first.isLost) return writtenFields(entry, first.told);
  const again = await db.$client
    .prepare(`${selectRows(entry)} and t.rowid = ?2`)
    .bind(keyFor(entry, owner), place)
    .first<Row>();
  if (again === null) return null;
  const { row_place: _, ...fresh } = again;
  return writtenFields(entry, (await partsOfRow(files, entry, fresh)).told);
}

/**
 * A row with the texts and files stored outside it, and whether any of these is missing. Throws when one cannot be read
 * at the moment.
 */
async function partsOfRow(
  files: R2Bucket,
  { keptText, keptFile }: PersonTable,
  row: Row,
): Promise<{ told: Row; isLost: boolean }> {
  const told = { ...row };
  let isLost = false;
  const tell = (name: string, part: Part) => {
    told[name] = part.ok ? part.text : null;
    if (part.ok) return;
    if (part.reason === 'no-answer') throw new Error('A stored part could not be read.');
    told[`${name}_missing`] = LOST;
    isLost = true;
  };
  if (keptText) tell(keptText, await textOfRow(files, row, keptText));
  if (keptFile) tell('file', await fileOfRow(files, row, keptFile));
  return { told, isLost };
}

function writtenFields({ secret = [], keptText }: PersonTable, told: Row): string {
  const hidden: readonly string[] = keptText ? [...secret, ...STORED_COLUMNS] : secret;
  const fields = Object.entries(told)
    .filter(([name]) => !hidden.includes(name))
    .map(([name, value]) => `${JSON.stringify(name)}: ${written(value)}`);
  return fields.join(',\n      ');
}

/** The data of a row's Durable Object, as one more field. Throws when it does not answer. */
async function* objectOfRow(
  { fights }: PersonStore,
  as: string,
  { userId }: Owner,
  row: Row,
): AsyncGenerator<string, void, undefined> {
  const parts = await exportFight(fights, userId, String(row.id));
  yield `,\n      ${JSON.stringify(as)}: `;
  if (parts) yield* parts;
  else yield `null,\n      ${JSON.stringify(`${as}_missing`)}: ${JSON.stringify(LOST)}`;
}

/** A row's file as a `data:` URL, which any browser opens. */
async function fileOfRow(
  files: R2Bucket,
  row: Row,
  { key, type }: NonNullable<PersonTable['keptFile']>,
): Promise<Part> {
  const read = await readFile(files, String(row[key]));
  if (!read.ok) return read;
  return { ok: true, text: dataUrl(String(row[type]), new Uint8Array(read.bytes)) };
}

function written(value: unknown): string {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return JSON.stringify(value ?? null);
  try {
    JSON.parse(value);
    // It is valid JSON already, so keep it unchanged.
    return value;
  } catch {
    return JSON.stringify(value);
  }
}
