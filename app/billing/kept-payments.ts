import type { StoredPlanStatus } from '~/account/person/pro';

/** A change of a plan as it is kept. Periods in seconds since 1970. */
type KeptChange = {
  status: StoredPlanStatus;
  currentPeriodStart: number | null;
  currentPeriodEnd: number | null;
};

/** A payment as far as it is kept: for which period, and whether it came or failed. Amounts stay at the payment provider. */
export type KeptPayment = { from: number; until: number | null; isPaid: boolean };

/** The payments that changes of a plan tell of, the latest first: a period is paid once it was active, and failed until then. */
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
