import type { StoredPlanStatus } from '~/account/person/pro';
import { BEST_FIRST, isRunning, meaningOf } from './subscription-status';

/** A subscription as the provider states it. Times in seconds since 1970. */
export type SubscriptionFacts = {
  status: string;
  plan: 'monthly' | 'annual' | null;
  periodStart: number | null;
  periodEnd: number | null;
  trialEnd: number | null;
  endsAt: number | null;
};

/** What the person's record should say. Times in seconds since 1970. */
export type Entitlement = {
  status: StoredPlanStatus;
  trialEnd: number | null;
  currentPeriodStart: number | null;
  currentPeriodEnd: number | null;
  plan: 'monthly' | 'annual' | null;
  endsAt: number | null;
};

const NOTHING_PAID: Entitlement = {
  status: 'expired',
  trialEnd: null,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  plan: null,
  endsAt: null,
};

function fromSubscription(facts: SubscriptionFacts, status: StoredPlanStatus): Entitlement {
  const { trialEnd, periodStart, periodEnd, plan, endsAt } = facts;
  return {
    status,
    // Paying ends a trial at once: only the provider's own trial has an end from here on.
    trialEnd: status === 'trialing' ? trialEnd : null,
    currentPeriodStart: periodStart,
    currentPeriodEnd: periodEnd,
    plan: status === 'expired' ? null : plan,
    endsAt: status === 'expired' ? null : endsAt,
  };
}

/** What a person's record says now, and since when; null of the start of a period that nobody pays for. */
export type Recorded = Pick<Entitlement, 'status' | 'currentPeriodStart'>;

/**
 * What a person's record should say, given all subscriptions of their customer: the best one counts, in whatever order they
 * come. `leave` keeps the record: nothing was ever bought, the provider uses a word that we do not know, or something else
 * runs (`othersRun`) that the record may be of: then its price may be missing from our list, and somebody who pays would lose
 * what they pay for.
 */
export function entitlementOf(
  subscriptions: readonly SubscriptionFacts[],
  recorded: Recorded | null,
  othersRun = false,
): Entitlement | 'leave' {
  const known: Entitlement[] = [];
  let puzzled = false;
  for (const facts of subscriptions) {
    const meaning = meaningOf(facts.status);
    if (meaning === 'unknown') puzzled = true;
    else if (meaning !== 'none') known.push(fromSubscription(facts, meaning));
  }
  const [best] = known.toSorted(bestFirst);
  if (puzzled && (best === undefined || best.status === 'expired')) return 'leave';
  if (best !== undefined) return othersRun && isOfNone(recorded, known, best) ? 'leave' : best;
  return othersRun || recorded === null || recorded.status === 'trialing' ? 'leave' : NOTHING_PAID;
}

function rankOf({ status }: Recorded): number {
  return BEST_FIRST.indexOf(status);
}

/** Whether a record gives more than the best that we know, for a period that began after all that we know. */
function isOfNone(recorded: Recorded | null, known: readonly Entitlement[], best: Entitlement) {
  const since = recorded?.currentPeriodStart ?? null;
  if (recorded === null || since === null || rankOf(recorded) >= rankOf(best)) return false;
  return known.every(({ currentPeriodStart }) => (currentPeriodStart ?? 0) < since);
}

/** Among equals the one that lasts longest; of those that are late, the one whose days of grace began last. */
function bestFirst(one: Entitlement, other: Entitlement): number {
  const rank = rankOf(one) - rankOf(other);
  if (rank !== 0) return rank;
  if (one.status === 'past_due') return later(one.currentPeriodStart, other.currentPeriodStart);
  return (
    later(one.endsAt ?? Infinity, other.endsAt ?? Infinity) ||
    later(one.currentPeriodEnd, other.currentPeriodEnd)
  );
}

/** Puts the later moment first; none stands last. */
function later(one: number | null, other: number | null): number {
  const [first, second] = [one ?? 0, other ?? 0];
  return first === second ? 0 : second > first ? 1 : -1;
}

/** How many subscriptions run at the same time; more than one means that somebody pays twice. */
export function countRunning(subscriptions: readonly SubscriptionFacts[]): number {
  return subscriptions.filter(({ status }) => isRunning(status)).length;
}
