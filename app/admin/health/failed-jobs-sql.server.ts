import type { Database } from '~/platform/database.server';
import type { FailedJob, JobKind } from './failed-jobs';

type JobTable = { table: string; tries: string; nextAt: string; waits: string };

const TABLES: Record<JobKind, JobTable> = {
  message: {
    table: 'contact_messages',
    tries: 'attempts',
    nextAt: 'next_try_at',
    waits: "state = 'waiting'",
  },
  removal: { table: 'provider_removals', tries: 'attempts', nextAt: 'try_at', waits: 'true' },
  fight: { table: 'loose_objects', tries: 'attempts', nextAt: 'due_at', waits: "kind = 'fight'" },
};

const MOST_LISTED = 50;

/** Work of any kind that failed at least once and waits for its next attempt. */
export async function failedJobs(db: Database): Promise<FailedJob[]> {
  const kinds = Object.entries(TABLES) as [JobKind, JobTable][];
  const found = await db.$client.batch<Omit<FailedJob, 'kind'>>(
    kinds.map(([, { table, tries, nextAt, waits }]) =>
      db.$client.prepare(
        `select rowid as id, ${tries} as tries, ${nextAt} as nextAt from ${table}
         where ${waits} and ${tries} > 0 order by ${nextAt} limit ${MOST_LISTED}`,
      ),
    ),
  );
  return kinds.flatMap(([kind], at) => (found[at]?.results ?? []).map((job) => ({ kind, ...job })));
}

/** The statement that lets a job be retried by the next schedule run; for use in a batch. */
export function tryJobSoon(
  db: Database,
  { kind, id }: Pick<FailedJob, 'kind' | 'id'>,
  now: number,
): D1PreparedStatement {
  const { table, tries, nextAt, waits } = TABLES[kind];
  const query = `update ${table} set ${nextAt} = ?2 where rowid = ?1 and ${waits} and ${tries} > 0`;
  return db.$client.prepare(query).bind(id, now);
}
