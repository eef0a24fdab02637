import type { Database } from '~/platform/database.server';
import { readFile, type ShelfStore } from '~/platform/kept-shelf/loose-files.server';
import { STORED_COLUMNS, textOfRow } from '~/platform/kept-shelf/shelf-rows.server';
import { isTheirs, PERSON_TABLES, type PersonTable } from './person-tables';

/** Whose data is asked for; the e-mail counts only when the provider has verified it. */
export type Owner = { userId: string; verifiedEmail: string | null };

type Row = Record<string, unknown>;

/** Rows that are in memory at once; of things with a text of up to a megabyte each, fewer. */
const ROWS_AT_ONCE = 100;
const TEXTS_AT_ONCE = 4;

/** The person's id and verified e-mail, by which their rows are found. */
export async function ownerOf(db: Database, userId: string): Promise<Owner> {
  const query = 'select email from users where id = ?1 and email_verified = 1';
  const email = await db.$client.prepare(query).bind(userId).first<string>('email');
  return { userId, verifiedEmail: email || null };
}

/** The value by which a table's rows are found for a person; null when there is none, so that nothing is found. */
export function keyFor({ by }: PersonTable, { userId, verifiedEmail }: Owner): string | null {
  return by === 'user-id' ? userId : verifiedEmail;
}

/**
 * Everything that is a person's as one JSON text, table by table and row by row, but for what would open a door to others. Only a
 * few rows are in memory at once. Throws when a part cannot be read: what was given until then ends in the middle.
 */
export async function* exportPerson(
  store: ShelfStore,
  owner: Owner,
  exportedAt: string,
): AsyncGenerator<string, void, undefined> {
  yield `{\n  "exportedAt": ${JSON.stringify(exportedAt)}`;
  for (const entry of PERSON_TABLES) {
    yield `,\n  ${JSON.stringify(entry.table)}: [`;
    let between = '';
    for await (const row of rowsOf(store.db, entry, owner)) {
      yield `${between}\n    ${await writtenRow(store.files, entry, row)}`;
      between = ',';
    }
    yield between === '' ? ']' : '\n  ]';
  }
  yield '\n}\n';
}

async function* rowsOf(
  db: Database,
  entry: PersonTable,
  owner: Owner,
): AsyncGenerator<Row, void, undefined> {
  const { table, column, record, keptText, keptFile } = entry;
  const most = keptText || keptFile || record ? TEXTS_AT_ONCE : ROWS_AT_ONCE;
  // The names come from our own list, never from a request.
  const records = record ? `left join ${record} r on r.seq = t.seq` : '';
  const query = `select t.rowid as row_place, t.*${record ? ', r.record' : ''} from ${table} t ${records}
    where ${isTheirs(entry, `t.${column}`)} and t.rowid > ?2 order by t.rowid limit ${most}`;
  let place = Number.MIN_SAFE_INTEGER;
  while (true) {
    const found = await db.$client.prepare(query).bind(keyFor(entry, owner), place).all<Row>();
    for (const { row_place, ...row } of found.results) {
      place = Number(row_place);
      yield row;
    }
    if (found.results.length < most) return;
  }
}

/** A row as JSON: without what opens doors, and a text that holds JSON as what it says. */
async function writtenRow(files: R2Bucket, entry: PersonTable, row: Row): Promise<string> {
  const { secret = [], keptText, keptFile } = entry;
  const hidden: readonly string[] = keptText ? [...secret, ...STORED_COLUMNS] : secret;
  const told = {
    ...row,
    ...(keptText && { [keptText]: await textOfRow(files, row, keptText) }),
    ...(keptFile && { file: await fileOfRow(files, row, keptFile) }),
  };
  const fields = Object.entries(told)
    .filter(([name]) => !hidden.includes(name))
    .map(([name, value]) => `${JSON.stringify(name)}: ${written(value)}`);
  return `{\n      ${fields.join(',\n      ')}\n    }`;
}

/** A file as one address that holds it whole, which any browser opens. */
async function fileOfRow(
  files: R2Bucket,
  row: Row,
  { key, type }: NonNullable<PersonTable['keptFile']>,
): Promise<string> {
  const held = await readFile(files, String(row[key]));
  if (held === null) throw new Error('A file could not be read.');
  const bytes = new Uint8Array(held);
  let letters = '';
  // A call takes only so many arguments.
  for (let from = 0; from < bytes.length; from += 8192) {
    letters += String.fromCharCode(...bytes.subarray(from, from + 8192));
  }
  return `data:${row[type]};base64,${btoa(letters)}`;
}

function written(value: unknown): string {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return JSON.stringify(value ?? null);
  try {
    JSON.parse(value);
    // It is JSON already, and stays as long as it is: a line break would be one of its text.
    return value;
  } catch {
    return JSON.stringify(value);
  }
}
