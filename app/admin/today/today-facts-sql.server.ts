import { payingPlans } from '~/billing/paying-plans.server';
import { planPrices } from '~/billing/prices.server';
import { revenueWords } from '~/billing/revenue-words';
import { inboxCounts } from '~/contact/inbox.server';
import type { Database } from '~/platform/database.server';
import type { Services } from '~/platform/services.server';
import { healthFacts } from '../health/health-facts-sql.server';
import type { PeopleCounts } from '../people/people-counts-sql.server';
import { WEEK_SECONDS } from '../people/people-sql.server';

/** The owner's daily overview. */
export async function todayFacts(services: Services, counts: PeopleCounts) {
  const { db, clock } = services;
  const now = clock.now();
  const [paying, prices, ending, inbox, health] = await Promise.all([
    payingPlans(db),
    planPrices(services),
    trialsEnding(db, now),
    inboxCounts(db),
    healthFacts(db, now),
  ]);
  return {
    revenue: revenueWords(paying, prices),
    trialsEnding: ending,
    failedPayments: counts.pastDue,
    unread: inbox.unread,
    backedUpAt: health.backedUpAt,
    failed: lastFailure(health),
    troubles: health.troubles.length,
  };
}

export type TodayFacts = Awaited<ReturnType<typeof todayFacts>>;

/** How many trials end within the coming week. */
async function trialsEnding(db: Database, now: number): Promise<number> {
  const query =
    "select count(*) as n from people where plan = 'trialing' and trial_end > ?1 and trial_end <= ?1 + ?2";
  const seconds = Math.floor(now / 1000);
  return (await db.$client.prepare(query).bind(seconds, WEEK_SECONDS).first<number>('n')) ?? 0;
}

/** The last failure of any scheduled job or import. */
function lastFailure({ runs, importFailedAt }: Awaited<ReturnType<typeof healthFacts>>) {
  const all = [
    ...runs.flatMap(({ duty, failedAt }) =>
      failedAt === null ? [] : [{ what: duty, at: failedAt, part: 'schedule' as const }],
    ),
    ...(importFailedAt === null
      ? []
      : [{ what: 'an import of records', at: importFailedAt, part: 'imports' as const }]),
  ];
  return all.toSorted((one, other) => other.at - one.at)[0] ?? null;
}
