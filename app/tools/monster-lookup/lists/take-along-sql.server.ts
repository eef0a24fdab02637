import { isPublicId } from '~/compendium/records/public-id';
import type { Database } from '~/platform/database.server';
import { LIST_LIMITS, readListName, readNote } from './list-limits';
import { createList } from './lists-sql.server';
import { type BroughtList, type BroughtNote, joinedNote, type TakenAlong } from './take-along';

/**
 * Adds a device's lists and notes to a user's account. Idempotent: lists and notes imported before are not duplicated.
 * Returns the ids that the account has now, so that the device can remove exactly those.
 */
export async function takeAlong(
  db: Database,
  userId: string,
  { lists, notes }: { lists: readonly BroughtList[]; notes: readonly BroughtNote[] },
  now: number,
): Promise<TakenAlong> {
  const kept: string[] = [];
  for (const list of lists) {
    const name = readListName(list.name.slice(0, LIST_LIMITS.nameLength));
    const ids = list.monsters.filter(isPublicId);
    const madeAs = `device ${list.id}`;
    const asked = { name: name.ok ? name.text : 'List', ids, madeAs };
    if (await createList(db, userId, asked, now)) kept.push(list.id);
  }
  return { lists: kept, notes: await takeNotes(db, userId, notes, now) };
}

async function takeNotes(
  db: Database,
  userId: string,
  notes: readonly BroughtNote[],
  now: number,
): Promise<string[]> {
  const there = await notesOn(db, userId, notes);
  const had: string[] = [];
  const asked: { id: string; note: string; seen: number; version: number }[] = [];
  for (const { id, note } of notes) {
    const read = readNote(note);
    if (!isPublicId(id) || !read.ok) continue;
    const own = there.get(id);
    const joined = joinedNote(own?.note ?? '', read.text);
    if (joined === null) continue;
    if (joined === (own?.note ?? '')) had.push(id);
    else {
      const seen = own?.version ?? 0;
      asked.push({ id, note: joined, seen, version: Math.max(now, seen + 1) });
    }
  }
  if (asked.length === 0) return had;
  const update = `update monster_notes set note = j.value ->> 'note', updated_at = j.value ->> 'version'
    from json_each(?2) j where monster_notes.user_id = ?1 and monster_notes.monster_id = j.value ->> 'id'
      and monster_notes.updated_at = j.value ->> 'seen' returning monster_id as id`;
  const insert = `insert into monster_notes (user_id, monster_id, note, updated_at)
    select ?1, value ->> 'id', value ->> 'note', value ->> 'version' from json_each(?2) where value ->> 'seen' = 0
    order by key limit max(0, ?3 - (select count(*) from monster_notes where user_id = ?1))
    on conflict do nothing returning monster_id as id`;
  const given = JSON.stringify(asked);
  const answers = await db.$client.batch<{ id: string }>([
    db.$client.prepare(update).bind(userId, given),
    db.$client.prepare(insert).bind(userId, given, LIST_LIMITS.notes),
  ]);
  return [...had, ...answers.flatMap(({ results }) => results.map(({ id }) => id))];
}

async function notesOn(db: Database, userId: string, notes: readonly BroughtNote[]) {
  const query = `select monster_id as id, note, updated_at as version from monster_notes
    where user_id = ?1 and monster_id in (select value from json_each(?2))`;
  const { results } = await db.$client
    .prepare(query)
    .bind(userId, JSON.stringify(notes.map(({ id }) => id)))
    .all<{ id: string; note: string; version: number }>();
  return new Map(results.map((row) => [row.id, row]));
}
