import { describe, expect, it } from 'vitest';
import { countRunning, entitlementOf, type Recorded, type SubscriptionFacts } from './entitlement';
import { isRunning, meaningOf } from './subscription-status';

const START = 1_800_000_000;
const MONTH = 30 * 86_400;

function subscription(status: string, changes: Partial<SubscriptionFacts> = {}): SubscriptionFacts {
  return {
    status,
    plan: 'monthly',
    periodStart: START,
    periodEnd: START + MONTH,
    trialEnd: null,
    endsAt: null,
    ...changes,
  };
}

/** A stored record with this status, for the same period unless it is a trial. */
const record = (status: Recorded['status']): Recorded => ({
  status,
  currentPeriodStart: status === 'trialing' ? null : START,
});

function statusOf(subscriptions: SubscriptionFacts[], recorded: Recorded['status'] | null) {
  const result = entitlementOf(subscriptions, recorded && record(recorded));
  return result === 'leave' ? result : result.status;
}

describe('a status of the payment provider', () => {
  it.each([
    ['active', 'active', true],
    ['trialing', 'trialing', true],
    ['past_due', 'past_due', true],
    ['unpaid', 'unpaid', true],
    ['canceled', 'expired', false],
    ['paused', 'expired', false],
    ['incomplete', 'none', false],
    ['incomplete_expired', 'none', false],
    ['a word of next year', 'unknown', true],
    ['constructor', 'unknown', true],
  ])('%s means %s; that it runs is %s', (status, meaning, running) => {
    expect(meaningOf(status)).toBe(meaning);
    expect(isRunning(status)).toBe(running);
  });
});

describe('something else that the same customer pays for', () => {
  it('keeps a record that would be emptied, since its price may be missing from ours', () => {
    for (const recorded of ['active', 'past_due', 'unpaid'] as const) {
      expect(entitlementOf([], record(recorded), true), recorded).toBe('leave');
      expect(entitlementOf([], record(recorded), false), recorded).toMatchObject({
        status: 'expired',
      });
    }
  });

  it('keeps nothing that was bought here and has ended', () => {
    expect(entitlementOf([subscription('canceled')], record('active'), true)).toMatchObject({
      status: 'expired',
    });
  });

  it('gives nothing', () => {
    expect(entitlementOf([], null, true)).toBe('leave');
    expect(entitlementOf([], record('trialing'), true)).toBe('leave');
  });
});

describe('an entitlement', () => {
  it('follows the subscription, with the dates of its period', () => {
    expect(entitlementOf([subscription('active')], record('expired'))).toEqual({
      status: 'active',
      trialEnd: null,
      currentPeriodStart: START,
      currentPeriodEnd: START + MONTH,
      plan: 'monthly',
      endsAt: null,
    });
  });

  it('ends a running trial when something was paid', () => {
    expect(entitlementOf([subscription('active')], record('trialing'))).toMatchObject({
      trialEnd: null,
    });
  });

  it('stays active until the end of a period that was cancelled, and says when that is', () => {
    const ending = subscription('active', { endsAt: START + MONTH });
    expect(entitlementOf([ending], record('active'))).toMatchObject({
      status: 'active',
      endsAt: START + MONTH,
    });
  });

  it('keeps the start of an unpaid period, from which the days of grace count', () => {
    const failed = subscription('past_due', { periodStart: START + MONTH });
    expect(entitlementOf([failed], record('active'))).toMatchObject({
      status: 'past_due',
      currentPeriodStart: START + MONTH,
    });
  });

  it('leaves a trial alone while nothing was bought', () => {
    expect(statusOf([], 'trialing')).toBe('leave');
    expect(statusOf([subscription('incomplete')], 'trialing')).toBe('leave');
    expect(statusOf([subscription('incomplete_expired')], 'trialing')).toBe('leave');
    expect(statusOf([], null)).toBe('leave');
  });

  it('expires with its subscription, even when the trial would have gone on', () => {
    expect(statusOf([subscription('canceled')], 'trialing')).toBe('expired');
    expect(statusOf([subscription('canceled')], 'active')).toBe('expired');
  });

  it('expires when the subscription has vanished', () => {
    expect(statusOf([], 'active')).toBe('expired');
    expect(statusOf([], 'past_due')).toBe('expired');
    expect(statusOf([], 'expired')).toBe('expired');
  });

  it('takes the best of several subscriptions, whatever their order', () => {
    const several = ['canceled', 'past_due', 'active', 'unpaid'].map((one) => subscription(one));
    expect(statusOf(several, 'expired')).toBe('active');
    expect(statusOf(several.toReversed(), 'expired')).toBe('active');
    const longer = subscription('active', { periodEnd: START + 12 * MONTH, plan: 'annual' });
    for (const both of [
      [subscription('active'), longer],
      [longer, subscription('active')],
    ]) {
      expect(entitlementOf(both, null)).toMatchObject({ plan: 'annual' });
    }
  });

  it('takes nothing away because of a word that it does not know', () => {
    const strange = subscription('a word of next year');
    expect(statusOf([strange], 'active')).toBe('leave');
    expect(statusOf([strange, subscription('canceled')], 'active')).toBe('leave');
    expect(statusOf([strange, subscription('active')], 'expired')).toBe('active');
  });

  it('counts subscriptions that run at the same time', () => {
    expect(countRunning([])).toBe(0);
    const three = ['active', 'canceled', 'past_due'].map((one) => subscription(one));
    expect(countRunning(three)).toBe(2);
  });
});
