import { HOMEBREW_FORMATS, type HomebrewFormat } from '~/compendium/foreign/forms';
import { HOMEBREW_LIMITS } from '~/compendium/foreign/limits';
import type { Database } from '~/platform/database.server';
import type { ShelfStore } from '~/platform/kept-shelf/loose-files.server';
import { readText, storeText, type TextColumns } from '~/platform/kept-shelf/stored-text.server';
import type { ImportState } from './tables';
import { readTold, type ToldImport } from './told-import';

/** How long an import waits, and how long it can be undone. */
export const IMPORT_WAITS_MS = 24 * 60 * 60 * 1000;
/** The maximum number of waiting imports per user: a new one removes the oldest. */
export const MOST_WAITING = 5;

/** An import as shown on its page. */
export type Waiting = {
  id: string;
  name: string;
  hint: HomebrewFormat | null;
  state: ImportState;
  told: ToldImport;
  createdAt: number;
};

type Desk = ShelfStore & { clock: { now(): number } };
type Row = Omit<Waiting, 'hint' | 'told'> & TextColumns & { hint: string | null; told: string };

const FIELDS = 'id, name, hint, state, told, created_at as createdAt';

/** Stores a text for a day under a ticket that only this user can open; null when storing fails. */
export async function waitText(
  desk: Desk,
  userId: string,
  sent: { text: string; name: string; hint: HomebrewFormat | null },
): Promise<string | null> {
  const now = desk.clock.now();
  const stored = await storeText(desk, 'homebrew-imports', sent.text, now);
  if (stored === null) return null;
  const id = crypto.randomUUID();
  const d1 = desk.db.$client;
  const insert = `insert into homebrew_imports (id, user_id, name, hint, body, body_key, bytes, created_at, due_at)
    values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`;
  // Removes imports above the maximum in the same transaction, so that concurrent requests cannot exceed it.
  const bound = `delete from homebrew_imports where user_id = ?1 and id in (select id from homebrew_imports
    where user_id = ?1 order by (id = ?2) desc, created_at desc, id limit -1 offset ?3)`;
  const { packed, key, bytes } = stored;
  await d1.batch([
    d1
      .prepare(insert)
      .bind(id, userId, sent.name, sent.hint, packed, key, bytes, now, now + IMPORT_WAITS_MS),
    d1.prepare(bound).bind(userId, id, MOST_WAITING),
  ]);
  return id;
}

/** A user's import by its ticket; null for other users', and after it has expired. */
export async function openWaiting(
  { db, clock }: Pick<Desk, 'db' | 'clock'>,
  userId: string,
  id: string,
): Promise<Waiting | null> {
  const query = `select ${FIELDS} from homebrew_imports where id = ?1 and user_id = ?2 and due_at > ?3`;
  const row = await db.$client.prepare(query).bind(id, userId, clock.now()).first<Row>();
  return row && waitingOf(row);
}

/** A user's imports of the last day, newest first. */
export async function listWaiting(
  { db, clock }: Pick<Desk, 'db' | 'clock'>,
  userId: string,
): Promise<Waiting[]> {
  const query = `select ${FIELDS} from homebrew_imports where user_id = ?1 and due_at > ?2
    order by created_at desc, id limit ?3`;
  const asked = db.$client.prepare(query).bind(userId, clock.now(), MOST_WAITING);
  return (await asked.all<Row>()).results.map(waitingOf);
}

/** The text of a waiting import; null when it cannot be read. */
export async function waitingText(
  { db, files }: ShelfStore,
  userId: string,
  id: string,
): Promise<string | null> {
  const query =
    'select body as packed, body_key as key from homebrew_imports where id = ?1 and user_id = ?2';
  const row = await db.$client.prepare(query).bind(id, userId).first<TextColumns>();
  if (row === null) return null;
  // Converting UTF-16 to UTF-8 makes a text up to 1.5 times as long.
  const read = await readText(files, row, 2 * HOMEBREW_LIMITS.bytes);
  return read.ok ? read.text : null;
}

/** Stores the result of an import unless its state has changed meanwhile. */
export async function noteImport(
  db: Database,
  userId: string,
  id: string,
  step: { from: readonly ImportState[]; to: ImportState; told: ToldImport },
): Promise<boolean> {
  const query = `update homebrew_imports set state = ?3, told = ?4
    where id = ?1 and user_id = ?2 and state in (select value from json_each(?5))`;
  const told = JSON.stringify(step.told);
  const from = JSON.stringify(step.from);
  const done = await db.$client.prepare(query).bind(id, userId, step.to, told, from).run();
  return done.meta.changes > 0;
}

/** Discards a waiting import. */
export async function dropWaiting(db: Database, userId: string, id: string): Promise<void> {
  const query = `delete from homebrew_imports where id = ?1 and user_id = ?2 and state = 'waiting'`;
  await db.$client.prepare(query).bind(id, userId).run();
}

const A_PURGE = 500;

/** For the scheduled job: removes expired imports with their files. */
export async function purgeImports(db: Database, now: number): Promise<void> {
  const query = `delete from homebrew_imports where id in
    (select id from homebrew_imports where due_at <= ?1 order by due_at limit ?2)`;
  await db.$client.prepare(query).bind(now, A_PURGE).run();
}

function waitingOf({ id, name, hint, state, told, createdAt }: Row): Waiting {
  const known = HOMEBREW_FORMATS.find((one) => one === hint) ?? null;
  return { id, name, hint: known, state, told: readTold(told), createdAt };
}
