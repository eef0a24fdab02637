import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { ShelfStore } from './loose-files.server';
import { columnOf, hasSpareFor, isOwned, type ShelfPlan, thingWeight } from './shelf-plan';
import { type StoredText, storeText } from './stored-text.server';

/**
 * A thing to save: its name, its whole text, and the values of the tool's own columns. `words`: by which a search finds
 * it, where its table has a column for them; without them those stored stay.
 */
export type Kept<Facts> = { name: string; text: string; facts: Facts; words?: string };

/** A new thing's id, share code and creation time (milliseconds since 1970). */
export type Born = { id: string; code: string; now: number } & Beside;

/** Statements that run in the same batch after the save; each must check for itself whether the save succeeded. */
export type Beside = { beside?: readonly D1PreparedStatement[] };

/** The version that was opened. */
export type Target = { id: string; version: number };

/** Writes the shared view of a thing that is shared as this version. */
export type Show = (as: string) => string;

/** The R2 folder of a user's files of one kind. */
export function folderOf(plan: ShelfPlan, userId: string): string {
  return `users/${userId}/${getTableName(plan.table)}`;
}

/** A version as stored: its text and, while it is shared, its shared view. */
export type Written = { stored: StoredText; shown: StoredText | null; as: string | null };

/** The file keys of a version. */
export function keysOf({ stored, shown }: Written): (string | null)[] {
  return [stored.key, shown?.key ?? null];
}

/** Stores the text and the shared view of a version before its row is updated; null when R2 refuses the text. */
export async function writeVersion<Facts>(
  plan: ShelfPlan,
  store: ShelfStore,
  userId: string,
  kept: Kept<Facts>,
  as: string | null,
  { now, show }: { now: number; show: Show },
): Promise<Written | null> {
  const folder = folderOf(plan, userId);
  const stored = await storeText(store, folder, kept.text, now);
  if (stored === null) return null;
  // When R2 refuses the shared view, it is made at the next request.
  const shown = as === null ? null : await storeText(store, folder, show(as), now);
  return { stored, shown, as };
}

/** The tool's own columns of a thing to save, each with its value. */
function ownColumns<Facts extends object>(
  plan: ShelfPlan,
  { facts, words }: Kept<Facts>,
): (readonly [string, unknown])[] {
  const own = Object.entries(facts).filter(([fact]) => plan.facts.includes(fact));
  return plan.words && words !== undefined ? [...own, [plan.words, words]] : own;
}

/** The statement that inserts a new thing under a condition; inserts nothing when its id is taken. */
export function insertOf<Facts extends object>(
  plan: ShelfPlan,
  userId: string,
  kept: Kept<Facts>,
  { packed, key, bytes }: StoredText,
  { id, code, now }: Born,
  room: SQL,
): SQL {
  const { name } = kept;
  const own = ownColumns(plan, kept);
  const names = own.map(([fact]) => sql`${columnOf(plan, fact)}, `);
  const values = own.map(([, value]) => sql`${value}, `);
  const plain = plan.plain
    ? { name: sql`${columnOf(plan, plan.plain)}, `, value: sql`'', ` }
    : { name: sql``, value: sql`` };
  return sql`insert into ${plan.table}
    (${sql.join([...names, plain.name])}id, user_id, name, code, body, body_key, bytes, created_at, updated_at)
    select ${sql.join([...values, plain.value])}${id}, ${userId}, ${name}, ${code}, ${packed}, ${key}, ${bytes}, ${now}, ${now}
    where ${room} on conflict (id) do nothing`;
}

/** The statement that overwrites the opened version, under a condition. */
export function updateOf<Facts extends object>(
  plan: ShelfPlan,
  userId: string,
  target: Target,
  kept: Kept<Facts>,
  { stored, shown, as }: Written,
  now: number,
  room: SQL,
): SQL {
  const { name } = kept;
  const own = ownColumns(plan, kept).map(
    ([fact, value]) => sql`${columnOf(plan, fact)} = ${value}, `,
  );
  const plain = plan.plain ? sql`${columnOf(plan, plan.plain)} = '', ` : sql``;
  // Drop the new view if the thing has been shared as another version since, or if there is no room: it is then made at
  // its next request.
  const bytes = stored.bytes + (shown?.bytes ?? 0);
  const fits = hasSpareFor(plan, userId, sql`${bytes} - ${thingWeight(plan)}`);
  const seen = (value: unknown) => sql`case when shared is ${as} and ${fits} then ${value} end`;
  return sql`update ${plan.table} set ${sql.join(own)}${plain}name = ${name}, body = ${stored.packed}, body_key = ${stored.key},
    bytes = ${stored.bytes}, shown = ${seen(shown?.packed ?? null)}, shown_key = ${seen(shown?.key ?? null)},
    shown_bytes = ${seen(shown?.bytes ?? null)}, shown_until = null, version = ${target.version + 1}, updated_at = ${now}
    where ${isOwned(userId, target.id)} and version = ${target.version} and ${room}`;
}
