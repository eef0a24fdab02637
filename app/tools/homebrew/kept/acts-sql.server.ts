import type { Database } from '~/platform/database.server';
import { CREATURE_LIMITS } from './creature';
import type { CreatureDesk } from './creatures.server';
import { bringBackCreatures } from './put-away-sql.server';

/** An action on several creatures; `to` is the folder, the tag, or the party. */
export type Act =
  | { kind: 'move' | 'tag' | 'untag'; to: string }
  | { kind: 'party'; to: string | null }
  | { kind: 'put-away' };

/** A completed action: the number of changed creatures, and the id to undo it. */
export type DoneAct = { id: string; count: number };

/** The user's last action, for the notice that offers to undo it. */
export type LastAct = { id: string; kind: Act['kind']; to: string | null; count: number };

/** The condition for creatures that each action changes. `?4` is the target. */
const CHANGES: Readonly<Record<Act['kind'], string>> = {
  move: 'c.folder <> ?4',
  tag: `json_array_length(c.tags) < ${CREATURE_LIMITS.tags} and not exists (select 1 from json_each(c.tags) t where t.value = ?4)`,
  untag: 'exists (select 1 from json_each(c.tags) t where t.value = ?4)',
  party: 'c.party_id is not ?4 and (?4 is null or ?4 in (select id from theirs))',
  'put-away': '?4 is null',
};

const TO = 'was.went';
const WITHOUT = `(select json_group_array(t.value) from json_each(c.tags) t where t.value <> ${TO})`;
const WITH = `json_insert(c.tags, '$[#]', ${TO})`;

/** The assignments of each action and its undo, and the condition that a creature is still as the action left it. */
const SETS: Readonly<Record<Act['kind'], { now: string; back: string; still: string }>> = {
  move: {
    now: `folder = ${TO}`,
    back: 'folder = was.folder',
    still: `c.folder = ${TO}`,
  },
  tag: { now: `tags = ${WITH}`, back: `tags = ${WITHOUT}`, still: 'true' },
  untag: {
    now: `tags = ${WITHOUT}`,
    back: `tags = ${WITH}`,
    still: `json_array_length(c.tags) < ${CREATURE_LIMITS.tags} and not exists (select 1 from json_each(c.tags) t where t.value = ${TO})`,
  },
  party: {
    now: `party_id = ${TO}`,
    back: 'party_id = (select p.id from parties p where p.id = was.party)',
    still: `c.party_id is ${TO}`,
  },
  'put-away': {
    now: 'deleted_at = was.done_at, shown = null, shown_key = null, shown_bytes = null',
    // Restoring needs their records; see `takeBack`.
    back: '',
    still: '',
  },
};

/** The logged action, materialised so that it is not evaluated for each creature. */
const WAS = `with act as materialized (select body, done_at, body ->> '$.to' as went from homebrew_acts where user_id = ?1 and id = ?2),
  was as materialized (select w.value ->> 'id' as id, w.value ->> 'folder' as folder, w.value ->> 'party' as party, act.went, act.done_at
    from act, json_each(act.body, '$.were') w)`;
const ITS_CREATURES = 'from was where c.user_id = ?1 and c.deleted_at is null and c.id = was.id';

const THEIR_PARTIES = `theirs (id) as (
  select id from parties where user_id = ?1 and deleted_at is null
  union select p.id from party_people m join parties p on p.id = m.party_id and p.deleted_at is null where m.user_id = ?1)`;

/** The statement that applies a logged action (`?1`, `?2`) to its creatures. */
export function actStatement(kind: Act['kind']): string {
  return `${WAS} update homebrew_creatures as c set ${SETS[kind].now} ${ITS_CREATURES}`;
}

/**
 * Applies an action to several of a user's creatures in one transaction, and logs their previous state, replacing the
 * previous log. Null when it changes none.
 */
export async function doToCreatures(
  { db, clock }: Pick<CreatureDesk, 'db' | 'clock'>,
  userId: string,
  ids: readonly string[],
  act: Act,
): Promise<DoneAct | null> {
  const id = crypto.randomUUID();
  const to = act.kind === 'put-away' ? null : act.to;
  const asked = JSON.stringify(ids.slice(0, CREATURE_LIMITS.most));
  const now = clock.now();
  const note = `with ${THEIR_PARTIES}
    insert or replace into homebrew_acts (user_id, id, kind, done_at, body)
    select ?1, ?2, ?6, ?5, json_object('to', ?4, 'were', json_group_array(json_object('id', c.id, 'folder', c.folder, 'tags', json(c.tags), 'party', c.party_id)))
    from homebrew_creatures c where c.user_id = ?1 and c.deleted_at is null
      and c.id in (select value from json_each(?3)) and ${CHANGES[act.kind]} having count(*) > 0`;
  const d1 = db.$client;
  await d1.batch([
    d1.prepare(note).bind(userId, id, asked, to, now, act.kind),
    d1.prepare(actStatement(act.kind)).bind(userId, id),
  ]);
  const done = await lastAct(db, userId, id);
  return done && { id, count: done.count };
}

/** A user's action by id; null when a later one replaced it, or it was undone. */
export async function lastAct(db: Database, userId: string, id: string): Promise<LastAct | null> {
  const query = `select id, kind, body ->> '$.to' as "to", json_array_length(body, '$.were') as count
    from homebrew_acts where user_id = ?1 and id = ?2`;
  return db.$client.prepare(query).bind(userId, id).first<LastAct>();
}

/**
 * Undoes a user's last action on every creature that is still as the action left it; returns how many were restored.
 */
export async function takeBack(
  desk: Pick<CreatureDesk, 'db' | 'clock'>,
  userId: string,
  id: string,
): Promise<number> {
  const d1 = desk.db.$client;
  const act = await lastAct(desk.db, userId, id);
  if (act === null) return 0;
  const forget = d1.prepare('delete from homebrew_acts where user_id = ?1 and id = ?2');
  if (act.kind === 'put-away') {
    const query = `select w.value ->> 'id' as id from homebrew_acts a, json_each(a.body, '$.were') w
      where a.user_id = ?1 and a.id = ?2`;
    const { results } = await d1.prepare(query).bind(userId, id).all<{ id: string }>();
    const back = await bringBackCreatures(
      desk,
      userId,
      results.map((row) => row.id),
    );
    if (back.length === results.length) await forget.bind(userId, id).run();
    return back.length;
  }
  const { back, still } = SETS[act.kind];
  const undo = `${WAS} update homebrew_creatures as c set ${back} ${ITS_CREATURES} and ${still} returning id`;
  const [undone] = await d1.batch([d1.prepare(undo).bind(userId, id), forget.bind(userId, id)]);
  return undone?.results.length ?? 0;
}
