import { foldText } from '~/compendium/records/text-fold';
import type { Database } from '~/platform/database.server';
import { listedOf } from './creatures.server';
import type { CreatureSort, ListedCreature } from './listed';

/** The query of a list. `after` is the cursor from the previous page. */
export type CreatureAsk = {
  q?: string;
  /** null for any, '' for creatures in no folder. */
  folder?: string | null;
  tag?: string | null;
  sort?: CreatureSort;
  after?: string | null;
  limit?: number;
  /** Whether to list soft-deleted creatures. */
  away?: boolean;
};

export type CreaturePage = {
  items: ListedCreature[];
  /** The total number on all pages. */
  count: number;
  /** The cursor of the next page; null on the last. */
  next: string | null;
};

const PAGE = 50;

/** The column of each sort order, and whether it is descending. */
const SORTS: Readonly<Record<CreatureSort, { sql: string; descending: boolean }>> = {
  latest: { sql: 'coalesce(c.deleted_at, c.updated_at)', descending: true },
  name: { sql: 'c.sort_name', descending: false },
  cr: { sql: 'c.cr', descending: false },
  type: { sql: "c.type || ' ' || c.sort_name", descending: false },
};

type Row = Parameters<typeof listedOf>[0] & { place: string | number };

/** One page of a user's creatures, filtered by folder, tag and words of their names; or of the soft-deleted ones. */
export async function listCreatures(
  db: Database,
  userId: string,
  { q = '', folder = null, tag = null, sort = 'latest', after = null, ...more }: CreatureAsk = {},
): Promise<CreaturePage> {
  const { limit = PAGE, away = false } = more;
  const { sql: column, descending } = SORTS[sort];
  const words = foldText(q)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 8);
  const from = `homebrew_creatures c where c.user_id = ?1 and c.deleted_at is ${away ? 'not null' : 'null'}
    and (?2 is null or c.folder = ?2)
    and (?3 is null or exists (select 1 from json_each(c.tags) t where t.value = ?3))
    and not exists (select 1 from json_each(?4) w where instr(' ' || c.sort_name, ' ' || w.value) = 0)`;
  const place = placeOf(after);
  const sign = descending ? '<' : '>';
  const beyond =
    place === null
      ? '(?5 is null and ?6 is null)'
      : `(${column} ${sign} ?5 or (${column} = ?5 and c.id > ?6))`;
  const values = [userId, folder, tag, JSON.stringify(words)];
  const d1 = db.$client;
  const [found, counted] = await d1.batch<Row & { count: number }>([
    d1
      .prepare(
        `select c.id, c.name, c.code, c.shared, c.version, c.updated_at as updatedAt, c.edition, c.type, c.cr,
          c.sort_name as sortName, c.hash, c.is_draft as isDraft, c.origin, c.own_id as ownId, c.folder, c.tags,
          c.party_id as partyId, c.import_id as importId, c.import_version as importVersion, ${column} as place
        from ${from} and ${beyond} order by ${column}${descending ? ' desc' : ''}, c.id limit ?7`,
      )
      .bind(...values, place?.at ?? null, place?.id ?? null, limit + 1),
    d1.prepare(`select count(*) as count from ${from}`).bind(...values),
  ]);
  const rows = found?.results ?? [];
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(listedOf),
    count: counted?.results[0]?.count ?? 0,
    next: rows.length > limit && last ? JSON.stringify([last.place, last.id]) : null,
  };
}

function placeOf(after: string | null): { at: string | number; id: string } | null {
  if (after === null || after === '' || after.length > 500) return null;
  try {
    const value: unknown = JSON.parse(after);
    if (!Array.isArray(value)) return null;
    const [at, id] = value;
    const isAt = typeof at === 'string' || typeof at === 'number';
    return isAt && typeof id === 'string' ? { at, id } : null;
  } catch {
    return null;
  }
}

/** The folders and tags of a user's creatures with their counts, and the number of soft-deleted ones. */
export async function placesOf(db: Database, userId: string) {
  const d1 = db.$client;
  const theirs = 'from homebrew_creatures c where c.user_id = ?1 and c.deleted_at is null';
  const [folders, tags, counts] = await d1.batch<{ word: string; count: number }>([
    d1
      .prepare(
        `select c.folder as word, count(*) as count ${theirs} group by 1 order by 1 collate nocase limit 500`,
      )
      .bind(userId),
    d1
      .prepare(
        `select t.value as word, count(*) as count from homebrew_creatures c, json_each(c.tags) t
         where c.user_id = ?1 and c.deleted_at is null group by 1 order by 1 collate nocase limit 500`,
      )
      .bind(userId),
    d1
      .prepare(
        `select case when deleted_at is null then 'kept' else 'away' end as word, count(*) as count
         from homebrew_creatures where user_id = ?1 group by 1`,
      )
      .bind(userId),
  ]);
  const countOf = (word: string) => counts?.results.find((row) => row.word === word)?.count ?? 0;
  return {
    folders: folders?.results ?? [],
    tags: tags?.results ?? [],
    kept: countOf('kept'),
    away: countOf('away'),
  };
}
