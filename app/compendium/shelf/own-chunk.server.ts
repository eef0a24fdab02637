import type { Database } from '~/platform/database.server';
import { OWN_RECORDS } from '~/platform/limits';
import { type Row, runAll } from '~/platform/run-all.server';
import { ownId } from '../records/own-id';
import { chanceText } from './chance-text.server';
import {
  type Arrival,
  type ChunkResult,
  payloads,
  rowHash,
  rowOf,
  SHARED,
} from './import-chunk.server';
import type { FilledShelf, OwnTables, ShelvedRecord } from './shelf';
import { toldText } from './told-text';

/** The owner and the shelf of the records. */
type Theirs<R extends ShelvedRecord> = { filled: FilledShelf<R>; own: OwnTables; ownerId: string };

type Fresh<R> = Arrival<R> & { hash: string; id: string; isNew: boolean };

const FULL = `you have ${OWN_RECORDS.toLocaleString('en')} of your own: remove some before you add more`;

/**
 * Writes some of a user's own records in one atomic batch, after one query for the existing rows. The maximum number of
 * records holds even with concurrent requests.
 */
export async function shelveOwnChunk<R extends ShelvedRecord>(
  db: Database,
  theirs: Theirs<R>,
  chunk: readonly Arrival<R>[],
  now: number,
): Promise<ChunkResult> {
  const { standing, room } = await lookAt(db, theirs, chunk);
  const result: ChunkResult = { added: 0, changed: 0, unchanged: 0, rejected: [] };
  const fresh: Fresh<R>[] = [];
  let added = 0;
  for (const arrival of chunk) {
    const { line, record, json } = arrival;
    const stands = standing.get(keyOf(record));
    const hash = await rowHash(json);
    if (stands?.hash === hash) {
      result.unchanged += 1;
    } else if (!stands && added >= room) {
      result.rejected.push({ line, problem: FULL });
    } else {
      if (!stands) added += 1;
      const id = stands ? String(stands.id) : ownId(record.slug, chanceText());
      fresh.push({ ...arrival, hash, id, isNew: !stands });
    }
  }
  if (fresh.length === 0) return result;
  const written = await write(db, theirs, fresh, now);
  for (const { line, record, isNew } of fresh) {
    if (!written.has(keyOf(record))) result.rejected.push({ line, problem: FULL });
    else if (isNew) result.added += 1;
    else result.changed += 1;
  }
  return result;
}

async function lookAt<R extends ShelvedRecord>(
  db: Database,
  { own, ownerId }: Theirs<R>,
  chunk: readonly Arrival<R>[],
): Promise<{ standing: Map<string, Row>; room: number }> {
  const names = JSON.stringify(chunk.map(({ record: { source, slug } }) => [source, slug]));
  const [rows = [], counted = []] = await runAll(db, [
    {
      sql: `select m.id, m.source, m.slug, m.hash from json_each(?2) j cross join ${own.table} m
        on m.owner_id = ?1 and m.source = j.value ->> 0 and m.slug = j.value ->> 1`,
      values: [ownerId, names],
    },
    {
      sql: `select count(*) as count from ${own.table} where owner_id = ?1`,
      values: [ownerId],
    },
  ]);
  return {
    standing: new Map(rows.map((row) => [keyOf(row), row])),
    room: OWN_RECORDS - Number(counted[0]?.count ?? OWN_RECORDS),
  };
}

/** Writes records, and returns the keys of those that fitted within the limit. */
async function write<R extends ShelvedRecord>(
  db: Database,
  { filled, own, ownerId }: Theirs<R>,
  fresh: readonly Fresh<R>[],
  now: number,
): Promise<Set<string>> {
  const rows = fresh.map(({ record, id, hash }) =>
    JSON.stringify({ ...rowOf(filled, record), id, hash }),
  );
  const records = fresh.map(({ record, json }) => {
    const { source, slug } = record;
    const known = JSON.stringify({ source, slug, told: toldText(record) });
    return `${known.slice(0, -1)},"record":${json}}`;
  });
  const upserts = payloads(rows).map((some) => ({
    sql: upsertSql(own, filled.shelf.columns),
    values: [some, ownerId, now, OWN_RECORDS],
  }));
  const whole = payloads(records).map((some) => ({
    sql: recordSql(own),
    values: [some, ownerId],
  }));
  const written = await runAll(db, [...upserts, ...whole]);
  return new Set(written.slice(0, upserts.length).flatMap((had) => had.map(keyOf)));
}

function keyOf({ source, slug }: Row | { source: string; slug: string }): string {
  return `${source}\n${slug}`;
}

/** SQL that inserts rows up to the limit; the statement itself checks which are new and how many exist. */
function upsertSql({ table }: OwnTables, more: readonly string[]): string {
  const columns = [...SHARED, ...more];
  const changes = columns.filter((column) => !['id', 'source', 'slug'].includes(column));
  const stands = `exists (select 1 from ${table} m where m.owner_id = ?2
    and m.source = j.value ->> 'source' and m.slug = j.value ->> 'slug')`;
  return `with kept (count) as materialized (select count(*) from ${table} where owner_id = ?2),
    asked as materialized (
      select j.value, ${stands} as stands, sum(not ${stands}) over (order by j.key) as place from json_each(?1) j)
    insert into ${table} (owner_id, ${columns.join(', ')}, imported_at)
    select ?2, ${columns.map((column) => `j.value ->> '${column}'`).join(', ')}, ?3
    from kept cross join asked j where j.stands or kept.count + j.place <= ?4
    on conflict (owner_id, source, slug) do update set
      ${changes.map((column) => `${column} = excluded.${column}`).join(', ')},
      imported_at = excluded.imported_at
    returning source, slug`;
}

function recordSql({ table, records }: OwnTables): string {
  return `insert or replace into ${records} (seq, told, record)
    select m.seq, j.value ->> 'told', j.value -> 'record' from json_each(?1) j
    cross join ${table} m
    on m.owner_id = ?2 and m.source = j.value ->> 'source' and m.slug = j.value ->> 'slug'`;
}
