import type { Database } from '~/platform/database.server';
import { OWN_RECORDS } from '~/platform/limits';
import { runAll } from '~/platform/run-all.server';
import type { MonsterRecord } from '../records/monster-record';
import { OWN_SOURCES, sourceKey } from '../records/public-id';
import type { ImportReport } from './import-report';
import { filledMonsterShelf } from './monster-shelf';
import { shelveOwnChunk } from './own-chunk.server';
import type { ReadItem } from './record-readers';
import type { FilledShelf, ShelvedRecord } from './shelf';
import { shelveValues } from './shelve-values.server';

/** The records of one kind that a user owns. */
export type OwnedShelf = {
  /**
   * Stores records, identified by source and slug: new ones are added up to the limit, different ones updated, equal
   * ones left, bad ones reported. `now` in milliseconds since 1970.
   */
  put(items: AsyncIterable<ReadItem> | Iterable<ReadItem>, now: number): Promise<ImportReport>;
  /** Deletes records permanently by their public ids, and returns how many existed. */
  remove(ids: readonly string[]): Promise<number>;
  /** The number of records; at most 2,000. */
  count(): Promise<number>;
};

const SITE_KEYS: ReadonlySet<string> = new Set([...OWN_SOURCES].map(sourceKey));

/** The monsters that a user owns. They are not visible to other users, in public responses or in counts. */
export function ownedMonsterShelf(db: Database, ownerId: string): OwnedShelf {
  return ownedShelf<MonsterRecord>(db, filledMonsterShelf, ownerId);
}

function ownedShelf<R extends ShelvedRecord>(
  db: Database,
  filled: FilledShelf<R>,
  ownerId: string,
): OwnedShelf {
  const { own } = filled.shelf;
  if (own === null) throw new RangeError(`Nobody owns records of ${filled.shelf.table}.`);
  return {
    put: (items, now) =>
      shelveValues<R>(
        {
          read: filled.read,
          idOf: ({ source, slug }) =>
            SITE_KEYS.has(sourceKey(source))
              ? { ok: false, problem: `"source" must be one of your own, found "${source}"` }
              : { ok: true, id: `${source}\n${slug}` },
          shelve: (chunk) => shelveOwnChunk(db, { filled, own, ownerId }, chunk, now),
        },
        items,
      ),
    async remove(ids) {
      const asked = [...new Set(ids)].slice(0, OWN_RECORDS);
      const sql = `delete from ${own.table} where owner_id = ?1
        and id in (select value from json_each(?2)) returning id`;
      const [removed = []] = await runAll(db, [{ sql, values: [ownerId, JSON.stringify(asked)] }]);
      return removed.length;
    },
    async count() {
      const sql = `select count(*) as count from ${own.table} where owner_id = ?1`;
      const [rows = []] = await runAll(db, [{ sql, values: [ownerId] }]);
      return Number(rows[0]?.count ?? 0);
    },
  };
}
