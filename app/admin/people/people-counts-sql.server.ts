import type { Database } from '~/platform/database.server';

/** The numbers of the summary tiles. */
export type PeopleCounts = {
  total: number;
  confirmed: number;
  active: number;
  trials: number;
  pastDue: number;
  expired: number;
  admins: number;
  actionNeeded: number;
};

/** The counts for the tiles, from counters in the database. `now` in milliseconds since 1970. */
export async function peopleCounts(db: Database, now: number): Promise<PeopleCounts> {
  const d1 = db.$client;
  const wanted = [
    'people',
    'status CONFIRMED',
    'role AdminUser',
    'plan active',
    'plan trialing',
    'plan past_due',
    'plan unpaid',
    'plan expired',
  ];
  const [kept, over] = await d1.batch<{ fact: string; people: number }>([
    d1
      .prepare(
        'select fact, people from people_counts where fact in (select value from json_each(?1))',
      )
      .bind(JSON.stringify(wanted)),
    d1
      .prepare(
        "select '' as fact, count(*) as people from people where plan = 'trialing' and trial_end <= ?1",
      )
      .bind(Math.floor(now / 1000)),
  ]);
  const known = new Map(kept?.results.map(({ fact, people }) => [fact, people]));
  const of = (fact: string) => known.get(fact) ?? 0;
  // Trials that have just ended and that the schedule has not handled yet.
  const ended = over?.results[0]?.people ?? 0;
  return {
    total: of('people'),
    confirmed: of('status CONFIRMED'),
    active: of('plan active'),
    trials: of('plan trialing') - ended,
    pastDue: of('plan past_due') + of('plan unpaid'),
    expired: of('plan expired') + ended,
    admins: of('role AdminUser'),
    actionNeeded: of('people') - of('status CONFIRMED'),
  };
}

const A_STEP = 1000;

/** Marks ended trials as expired in the search index; run by the schedule. */
export async function endTrialsInTable(db: Database, now: number): Promise<void> {
  await db.$client
    .prepare(
      `update people set plan = 'expired', words = substr(words, 1, length(words) - length('trialing')) || 'expired'
       where seq in (select seq from people where plan = 'trialing' and trial_end <= ?1 limit ${A_STEP})`,
    )
    .bind(Math.floor(now / 1000))
    .run();
}
