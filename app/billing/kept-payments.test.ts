import { expect, test } from 'vitest';
import { keptPayments } from './kept-payments';

const change = (
  status: 'active' | 'trialing' | 'past_due' | 'unpaid' | 'expired',
  currentPeriodStart: number | null = null,
  currentPeriodEnd: number | null = null,
) => ({ status, currentPeriodStart, currentPeriodEnd });

test('each period that was paid is one payment, the latest first', () => {
  const history = [change('active', 200, 300), change('active', 100, 200), change('trialing')];
  expect(keptPayments(history)).toEqual([
    { from: 200, until: 300, isPaid: true },
    { from: 100, until: 200, isPaid: true },
  ]);
});

test('a period that is owed has failed, until it is paid', () => {
  const owed = [change('past_due', 200, 300), change('active', 100, 200)];
  expect(keptPayments(owed)[0]).toEqual({ from: 200, until: 300, isPaid: false });
  expect(keptPayments([change('active', 200, 300), ...owed])[0]).toEqual({
    from: 200,
    until: 300,
    isPaid: true,
  });
  // It was paid once; what came later does not change that.
  expect(keptPayments([change('past_due', 100, 200), ...owed])[1]?.isPaid).toBe(true);
});

test('trials, ends and plans without a period are no payments', () => {
  expect(keptPayments([change('expired', 1, 2), change('trialing'), change('active')])).toEqual([]);
});
