import type { Role } from '~/catalogue/tool';

/** A plan's status as the database keeps it. */
export type StoredPlanStatus = 'active' | 'trialing' | 'past_due' | 'unpaid' | 'expired';

/** A plan's status as a person sees it; `unknown` when nothing is on record [specification 4]. */
export type PlanStatus = StoredPlanStatus | 'unknown';

/** A plan as the owner's list says it: whoever has Pro as a gift, or as an admin, is on no trial and nothing of theirs expires. */
export type ShownPlan = PlanStatus | 'gift' | 'admin';

/** What is on record about a person's plan. Times in seconds since 1970. */
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

/** How long Pro stays open from the start of a period that is not paid. */
export const GRACE_SECONDS = 7 * 24 * 60 * 60;

const DAY_SECONDS = 24 * 60 * 60;

/** The days that are left of a trial, rounded up [specification 9]; all in seconds since 1970. */
export function daysLeft(trialEnd: number, nowSeconds: number): number {
  return Math.max(0, Math.ceil((trialEnd - nowSeconds) / DAY_SECONDS));
}

/** The status at a moment (seconds since 1970): a trial whose time is over has expired, whatever the record still says. */
export function planStatus(plan: Plan, nowSeconds: number): PlanStatus {
  const trialOver = plan.status === 'trialing' && (plan.trialEnd ?? 0) <= nowSeconds;
  return trialOver ? 'expired' : plan.status;
}

/**
 * Whether someone has Pro at a moment (seconds since 1970): by an admin's gift, by being admin, by a paid or tried plan, or
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
      // The payment provider has already moved the period's end: what is unpaid is counted from its start.
      return (
        plan.currentPeriodStart !== null && nowSeconds < plan.currentPeriodStart + GRACE_SECONDS
      );
    case 'unpaid':
    case 'expired':
    case 'unknown':
      return false;
  }
}
