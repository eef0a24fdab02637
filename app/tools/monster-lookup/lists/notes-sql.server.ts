import { and, eq, type SQL, sql } from 'drizzle-orm';
import { visibleTo } from '~/compendium/shelf/own-visible';
import type { Database } from '~/platform/database.server';
import { changes, insertWhere } from '~/platform/store/statements.server';
import { nameInRules } from '../name-in-rules';
import { LIST_LIMITS } from './list-limits';
import { monsterNotes } from './tables';

/** The maximum number of notes on the page of all lists. */
const MOST_NAMED = 60;

/** A user's note on a monster; `version` detects changes since a page showed it, 0 without a note. */
export type KeptNote = { text: string; version: number };

/** The result of saving a note. */
export type NoteSaved =
  | { ok: true; version: number }
  /** It was changed elsewhere since it was shown. */
  | { ok: false; reason: 'changed'; theirs: KeptNote }
  | { ok: false; reason: 'full' };

const NONE: KeptNote = { text: '', version: 0 };

/** A user's own note on a monster. */
export async function noteOn(db: Database, userId: string, monsterId: string): Promise<KeptNote> {
  const asked = db
    .select({ text: monsterNotes.note, version: monsterNotes.updatedAt })
    .from(monsterNotes)
    .where(theirs(userId, monsterId));
  return (await asked.get()) ?? NONE;
}

function theirs(userId: string, monsterId: string) {
  return and(eq(monsterNotes.userId, userId), eq(monsterNotes.monsterId, monsterId));
}

/**
 * Saves a note over the version that was shown; an empty one deletes it. A different version is not overwritten, unless
 * it has the same text.
 */
export async function saveNote(
  db: Database,
  userId: string,
  { monsterId, text, seen, now }: { monsterId: string; text: string; seen: number; now: number },
): Promise<NoteSaved> {
  const version = Math.max(now, seen + 1);
  if (await write(db, userId, { monsterId, text, seen, version })) {
    return { ok: true, version: text === '' ? 0 : version };
  }
  const theirs = await noteOn(db, userId, monsterId);
  if (theirs.text === text) return { ok: true, version: theirs.version };
  if (theirs.version === seen) return { ok: false, reason: 'full' };
  return { ok: false, reason: 'changed', theirs };
}

async function write(
  db: Database,
  userId: string,
  note: { monsterId: string; text: string; seen: number; version: number },
): Promise<boolean> {
  const { monsterId, text, seen, version } = note;
  const values = { note: text, updatedAt: version };
  const asSeen = and(theirs(userId, monsterId), eq(monsterNotes.updatedAt, seen));
  if (text === '') return changes(db, db.delete(monsterNotes).where(asSeen));
  if (seen > 0) return changes(db, db.update(monsterNotes).set(values).where(asSeen));
  const fits = hasRoom(userId);
  return changes(db, insertWhere(monsterNotes, { userId, monsterId, ...values }, fits));
}

function hasRoom(userId: string): SQL {
  const { userId: owner } = monsterNotes;
  return sql`(select count(*) from ${monsterNotes} where ${owner} = ${userId}) < ${LIST_LIMITS.notes}`;
}

/** The monsters with a note by a user, newest first; monsters that no longer exist are omitted. */
export async function latestNotes(
  db: Database,
  userId: string,
): Promise<{ id: string; name: string }[]> {
  const query = `select n.monster_id as id, coalesce(m.name, o.name) as name, coalesce(m.edition, o.edition) as edition
    from monster_notes n left join monsters m on m.id = n.monster_id and m.published = 1
    left join own_monsters o on o.id = n.monster_id and ${visibleTo('?1', 'o')}
    where n.user_id = ?1 and (m.id is not null or o.id is not null) order by n.updated_at desc limit ?2`;
  const { results } = await db.$client
    .prepare(query)
    .bind(userId, MOST_NAMED)
    .all<{ id: string; name: string; edition: string }>();
  return results.map(({ id, name, edition }) => ({ id, name: nameInRules(name, edition) }));
}
