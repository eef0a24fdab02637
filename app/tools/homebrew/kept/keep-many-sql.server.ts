import { payloads } from '~/compendium/shelf/import-chunk.server';
import { newCode } from '~/platform/kept-shelf/shelf-shares.server';
import { CREATURE_LIMITS, type KeptCreature } from './creature';
import type { CreatureTrouble } from './creature-words';
import { besideOf, type CreatureDesk, onShelf, placeOf } from './creatures.server';

/** One of several creatures to store at once. */
export type OneOfMany = { kept: KeptCreature; folder?: string; tags?: readonly string[] };

/** The result of storing several: all of them, with their ids in order, or none. */
export type KeptMany =
  | { ok: true; ids: readonly string[] }
  /** `at` is the index of the first that is too long. */
  | { ok: false; reason: CreatureTrouble; at?: number };

const COLUMNS = [
  'id',
  'name',
  'code',
  'edition',
  'type',
  'cr',
  'sort_name',
  'hash',
  'is_draft',
  'origin',
  'own_id',
  'folder',
  'tags',
  'bytes',
];

/** All or none: each statement counts the existing rows without the batch itself. */
const INSERT = `with there as materialized (
    select count(*) as count, count(*) - count(deleted_at) as lying, coalesce(sum(coalesce(bytes, 0) + coalesce(shown_bytes, 0)), 0) as bytes,
      coalesce(sum(import_id = ?4), 0) as same
    from homebrew_creatures where user_id = ?2 and id not in (select value from json_each(?5)))
  insert into homebrew_creatures (${COLUMNS.join(', ')}, user_id, body, created_at, updated_at, import_id, import_version)
  select ${COLUMNS.map((column) => `j.value ->> '${column}'`).join(', ')}, ?2, unhex(j.value ->> 'body'), ?3, ?3, ?4, 1
  from there cross join json_each(?1) j
  where there.same = 0 and there.lying + ?6 <= ${CREATURE_LIMITS.most}
    and there.count + ?6 <= ${CREATURE_LIMITS.mostWithDeleted} and there.bytes + ?7 <= ${CREATURE_LIMITS.bytes}`;

/**
 * Stores several creatures in one transaction, all or none, as the batch `importId`; the same batch is rejected a
 * second time. At most 500; the inserting statements themselves check the limits.
 */
export async function keepCreatures(
  desk: CreatureDesk,
  userId: string,
  many: readonly OneOfMany[],
  { importId }: { importId: string },
): Promise<KeptMany> {
  if (many.length > CREATURE_LIMITS.atOnce) return { ok: false, reason: 'most' };
  const now = desk.clock.now();
  const rows: { json: string; bytes: number }[] = [];
  const beside: Parameters<typeof besideOf>[2][number][] = [];
  const ids: string[] = [];
  for (const [at, { kept, folder, tags }] of many.entries()) {
    const written = await onShelf(kept);
    if (written === null) return { ok: false, reason: 'too-long', at };
    const id = crypto.randomUUID();
    const { name, facts, row, packed } = written;
    const { ownId, ...place } = placeOf(kept, { folder, tags, importId });
    const bytes = packed.byteLength;
    const columns = {
      id,
      name,
      code: newCode(),
      own_id: ownId,
      folder: place.folder,
      tags: place.tags,
      bytes,
      edition: facts.edition,
      type: facts.type,
      cr: facts.cr,
      hash: facts.hash,
      sort_name: facts.sortName,
      is_draft: facts.isDraft,
      origin: facts.origin,
    };
    rows.push({ json: JSON.stringify({ ...columns, body: hexOf(packed) }), bytes });
    beside.push({ keptId: id, ...row });
    ids.push(id);
  }
  if (ids.length === 0) return { ok: true, ids };
  const all = JSON.stringify(ids);
  const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  const parts = payloads(rows.map(({ json }) => json));
  const inserts = parts.map((part) =>
    desk.db.$client.prepare(INSERT).bind(part, userId, now, importId, all, ids.length, total),
  );
  const done = await desk.db.$client.batch([...inserts, ...besideOf(desk, userId, beside)]);
  const added = done.slice(0, inserts.length).reduce((sum, { meta }) => sum + meta.changes, 0);
  return added > 0
    ? { ok: true, ids }
    : { ok: false, reason: await whyNot(desk, userId, importId, ids.length) };
}

async function whyNot(
  { db }: CreatureDesk,
  userId: string,
  importId: string,
  asked: number,
): Promise<CreatureTrouble> {
  const query = `select count(*) as count, count(*) - count(deleted_at) as lying, coalesce(sum(import_id = ?2), 0) as same
    from homebrew_creatures where user_id = ?1`;
  const found = await db.$client
    .prepare(query)
    .bind(userId, importId)
    .first<{ count: number; lying: number; same: number }>();
  if ((found?.same ?? 0) > 0) return 'there';
  if ((found?.lying ?? 0) + asked > CREATURE_LIMITS.most) return 'most';
  return (found?.count ?? 0) + asked > CREATURE_LIMITS.mostWithDeleted ? 'with-deleted' : 'bytes';
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
