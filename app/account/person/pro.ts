import type { Role } from '~/catalogue/tool';

/** A plan's status as the database stores it. */
export type StoredPlanStatus = 'active' | 'trialing' | 'past_due' | 'unpaid' | 'expired';

/** A plan's status as the user sees it; `unknown` when nothing is on record [specification 4]. */
export type PlanStatus = StoredPlanStatus | 'unknown';

/**
 * A plan as Management's list of users shows it: a user with Pro as a gift or as an admin has no trial, and nothing
 * that expires.
 */
export type ShownPlan = PlanStatus | 'gift' | 'admin';

/** What is on record about a user's plan. Times in seconds since 1970. */
export type Plan = {
  status: PlanStatus;
  trialEnd: number | null;
  currentPeriodStart: number | null;
  currentPeriodEnd: number | null;
};

export const NO_PLAN: Plan = {
  status: 'unknown',
  trialEnd: null,
  currentPeriodStart: null,
  currentPeriodEnd: null,
};

/** How long Pro stays open after the start of an unpaid period. */
export const GRACE_SECONDS = 7 * 24 * 60 * 60;

const DAY_SECONDS = 24 * 60 * 60;

/** The days left of a trial, rounded up [specification 9]; both times in seconds since 1970. */
export function daysLeft(trialEnd: number, nowSeconds: number): number {
  return Math.max(0, Math.ceil((trialEnd - nowSeconds) / DAY_SECONDS));
}

/** The status at a time (seconds since 1970): a trial past its end counts as expired, whatever the record says. */
export function planStatus(plan: Plan, nowSeconds: number): PlanStatus {
  const trialOver = plan.status === 'trialing' && (plan.trialEnd ?? 0) <= nowSeconds;
  return trialOver ? 'expired' : plan.status;
}

/**
 * Whether a user has Pro at a time (seconds since 1970): by an admin's gift, as an admin, by a paid plan or a trial, or
 * for 7 days from the start of an unpaid period [product decisions, roles and guards].
 */
export function isPro(facts: { roles: readonly Role[]; plan: Plan }, nowSeconds: number): boolean {
  if (facts.roles.includes('PaidUser') || facts.roles.includes('AdminUser')) return true;
  const { plan } = facts;
  switch (planStatus(plan, nowSeconds)) {
    case 'active':
    case 'trialing':
      return true;
    case 'past_due':
      // The payment provider has already moved the period to the unpaid one, so count from its start.
      return (
        plan.currentPeriodStart !== null && nowSeconds < plan.currentPeriodStart + GRACE_SECONDS
      );
    case 'unpaid':
    case 'expired':
    case 'unknown':
      return false;
  }
}
