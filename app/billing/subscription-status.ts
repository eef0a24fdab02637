import type { StoredPlanStatus } from '~/account/person/pro';

/** What a subscription's status means: what a plan's record may say, `none` when it gives nothing and takes nothing, or `unknown`. */
export type Meaning = StoredPlanStatus | 'none' | 'unknown';

/** The payment provider's statuses and what each means here. One that is not in this table is `unknown`. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'unpaid',
  canceled: 'expired',
  paused: 'expired',
  // The first payment has not come, or never came: nothing was bought.
  incomplete: 'none',
  incomplete_expired: 'none',
};

/** What the payment provider's word for a subscription's state means for the plan. */
export function meaningOf(status: string): Meaning {
  return Object.hasOwn(MEANINGS, status) ? (MEANINGS[status] ?? 'unknown') : 'unknown';
}

/** Statuses of a subscription that still runs, so that a second one would be paid twice. */
export function isRunning(status: string): boolean {
  const meaning = meaningOf(status);
  return meaning !== 'expired' && meaning !== 'none';
}

/** From the best for the person to the worst: of several subscriptions the best counts. */
export const BEST_FIRST: readonly StoredPlanStatus[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'expired',
];
