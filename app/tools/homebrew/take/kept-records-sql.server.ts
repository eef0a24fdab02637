import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { ShelfStore } from '~/platform/kept-shelf/loose-files.server';
import { readText, type TextColumns } from '~/platform/kept-shelf/stored-text.server';
import { CREATURE_LIMITS, readCreature } from '../kept/creature';
import { TAKE_LIMITS } from './take-forms';

/** The creatures to export: by id, of a folder, or all. */
export type AskedKept =
  | { readonly ids: readonly string[] }
  | { readonly folder: string }
  | { readonly all: true };

/**
 * The records of a user's own creatures, in the requested order, otherwise by name; one more than a file can hold, to
 * detect that there are more.
 */
export async function keptRecords(
  { db, files }: ShelfStore,
  userId: string,
  asked: AskedKept,
): Promise<MonsterRecord[]> {
  const ids = 'ids' in asked ? [...new Set(asked.ids)].slice(0, TAKE_LIMITS.file + 1) : null;
  const query = `select id, body as packed, body_key as key from homebrew_creatures
    where user_id = ?1 and deleted_at is null
      and (?2 is null or id in (select value from json_each(?2))) and (?3 is null or folder = ?3)
    order by sort_name, id limit ?4`;
  const folder = 'folder' in asked ? asked.folder : null;
  const rows = await db.$client
    .prepare(query)
    .bind(userId, ids && JSON.stringify(ids), folder, TAKE_LIMITS.file + 1)
    .all<TextColumns & { id: string }>();
  const found = new Map<string, MonsterRecord>();
  for (const { id, ...columns } of rows.results) {
    const read = await readText(files, columns, 3 * CREATURE_LIMITS.letters);
    const kept = read.ok ? readCreature(read.text) : null;
    if (kept !== null) found.set(id, kept.record);
  }
  return ids === null ? [...found.values()] : ids.flatMap((id) => found.get(id) ?? []);
}
