import type { MonsterRecord } from '../records/monster-record';
import { ownId } from '../records/own-id';
import { chanceText } from './chance-text.server';
import { payloads, rowHash, rowOf, SHARED } from './import-chunk.server';
import { filledMonsterShelf, monsterShelf } from './monster-shelf';
import { toldText } from './told-text';

/** A creature that its owner stores in another table, with the hash of its row. */
export type BesideKept = { keptId: string; record: MonsterRecord; hash: string };

/** A new id for a user's own monster. */
export function newOwnId(slug: string): string {
  return ownId(slug, chanceText());
}

/** The hash that tells whether a creature's row changed. */
export function ownHash(record: MonsterRecord): Promise<string> {
  return rowHash(JSON.stringify(record));
}

const COLUMNS = [...SHARED, ...monsterShelf.columns].filter((column) => column !== 'id');
const CHANGES = COLUMNS.filter((column) => column !== 'slug');

/**
 * Statements that add creatures stored in another table to the owner's lookups. They belong in the batch that stores
 * the creature, and write nothing when that failed: `table` must have a row with the same hash, which also gives the id
 * (`own_id`). Slugs must be unique among a user's own monsters; rows are identified by the stored id so that two
 * creatures can have the same name.
 */
export function ownBeside(
  d1: D1Database,
  { table, ownerId, now }: { table: string; ownerId: string; now: number },
  kept: readonly BesideKept[],
): D1PreparedStatement[] {
  const rows = kept.map(({ keptId, record, hash }) =>
    JSON.stringify({ ...rowOf(filledMonsterShelf, record), slug: keptId, hash }),
  );
  const records = kept.map(({ keptId, record, hash }) =>
    JSON.stringify({ kept_id: keptId, hash, told: toldText(record), record }),
  );
  const rowSql = `insert into own_monsters (owner_id, id, ${COLUMNS.join(', ')}, imported_at, kept_id, party_id)
    select c.user_id, c.own_id, ${COLUMNS.map((column) => `j.value ->> '${column}'`).join(', ')}, ?3, c.id, c.party_id
    from json_each(?1) j cross join ${table} c on c.id = j.value ->> 'slug'
    where c.user_id = ?2 and c.deleted_at is null and c.hash = j.value ->> 'hash'
    on conflict (kept_id) do update set ${CHANGES.map((column) => `${column} = excluded.${column}`).join(', ')},
      imported_at = excluded.imported_at`;
  const recordSql = `insert or replace into own_monster_records (seq, told, record)
    select m.seq, j.value ->> 'told', j.value -> 'record' from json_each(?1) j
    cross join own_monsters m on m.kept_id = j.value ->> 'kept_id'
    where m.owner_id = ?2 and m.hash = j.value ->> 'hash'`;
  return [
    ...payloads(rows).map((some) => d1.prepare(rowSql).bind(some, ownerId, now)),
    ...payloads(records).map((some) => d1.prepare(recordSql).bind(some, ownerId)),
  ];
}
