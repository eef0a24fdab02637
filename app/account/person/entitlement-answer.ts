import { type Plan, type PlanStatus, planStatus } from './pro';

/** What GET /me/entitlements answers: the plan's status and its dates in seconds since 1970 [specification 7]. */
export type EntitlementAnswer = {
  status: PlanStatus;
  trialEnd: number | null;
  currentPeriodEnd: number | null;
};

/** What somebody's plan is at a moment (milliseconds since 1970), as programs are told. */
export function entitlementAnswer(plan: Plan, now: number): EntitlementAnswer {
  const { trialEnd, currentPeriodEnd } = plan;
  return { status: planStatus(plan, now / 1000), trialEnd, currentPeriodEnd };
}
