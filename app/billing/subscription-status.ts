import type { StoredPlanStatus } from '~/account/person/pro';

/**
 * The meaning of a subscription's status: a plan status, `none` when it neither grants nor removes anything, or
 * `unknown`.
 */
export type Meaning = StoredPlanStatus | 'none' | 'unknown';

/** The payment provider's statuses and their meaning here. One that is not in this table is `unknown`. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'unpaid',
  canceled: 'expired',
  paused: 'expired',
  // The first payment has not arrived, or never did: nothing was bought.
  incomplete: 'none',
  incomplete_expired: 'none',
};

/** The meaning of the payment provider's status for the plan. */
export function meaningOf(status: string): Meaning {
  return Object.hasOwn(MEANINGS, status) ? (MEANINGS[status] ?? 'unknown') : 'unknown';
}

/** Whether a subscription with this status is still running, so that a second one would be paid twice. */
export function isRunning(status: string): boolean {
  const meaning = meaningOf(status);
  return meaning !== 'expired' && meaning !== 'none';
}

/** From the best for the user to the worst: of several subscriptions the best counts. */
export const BEST_FIRST: readonly StoredPlanStatus[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'expired',
];
