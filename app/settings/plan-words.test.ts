import { describe, expect, it } from 'vitest';
import { daysLeft } from '~/account/person/pro';
import { BUTTON_LABELS, dateWords, type PlanFacts, planWords } from './plan-words';

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
  endedAt: null,
  given: null,
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

const KEPT = 'You can still read and export everything you made.';
const TRIAL = { status: 'trialing', trialEnd: NOW + 7 * DAY } as const;
const PAID = { status: 'active', plan: 'monthly', currentPeriodEnd: NOW + 23 * DAY } as const;
const CANCELED = { ...PAID, endsAt: NOW + 23 * DAY } as const;
const LATE = { status: 'past_due', currentPeriodStart: NOW - 2 * DAY } as const;

/** Name of the state, its facts, sentence, button, secondary buttons, and the subscription's status with its tone. */
const STATES: [string, Partial<PlanFacts>, string, string, string, string][] = [
  [
    'on trial',
    TRIAL,
    'You have everything in Pro until Dec 12, 2026.',
    'Upgrade to Pro',
    'Open Billing Portal',
    'Trialing ember',
  ],
  ['paid', PAID, 'Your plan is active.', '–', 'Open Billing Portal', 'Active green'],
  [
    'canceled with time left',
    CANCELED,
    'Canceled. Pro ends Dec 28, 2026.',
    'Resume plan',
    'Open Billing Portal',
    'Active neutral',
  ],
  [
    'past due, in its days of grace',
    LATE,
    'A payment is missing. You keep Pro until Dec 10, 2026.',
    'Update payment',
    'Upgrade to Pro · Open Billing Portal',
    'Past due red',
  ],
  [
    'past due, after them',
    { status: 'past_due', currentPeriodStart: NOW - 8 * DAY },
    'A payment is missing. Pro ended on Dec 4, 2026.',
    'Update payment',
    'Upgrade to Pro · Open Billing Portal',
    'Past due red',
  ],
  [
    'unpaid',
    { status: 'unpaid' },
    'A payment is missing. Pro is off.',
    'Update payment',
    'Upgrade to Pro · Open Billing Portal',
    'Unpaid red',
  ],
  [
    'a trial that ended',
    { status: 'expired', trialEnd: NOW - DAY },
    'Your trial ended on Dec 4, 2026.',
    'Upgrade to Pro',
    'Open Billing Portal',
    'Expired neutral',
  ],
  [
    'a plan that ended',
    { status: 'expired', endedAt: NOW - 2 * DAY, currentPeriodEnd: NOW + 9 * DAY },
    'Your plan ended on Dec 3, 2026.',
    'Upgrade to Pro',
    'Open Billing Portal',
    'Expired neutral',
  ],
  [
    'expired without ever having begun',
    { status: 'expired' },
    'You have no trial or plan.',
    'Upgrade to Pro',
    'Open Billing Portal',
    'Expired neutral',
  ],
  [
    'not on record',
    {},
    'No plan on record for this account.',
    'Upgrade to Pro',
    'Open Billing Portal',
    'Unknown neutral',
  ],
  [
    'given, on trial',
    { ...TRIAL, given: 'gift' },
    'You have Pro as a gift: nothing to pay.',
    '–',
    'Upgrade to Pro · Open Billing Portal',
    'Trialing neutral',
  ],
  [
    'an admin, on trial',
    { ...TRIAL, given: 'role' },
    'You have Pro with your role: nothing to pay.',
    '–',
    'Upgrade to Pro · Open Billing Portal',
    'Trialing neutral',
  ],
  [
    'given, after a plan',
    { status: 'expired', endedAt: NOW - DAY, given: 'gift' },
    'You have Pro as a gift: nothing to pay.',
    '–',
    'Upgrade to Pro · Open Billing Portal',
    'Expired neutral',
  ],
  [
    'given, and paid beside it',
    { ...PAID, given: 'gift' },
    'You have Pro as a gift, whatever your own plan is.',
    '–',
    'Open Billing Portal',
    'Active neutral',
  ],
  [
    'given, and canceled beside it',
    { ...CANCELED, given: 'gift' },
    'You have Pro as a gift, whatever your own plan is.',
    '–',
    'Open Billing Portal',
    'Active neutral',
  ],
  [
    'given, and past due beside it',
    { ...LATE, given: 'gift' },
    'You have Pro as a gift, whatever your own plan is.',
    '–',
    'Upgrade to Pro · Open Billing Portal',
    'Past due neutral',
  ],
];

