import type { MonsterRecord } from '../records/monster-record';
import { ownId } from '../records/own-id';
import { chanceText } from './chance-text.server';
import { payloads, rowHash, rowOf, SHARED } from './import-chunk.server';
import { filledMonsterShelf, monsterShelf } from './monster-shelf';
import { toldText } from './told-text';

/** A creature that its owner keeps elsewhere, with the hash that its row has there. */
export type BesideKept = { keptId: string; record: MonsterRecord; hash: string };

/** A new address among somebody's own monsters. */
export function newOwnId(slug: string): string {
  return ownId(slug, chanceText());
}

/** What tells a creature's row from the one that it was before. */
export function ownHash(record: MonsterRecord): Promise<string> {
  return rowHash(JSON.stringify(record));
}

const COLUMNS = [...SHARED, ...monsterShelf.columns].filter((column) => column !== 'id');
const CHANGES = COLUMNS.filter((column) => column !== 'slug');

/**
 * The statements that let an owner's lookups find what they keep in a table of their own: they go into the step that keeps it, and
 * write nothing where that came to nothing, since a row must stand in `table` for it with the same
 * hash, which also says its address (`own_id`). A slug within a person's
 * own monsters is that of no other; so that two creatures may have one name, the row is known by what is kept.
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
