import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { prepared } from '../store/statements.server';
import { releaseFiles, type ShelfStore } from './loose-files.server';
import type { Listed } from './shelf-columns';
import { hasSpareFor, isOwned, type ShelfPlan, selected } from './shelf-plan';
import { isShared, listedNames, openThing } from './shelf-reads.server';
import { folderOf } from './shelf-versions.server';
import { readText, type StoredText, storeText } from './stored-text.server';

/** How long a request holds the lock for making a shared view; until then no other request starts. */
const MAKING_MS = 60_000;

/** The shared view as the tool wrote it, or why there is none at the moment. */
export type Shown<Facts> =
  | { kind: 'shown'; thing: Listed<Facts>; shown: string }
  | { kind: 'being-made' | 'unavailable' };

type ShownColumns = { userId: string; shown: number[] | null; shownKey: string | null };

/**
 * A share code that cannot be guessed: 128 random bits as 32 hexadecimal digits. Older codes of twelve characters still
 * open.
 */
export function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Shares a thing as a version and makes its shared view. A code belongs to one version: sharing another version gives
 * the thing a new code, and the former code stops working. Returns the code; null when the thing is not there.
 */
export async function shareThing<Facts>(
  plan: ShelfPlan,
  store: ShelfStore,
  userId: string,
  id: string,
  as: string,
  { now, show }: { now: number; show: (thing: Listed<Facts>, text: string) => string },
): Promise<string | null> {
  const { db } = store;
  const thing = await openThing<Facts>(plan, store, isOwned(userId, id));
  if (thing === null) return null;
  const { text, version } = thing;
  const seen =
    text === null
      ? null
      : await storeText(store, folderOf(plan, userId), show({ ...thing, shared: as }, text), now);
  // Only if the thing was not saved again since, and there is room: otherwise the view is made at its first request.
  const fits = hasSpareFor(plan, userId, grownBy(seen));
  const still = (value: unknown) =>
    sql`case when version = ${version} and ${fits} then ${value} end`;
  const query = sql`update ${plan.table} set shared = ${as}, ${shownAs(seen, still)},
     code = case when shared <> ${as} then ${newCode()} else code end
    where ${isOwned(userId, id)} returning code`;
  return prepared(db, query).first<string>('code');
}

/**
 * Stops sharing a thing: its code no longer opens anything. Returns the next code; null when the thing is not there.
 */
export async function stopSharing(
  { table }: ShelfPlan,
  db: Database,
  userId: string,
  id: string,
): Promise<string | null> {
  const query = sql`update ${table} set shared = null, ${shownAs(null)},
    code = case when shared is null then code else ${newCode()} end where ${isOwned(userId, id)} returning code`;
  return prepared(db, query).first<string>('code');
}

/**
 * The shared view of the thing under a code; null when nothing is shared. It is normally made when the thing is shared
 * or saved; a missing one is made here, by one request at a time.
 */
export async function openShown<Facts>(
  plan: ShelfPlan,
  store: ShelfStore,
  code: string,
  { now, show }: { now: number; show: (thing: Listed<Facts>, text: string) => string },
): Promise<Shown<Facts> | null> {
  const { db, files } = store;
  const names = selected(plan, [...listedNames(plan), 'userId', 'shown', 'shownKey']);
  const find = sql`select ${names} from ${plan.table} where ${isShared(code)}`;
  const row = await prepared(db, find).first<Listed<Facts> & ShownColumns>();
  if (row === null) return null;
  const { userId, shown: packed, shownKey: key, ...rest } = row;
  // The remaining columns are those of the list.
  const thing = rest as unknown as Listed<Facts>;
  if (packed !== null || key !== null) {
    const read = await readText(files, { packed, key }, plan.limits.shownBytes);
    if (read.ok) return { kind: 'shown', thing, shown: read.text };
    // The view exists and returns with R2: don't make it again for each request meanwhile.
    if (read.reason === 'no-answer') return { kind: 'unavailable' };
  }
  const take = sql`update ${plan.table} set shown_until = ${now + MAKING_MS}
    where id = ${row.id} and (shown_until is null or shown_until <= ${now})`;
  const taken = await prepared(db, take).run();
  if (taken.meta.changes === 0) return { kind: 'being-made' };
  const opened = await openThing<Facts>(plan, store, isShared(code));
  if (opened === null) return null;
  if (opened.text === null) return { kind: 'unavailable' };
  const shown = show(opened, opened.text);
  const seen = await storeText(store, folderOf(plan, userId), shown, now);
  const keep = sql`update ${plan.table} set ${shownAs(seen)}
    where id = ${opened.id} and version = ${opened.version} and shared is ${opened.shared} and deleted_at is null
      and ${hasSpareFor(plan, userId, grownBy(seen))}`;
  const kept = seen === null ? null : await prepared(db, keep).run();
  if (kept?.meta.changes === 0) await releaseFiles(db, [seen?.key ?? null], now);
  return { kind: 'shown', thing: opened, shown };
}

/** By how many bytes a new shared view makes the thing grow. */
function grownBy(seen: StoredText | null): SQL {
  return sql`${seen?.bytes ?? 0} - coalesce(shown_bytes, 0)`;
}

function shownAs(seen: StoredText | null, under = (value: unknown): SQL => sql`${value}`): SQL {
  const { packed = null, key = null, bytes = null } = seen ?? {};
  return sql`shown = ${under(packed)}, shown_key = ${under(key)}, shown_bytes = ${under(bytes)}, shown_until = null`;
}
