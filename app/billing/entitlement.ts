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

/**
 * What a person's record should say, given all subscriptions of their customer: the best one counts, the one that lasts
 * longest among equals. `leave` keeps the record: nothing was ever bought, the provider uses a word that we do not know, or
 * nothing of theirs is at a price of ours while something else runs (`othersRun`): then the price may be missing from our list,
 * and somebody who pays would lose what they pay for.
 */
export function entitlementOf(
  subscriptions: readonly SubscriptionFacts[],
  recorded: StoredPlanStatus | null,
  othersRun = false,
): Entitlement | 'leave' {
  let best: Entitlement | null = null;
  let puzzled = false;
  for (const facts of subscriptions) {
    const meaning = meaningOf(facts.status);
    if (meaning === 'unknown') puzzled = true;
    if (meaning === 'unknown' || meaning === 'none') continue;
    const next = fromSubscription(facts, meaning);
    if (best === null || isBetter(next, best)) best = next;
  }
  if (puzzled && (best === null || best.status === 'expired')) return 'leave';
  if (best !== null) return best;
  return othersRun || recorded === null || recorded === 'trialing' ? 'leave' : NOTHING_PAID;
}

function isBetter(one: Entitlement, other: Entitlement): boolean {
  const rank = BEST_FIRST.indexOf(one.status) - BEST_FIRST.indexOf(other.status);
  if (rank !== 0) return rank < 0;
  return (one.currentPeriodEnd ?? 0) > (other.currentPeriodEnd ?? 0);
}

/** How many subscriptions run at the same time; more than one means that somebody pays twice. */
export function countRunning(subscriptions: readonly SubscriptionFacts[]): number {
  return subscriptions.filter(({ status }) => isRunning(status)).length;
}
