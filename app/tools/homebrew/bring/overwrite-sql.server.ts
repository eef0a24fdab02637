import { payloads } from '~/compendium/shelf/import-chunk.server';
import { CREATURE_LIMITS, type KeptCreature } from '../kept/creature';
import { besideOf, type CreatureDesk, onShelf } from '../kept/creatures.server';

/** A stored creature, the version that was seen, and its replacement. */
export type Over = {
  readonly id: string;
  readonly version: number;
  readonly kept: KeptCreature;
};

const COLUMNS = ['name', 'edition', 'type', 'cr', 'sort_name', 'hash', 'is_draft', 'origin'];

/** Joins each replacement to its row by id, instead of searching the replacements for each row of the user. */
export const OVERWRITE = `with j as materialized (select value, value ->> 'id' as id, value ->> 'version' as version from json_each(?1))
  update homebrew_creatures set
    ${COLUMNS.map((column) => `${column} = j.value ->> '${column}'`).join(', ')},
    body = unhex(j.value ->> 'body'), body_key = null, bytes = j.value ->> 'bytes',
    shown = null, shown_key = null, shown_bytes = null, shown_until = null,
    version = homebrew_creatures.version + 1, updated_at = ?3, import_id = ?4,
    import_version = case when ?4 is null then null else homebrew_creatures.version + 1 end
  from j
  where homebrew_creatures.id = j.id and user_id = ?2 and deleted_at is null and homebrew_creatures.version = j.version
  returning homebrew_creatures.id as id`;

/**
 * Replaces stored creatures in one transaction, each only if its version is still the one seen, as part of the batch
 * `importId` (null: none). The previous versions stay in their history. Returns the ids of the replaced ones.
 */
export async function overwriteCreatures(
  desk: CreatureDesk,
  userId: string,
  overs: readonly Over[],
  importId: string | null,
): Promise<ReadonlySet<string>> {
  const now = desk.clock.now();
  const rows: string[] = [];
  const beside: Parameters<typeof besideOf>[2][number][] = [];
  for (const { id, version, kept } of overs.slice(0, CREATURE_LIMITS.atOnce)) {
    const written = await onShelf(kept);
    if (written === null) continue;
    const { name, facts, packed, row } = written;
    const { sortName, isDraft, ...same } = facts;
    const columns = { name, ...same, sort_name: sortName, is_draft: isDraft };
    const body = Array.from(packed, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const place = { id, version, body, bytes: packed.byteLength };
    rows.push(JSON.stringify({ ...columns, ...place }));
    beside.push({ keptId: id, ...row });
  }
  if (rows.length === 0) return new Set();
  const d1 = desk.db.$client;
  const updates = payloads(rows).map((part) =>
    d1.prepare(OVERWRITE).bind(part, userId, now, importId),
  );
  const done = await d1.batch<{ id: string }>([...updates, ...besideOf(desk, userId, beside)]);
  const ids = done.slice(0, updates.length).flatMap(({ results }) => results.map(({ id }) => id));
  return new Set(ids);
}

/** The ids that belong to the batch, from this submission or an earlier one. */
export async function writtenOver(
  { db }: CreatureDesk,
  userId: string,
  importId: string,
  overs: readonly Pick<Over, 'id'>[],
): Promise<ReadonlySet<string>> {
  const sql = `select id from homebrew_creatures
    where user_id = ?1 and import_id = ?2 and id in (select value from json_each(?3))`;
  const ids = JSON.stringify(overs.map(({ id }) => id));
  const found = await db.$client.prepare(sql).bind(userId, importId, ids).all<{ id: string }>();
  return new Set(found.results.map(({ id }) => id));
}
