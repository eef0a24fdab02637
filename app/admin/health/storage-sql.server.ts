import type { Services } from '~/platform/services.server';
import { addFiles, type FileCounts } from './file-kinds';

type Desk = Pick<Services, 'db' | 'files' | 'clock'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const TABLES_AT_ONCE = 3;
const FILES_AT_ONCE = 1000;

/** Our own tables, without those of full-text indexes and of the platform. */
const TABLES = `select name from sqlite_master where type = 'table' and sql not like 'create virtual%'
  and name not like 'sqlite%' and name not like '\\_cf%' escape '\\' and name not like '%\\_search\\_%' escape '\\'`;

/** Counts the rows of a few tables that were not counted within a day. */
async function countTables({ db, clock }: Desk): Promise<void> {
  const now = clock.now();
  const d1 = db.$client;
  const due = `select t.name from (${TABLES}) t left join table_sizes s on s.name = t.name
    where s.counted_at is null or s.counted_at < ?1 order by s.counted_at, t.name limit ?2`;
  const { results } = await d1
    .prepare(due)
    .bind(now - DAY_MS, TABLES_AT_ONCE)
    .all<{ name: string }>();
  for (const { name } of results) {
    const count = `insert or replace into table_sizes (name, rows, counted_at)
      select ?1, (select count(*) from "${name}"), ?2`;
    await d1.prepare(count).bind(name, now).run();
  }
}

type Walk = { next: string | null; counting: string; counted_at: number | null };

/** Continues counting the files in R2, one list page at a time; starts again once a day. */
async function countFiles({ db, files, clock }: Desk): Promise<void> {
  const now = clock.now();
  const d1 = db.$client;
  const walk = await d1.prepare('select next, counting, counted_at from file_walk').first<Walk>();
  const isUnderWay = walk !== null && walk.next !== null;
  if (walk !== null && !isUnderWay && now - (walk.counted_at ?? 0) < DAY_MS) return;
  const before: FileCounts = isUnderWay ? JSON.parse(walk.counting) : {};
  const startAfter = isUnderWay ? (walk.next ?? undefined) : undefined;
  const { objects, truncated } = await files.list({ startAfter, limit: FILES_AT_ONCE });
  const counted = JSON.stringify(addFiles(before, objects));
  const query = truncated
    ? `insert into file_walk (id, next, began_at, counting) values (1, ?1, ?3, ?2)
       on conflict (id) do update set next = excluded.next, counting = excluded.counting`
    : `insert into file_walk (id, next, began_at, counted, counted_at) values (1, ?1, ?3, ?2, ?3)
       on conflict (id) do update set next = null, counted = excluded.counted, counted_at = excluded.counted_at`;
  const last = truncated ? (objects.at(-1)?.key ?? null) : null;
  await d1.prepare(query).bind(last, counted, now).run();
}

/** Run by the schedule: counts what is stored, a step at a time, each table and all files once a day. */
export async function countStorage(desk: Desk): Promise<void> {
  await countTables(desk);
  await countFiles(desk);
}

/** What is stored: bytes of the database, rows of each table and files of each kind as last counted. */
export type Storage = {
  databaseBytes: number;
  tables: { name: string; rows: number; countedAt: number }[];
  files: FileCounts;
  filesCountedAt: number | null;
};

/** Reads what is stored now. */
export async function readStorage({ db }: Pick<Desk, 'db'>): Promise<Storage> {
  const d1 = db.$client;
  const sizes =
    'select name, rows, counted_at as countedAt from table_sizes order by rows desc, name';
  const [tables, walk] = await d1.batch([
    d1.prepare(sizes),
    d1.prepare('select counted, counted_at as countedAt from file_walk'),
  ]);
  const walked = walk?.results[0] as { counted: string; countedAt: number | null } | undefined;
  return {
    databaseBytes: tables?.meta.size_after ?? 0,
    tables: (tables?.results ?? []) as Storage['tables'],
    files: JSON.parse(walked?.counted ?? '{}'),
    filesCountedAt: walked?.countedAt ?? null,
  };
}
