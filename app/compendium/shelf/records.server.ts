import { and, eq } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import type { MonsterRecord } from '../records/monster-record';
import { isOwnId } from '../records/own-id';
import { isPublicId } from '../records/public-id';
import { reviveMonster, reviveSpell } from '../records/read-records';
import type { SpellRecord } from '../records/spell-record';
import { sharedByLink, visibleTo } from './own-visible';
import { monsterRecords, monsters, spellRecords, spells } from './tables';

/** A complete record with its public id; `version` changes whenever the record does. */
export type Shelved<R> = { id: string; version: string; record: R };

/** The maximum number of monsters to compare at once. */
export const MOST_COMPARED = 8;

/** The published monster with this public id, or one that `ownerId` owns; null when there is none. */
export async function monsterById(
  db: Database,
  id: string,
  ownerId: string | null = null,
): Promise<Shelved<MonsterRecord> | null> {
  if (!isPublicId(id)) return null;
  if (isOwnId(id)) return (await monstersByIds(db, [id], ownerId))[0] ?? null;
  const [row] = await db
    .select({ id: monsters.id, version: monsters.hash, json: monsterRecords.record })
    .from(monsters)
    .innerJoin(monsterRecords, eq(monsterRecords.seq, monsters.seq))
    .where(and(eq(monsters.id, id), eq(monsters.published, true)));
  return row ? shelved(row, reviveMonster) : null;
}

const PUBLISHED = `select j.key, m.id, m.hash as version, r.record as json from json_each(?1) j
  cross join monsters m on m.id = j.value and m.published = 1
  join monster_records r on r.seq = m.seq`;
const OWNED = `select j.key, m.id, m.hash as version, r.record as json from json_each(?1) j
  cross join own_monsters m on m.id = j.value and (${visibleTo('?2')} or ${sharedByLink()})
  join own_monster_records r on r.seq = m.seq`;

/**
 * The monsters with these public ids, published, visible to `ownerId` or shared by a link, in the requested order: the
 * first eight; unknown ids and other users' monsters are omitted.
 */
export async function monstersByIds(
  db: Database,
  ids: readonly string[],
  ownerId: string | null = null,
): Promise<Shelved<MonsterRecord>[]> {
  const asked = [...new Set(ids)].filter(isPublicId).slice(0, MOST_COMPARED);
  if (asked.length === 0) return [];
  const d1 = db.$client;
  const listed = JSON.stringify(asked);
  const statement =
    ownerId === null
      ? d1.prepare(`${PUBLISHED} order by j.key`).bind(listed)
      : d1.prepare(`${PUBLISHED} union all ${OWNED} order by 1`).bind(listed, ownerId);
  const { results } = await statement.all<StoredRecord>();
  return results.map((row) => shelved(row, reviveMonster));
}

/** The published spell with this public id, or null. */
export async function spellById(db: Database, id: string): Promise<Shelved<SpellRecord> | null> {
  if (!isPublicId(id)) return null;
  const [row] = await db
    .select({ id: spells.id, version: spells.hash, json: spellRecords.record })
    .from(spells)
    .innerJoin(spellRecords, eq(spellRecords.seq, spells.seq))
    .where(and(eq(spells.id, id), eq(spells.published, true)));
  return row ? shelved(row, reviveSpell) : null;
}

/** The published spells with these public ids, at most 200, in the requested order; unknown ids are omitted. */
export async function spellsByIds(
  db: Database,
  ids: readonly string[],
): Promise<Shelved<SpellRecord>[]> {
  const asked = [...new Set(ids)].filter(isPublicId).slice(0, 200);
  if (asked.length === 0) return [];
  const { results } = await db.$client
    .prepare(
      `select j.key, s.id, s.hash as version, r.record as json from json_each(?1) j
       cross join spells s on s.id = j.value and s.published = 1
       join spell_records r on r.seq = s.seq order by j.key`,
    )
    .bind(JSON.stringify(asked))
    .all<StoredRecord>();
  return results.map((row) => shelved(row, reviveSpell));
}

/** The number of monsters and spells in the database. */
export async function countRecords(db: Database): Promise<{ monsters: number; spells: number }> {
  return { monsters: await db.$count(monsters), spells: await db.$count(spells) };
}

/** The sources of monsters, by name, each with its edition. */
export async function monsterSources(db: Database): Promise<{ source: string; edition: string }[]> {
  // One step in the index for each source, however many records it has.
  const { results } = await db.$client
    .prepare(
      `with recursive found (source) as (
         select min(source) from monsters
         union all
         select (select min(source) from monsters where source > found.source) from found
         where found.source is not null)
       select source,
         (select edition from monsters m where m.source = found.source limit 1) as edition
       from found where source is not null`,
    )
    .all<{ source: string; edition: string }>();
  return results;
}

/** The types of monsters ("aberration", "beast" …), by name. */
export async function monsterTypes(db: Database): Promise<string[]> {
  const { results } = await db.$client
    .prepare(
      `with recursive found (type) as (
         select min(type) from monsters
         union all
         select (select min(type) from monsters where type > found.type) from found
         where found.type is not null)
       select type from found where type is not null`,
    )
    .all<{ type: string }>();
  return results.map((row) => row.type);
}

/** Returns whether any published monster has an environment; the SRD's monsters have none. */
export async function knowEnvironments(db: Database): Promise<boolean> {
  const { results } = await db.$client
    .prepare(
      `select 1 from monster_search where monster_search match 'facets : "environment_" *' limit 1`,
    )
    .all();
  return results.length > 0;
}

type StoredRecord = { id: string; version: string; json: string };

function shelved<R>({ id, version, json }: StoredRecord, revive: (json: string) => R): Shelved<R> {
  return { id, version, record: revive(json) };
}
