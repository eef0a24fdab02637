import { type Plan, type PlanStatus, planStatus } from './pro';

/** The JSON of GET /me/entitlements: the plan's status and its dates in seconds since 1970 [specification 7]. */
export type EntitlementAnswer = {
  status: PlanStatus;
  trialEnd: number | null;
  currentPeriodEnd: number | null;
};

/** A user's plan at a time (milliseconds since 1970), as programs receive it. */
export function entitlementAnswer(plan: Plan, now: number): EntitlementAnswer {
  const { trialEnd, currentPeriodEnd } = plan;
  return { status: planStatus(plan, now / 1000), trialEnd, currentPeriodEnd };
}