it('is folded only where Pro is given and nothing is paid', () => {
  const folded = STATES.filter(([, facts]) => words(facts).folded).map(([state]) => state);
  expect(folded).toEqual(['given, on trial', 'an admin, on trial', 'given, after a plan']);
});

it.each(STATES)(
  '%s: one sentence, one button',
  (_state, facts, sentence, first, behind, status) => {
    const said = words(facts);
    const labels = said.behind.map((button) => BUTTON_LABELS[button]).join(' · ');
    expect({
      sentence: said.title,
      first: said.first === null ? '–' : BUTTON_LABELS[said.first],
      behind: labels,
      status: `${said.label} ${said.tone}`,
    }).toEqual({ sentence, first, behind, status });
  },
);

it.each(STATES)('%s: the upgrade is offered unless the plan is active', (_state, facts) => {
  const { first, behind } = words(facts);
  const labels = [first, ...behind].map((button) => button && BUTTON_LABELS[button]);
  expect(labels.includes('Upgrade to Pro')).toBe(facts.status !== 'active');
  expect(labels.filter((label) => label === 'Open Billing Portal')).toHaveLength(1);
});

describe('a plan', () => {
  it('on trial tells its days, its end, that nothing is charged, and what paying early does', () => {
    const { facts, next, early } = words(TRIAL);
    expect(facts).toEqual([
      { term: 'Days left', value: '7' },
      { term: 'Trial end', value: 'Dec 12, 2026' },
    ]);
    expect(next).toBe('Nothing is charged when the trial ends.');
    expect(early).toBe(
      'Paying ends the trial at once: the 7 days left are not added to your paid period.',
    );
    expect(words({ ...TRIAL, trialEnd: NOW + 1 }).early).toContain('the last day of your trial is');
    for (const given of ['gift', 'role'] as const)
      expect(words({ ...TRIAL, given }).early).toBeNull();
    expect(words(PAID).early).toBeNull();
  });

  it('that is active says when it renews', () => {
    const { facts, next } = words(PAID);
    expect(facts).toEqual([
      { term: 'Plan', value: 'Monthly' },
      { term: 'Current period end', value: 'Dec 28, 2026' },
    ]);
    expect(next).toBe('It renews on Dec 28, 2026.');
  });

  it('that has ended says so, unless Pro stays open as a gift', () => {
    expect(words({ status: 'expired' })).toMatchObject({ ended: true, next: KEPT });
    expect(words({ status: 'expired', given: 'gift' }).ended).toBe(false);
    for (const status of ['active', 'trialing', 'past_due', 'unpaid', 'unknown'] as const) {
      expect(words({ status }).ended, status).toBe(false);
    }
  });

  it('that owes a payment warns, unless Pro stays open as a gift', () => {
    for (const status of ['past_due', 'unpaid'] as const) {
      expect(words({ status }).urgent).toBe(true);
      expect(words({ status, given: 'role' }).urgent).toBe(false);
    }
    expect(words(TRIAL).urgent).toBe(false);
  });

  it('that is a gift says until when, and what was written with it', () => {
    const gift = { endsAt: NOW + DAY, note: 'For the stream' };
    const given = words({ ...TRIAL, given: 'gift', gift });
    expect(given.title).toBe('You have Pro as a gift: nothing to pay.');
    expect(given.next).toContain('The gift goes until ');
    expect(given.next).toContain('You keep it whatever your own plan is. “For the stream”');
    expect(words({ ...PAID, given: 'gift', gift }).next).toContain('The gift goes until ');
    expect(words({ ...TRIAL, given: 'gift', gift: { endsAt: null, note: '' } }).next).toBe(
      'You keep it whatever your own plan is.',
    );
  });

  it('beside a gift still says what becomes of it', () => {
    expect(words({ ...PAID, given: 'gift' }).next).toBe(
      'Your own plan renews automatically on Dec 28, 2026: cancel it in the billing portal to stop paying.',
    );
    expect(words({ ...CANCELED, given: 'gift' }).next).toBe(
      'Your own plan is canceled and ends Dec 28, 2026.',
    );
    expect(words({ ...LATE, given: 'gift' }).next).toBe(
      'The last payment of your own plan failed.',
    );
  });
});

it('tells no end of a period that a plan did not see', () => {
  const termsOf = (facts: Partial<PlanFacts>) => words(facts).facts.map(({ term }) => term);
  const ended = { status: 'expired', endedAt: NOW - DAY } as const;
  expect(termsOf({ ...ended, currentPeriodEnd: NOW + 9 * DAY })).toEqual([]);
  expect(termsOf({ ...ended, currentPeriodEnd: NOW - DAY })).toEqual(['Current period end']);
});
