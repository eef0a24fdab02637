import { and, eq, sql } from 'drizzle-orm';
import { isPublicId } from '~/compendium/records/public-id';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/store/statements.server';
import { LIST_LIMITS, readListName, readNote } from './list-limits';
import { createList } from './lists-sql.server';
import { monsterNotes } from './tables';
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
  const given = JSON.stringify(asked);
  const update = sql`update ${monsterNotes} set note = j.value ->> 'note', updated_at = j.value ->> 'version'
    from json_each(${given}) j where ${monsterNotes.userId} = ${userId}
      and ${monsterNotes.monsterId} = j.value ->> 'id' and ${monsterNotes.updatedAt} = j.value ->> 'seen'
    returning monster_id as id`;
  const count = sql`select count(*) from ${monsterNotes} where ${monsterNotes.userId} = ${userId}`;
  const insert = sql`insert into ${monsterNotes} (user_id, monster_id, note, updated_at)
    select ${userId}, value ->> 'id', value ->> 'note', value ->> 'version' from json_each(${given})
    where value ->> 'seen' = 0 order by key limit max(0, ${LIST_LIMITS.notes} - (${count}))
    on conflict do nothing returning monster_id as id`;
  const answers = await db.$client.batch<{ id: string }>([
    prepared(db, update),
    prepared(db, insert),
  ]);
  return [...had, ...answers.flatMap(({ results }) => results.map(({ id }) => id))];
}

async function notesOn(db: Database, userId: string, notes: readonly BroughtNote[]) {
  const { monsterId, note, updatedAt } = monsterNotes;
  const ids = JSON.stringify(notes.map(({ id }) => id));
  const isAsked = sql`${monsterId} in (select value from json_each(${ids}))`;
  const rows = await db
    .select({ id: monsterId, note, version: updatedAt })
    .from(monsterNotes)
    .where(and(eq(monsterNotes.userId, userId), isAsked));
  return new Map(rows.map((row) => [row.id, row]));
}
