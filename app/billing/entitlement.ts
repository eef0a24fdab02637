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

/** What the user's record should say. Times in seconds since 1970. */
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
    // Paying ends our own trial at once: from here on only the provider's trial has an end.
    trialEnd: status === 'trialing' ? trialEnd : null,
    currentPeriodStart: periodStart,
    currentPeriodEnd: periodEnd,
    plan: status === 'expired' ? null : plan,
    endsAt: status === 'expired' ? null : endsAt,
  };
}

/** What a user's record says now; `currentPeriodStart` is the start of the period, also of an unpaid one. */
export type Recorded = Pick<Entitlement, 'status' | 'currentPeriodStart'>;

/**
 * What a user's record should say, given all subscriptions of their customer: the best one counts, in any order.
 * `leave` keeps the record: nothing was ever bought, the provider uses an unknown status, or another subscription is
 * running (`othersRun`) that the record may be based on. In that case its price may be missing from our configuration,
 * and a paying user must not lose Pro.
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

/** Whether the record grants more than the best known subscription, for a period that began after all known ones. */
function isOfNone(recorded: Recorded | null, known: readonly Entitlement[], best: Entitlement) {
  const since = recorded?.currentPeriodStart ?? null;
  if (recorded === null || since === null || rankOf(recorded) >= rankOf(best)) return false;
  return known.every(({ currentPeriodStart }) => (currentPeriodStart ?? 0) < since);
}

/**
 * Of equal subscriptions the one that lasts longest comes first; of overdue ones, the one whose grace period began
 * last.
 */
function bestFirst(one: Entitlement, other: Entitlement): number {
  const rank = rankOf(one) - rankOf(other);
  if (rank !== 0) return rank;
  if (one.status === 'past_due') return later(one.currentPeriodStart, other.currentPeriodStart);
  return (
    later(one.endsAt ?? Infinity, other.endsAt ?? Infinity) ||
    later(one.currentPeriodEnd, other.currentPeriodEnd)
  );
}

/** Puts the later time first, null last. */
function later(one: number | null, other: number | null): number {
  const [first, second] = [one ?? 0, other ?? 0];
  return first === second ? 0 : second > first ? 1 : -1;
}

/** How many subscriptions are running; more than one means that the user pays twice. */
export function countRunning(subscriptions: readonly SubscriptionFacts[]): number {
  return subscriptions.filter(({ status }) => isRunning(status)).length;
}
