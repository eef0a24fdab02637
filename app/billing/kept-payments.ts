import type { StoredPlanStatus } from '~/account/person/pro';

/** A plan change as stored. Periods in seconds since 1970. */
type KeptChange = {
  status: StoredPlanStatus;
  currentPeriodStart: number | null;
  currentPeriodEnd: number | null;
};

/**
 * A payment as far as it is known here: its period, and whether it was paid or failed. Amounts are only at the payment
 * provider.
 */
export type KeptPayment = { from: number; until: number | null; isPaid: boolean };

/**
 * The payments that can be derived from plan changes, the latest first: a period counts as paid if the plan was ever
 * active in it, otherwise as failed.
 */
export function keptPayments(newestFirst: readonly KeptChange[]): KeptPayment[] {
  const byPeriod = new Map<number, KeptPayment>();
  for (const { status, currentPeriodStart: from, currentPeriodEnd: until } of newestFirst) {
    const tells = status === 'active' || status === 'past_due' || status === 'unpaid';
    if (!tells || from === null) continue;
    const known = byPeriod.get(from);
    if (known === undefined) byPeriod.set(from, { from, until, isPaid: status === 'active' });
    else if (status === 'active') known.isPaid = true;
  }
  return [...byPeriod.values()].toSorted((one, other) => other.from - one.from);
}
