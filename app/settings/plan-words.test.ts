import { describe, expect, it } from 'vitest';
import { dateWords, daysLeft, type PlanFacts, planWords } from './plan-words';

const DAY = 86_400;
// Dec 5, 2026, 00:00 UTC.
const NOW = Date.UTC(2026, 11, 5) / 1000;

const NOTHING: PlanFacts = {
  status: 'unknown',
  trialEnd: null,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  plan: null,
  endsAt: null,
  gifted: false,
};

function words(facts: Partial<PlanFacts>) {
  return planWords({ ...NOTHING, ...facts }, NOW);
}

it('writes dates the same on every machine', () => {
  expect(dateWords(NOW)).toBe('Dec 5, 2026');
  expect(dateWords(NOW - 1)).toBe('Dec 4, 2026');
});

it('rounds the days left of a trial up', () => {
  expect(daysLeft(NOW + 1, NOW)).toBe(1);
  expect(daysLeft(NOW + DAY, NOW)).toBe(1);
  expect(daysLeft(NOW + DAY + 1, NOW)).toBe(2);
  expect(daysLeft(NOW - 1, NOW)).toBe(0);
});

describe('a plan', () => {
  it('on trial tells its days, its end, and that nothing is charged', () => {
    const { label, facts, next, upgrade } = words({
      status: 'trialing',
      trialEnd: NOW + 13.5 * DAY,
    });
    expect(label).toBe('Trialing');
    expect(facts).toEqual([
      { term: 'Days left', value: '14' },
      { term: 'Trial end', value: 'Dec 18, 2026' },
    ]);
    expect(next).toContain('Nothing is charged');
    // Not every tool is built: a trial opens what Pro holds, and not more.
    expect(next).toBe(
      'All that Pro holds so far is open until Dec 18, 2026. Nothing is charged when the trial ends.',
    );
    expect(words({ status: 'trialing' }).next).not.toMatch(/every tool/i);
    expect(upgrade).toBe(true);
  });

  it('that has ended says so, unless Pro stays open as a gift', () => {
    expect(words({ status: 'expired' }).ended).toBe(true);
    expect(words({ status: 'expired', gifted: true }).ended).toBe(false);
    for (const status of ['active', 'trialing', 'past_due', 'unpaid', 'unknown'] as const) {
      expect(words({ status }).ended, status).toBe(false);
    }
  });

  it('that is active hides the upgrade and says when it renews', () => {
    const { facts, next, upgrade } = words({
      status: 'active',
      plan: 'annual',
      currentPeriodEnd: NOW + 30 * DAY,
    });
    expect(facts).toEqual([
      { term: 'Plan', value: 'Annual' },
      { term: 'Current period end', value: 'Jan 4, 2027' },
    ]);
    expect(next).toContain('renews by itself on Jan 4, 2027');
    expect(upgrade).toBe(false);
  });

  it('that is cancelled says until when it lasts', () => {
    const ending = words({ status: 'active', endsAt: NOW + DAY, currentPeriodEnd: NOW + DAY });
    expect(ending.next).toContain('Pro stays open until Dec 6, 2026');
  });

  it('that is past due says what happens when, from the start of the unpaid period', () => {
    const fresh = words({ status: 'past_due', currentPeriodStart: NOW - 2 * DAY });
    expect(fresh.next).toContain('Pro stays open until Dec 10, 2026');
    expect(fresh).toMatchObject({ urgent: true, upgrade: true });
    const late = words({ status: 'past_due', currentPeriodStart: NOW - 8 * DAY });
    expect(late.next).toContain('Pro closed on Dec 4, 2026');
  });

  it.each(['unpaid', 'expired', 'unknown'] as const)('that is %s offers the upgrade', (status) => {
    expect(words({ status }).upgrade).toBe(true);
  });

  it.each([
    ['past_due', true],
    ['unpaid', true],
    ['expired', false],
    ['trialing', false],
    ['unknown', false],
  ] as const)('that is %s has nothing to choose until it is settled: %s', (status, settling) => {
    expect(words({ status })).toMatchObject({ upgrade: true, settling });
    expect(words({ status, gifted: true })).toMatchObject({ settling });
  });

  it('that comes with a role says so and warns of nothing', () => {
    const gift = words({ status: 'past_due', gifted: true, currentPeriodStart: NOW });
    expect(gift.next).toMatch(/^Pro is open for you without a plan/);
    expect(gift.urgent).toBe(false);
  });

  it.each([
    ['trialing', { trialEnd: NOW + DAY }],
    ['active', { endsAt: NOW + DAY }],
    ['active', { currentPeriodEnd: NOW + DAY }],
    ['past_due', { currentPeriodStart: NOW - 30 * DAY }],
    ['unpaid', {}],
    ['expired', {}],
    ['unknown', {}],
  ] as const)('that is %s closes nothing for someone whose role gives Pro', (status, facts) => {
    const { next } = words({ status, ...facts, gifted: true });
    expect(next).toMatch(/^Pro is open for you without a plan: it comes with your role\./);
    expect(next).not.toMatch(/Pro stays open until|open until|closed|has ended|no plan on record/);
  });

  it('that is paid beside a role still says when it renews or ends', () => {
    const paid = { status: 'active', gifted: true } as const;
    expect(words({ ...paid, currentPeriodEnd: NOW }).next).toMatch(
      /renews by itself on Dec 5, 2026/,
    );
    expect(words({ ...paid, endsAt: NOW }).next).toMatch(/canceled and ends on Dec 5, 2026/);
  });
});
