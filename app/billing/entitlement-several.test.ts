import { describe, expect, it } from 'vitest';
import { entitlementOf, type Recorded, type SubscriptionFacts } from './entitlement';

const DAY = 86_400;
const START = 1_800_000_000;

/** A subscription to Pro with a period that begins and ends this many days after START. */
function during(
  status: string,
  [from, to]: readonly [number, number],
  changes: Partial<SubscriptionFacts> = {},
): SubscriptionFacts {
  return {
    status,
    plan: to - from > 31 ? 'annual' : 'monthly',
    periodStart: START + from * DAY,
    periodEnd: START + to * DAY,
    trialEnd: null,
    endsAt: null,
    ...changes,
  };
}

/** A stored record of a period that began this many days after START. */
const record = (status: Recorded['status'], from: number | null): Recorded => ({
  status,
  currentPeriodStart: from === null ? null : START + from * DAY,
});

function ordersOf<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((one, at) => ordersOf(all.toSpliced(at, 1)).map((others) => [one, ...others]));
}

/** The distinct results over every order of the same subscriptions. */
function answersOf(
  subscriptions: readonly SubscriptionFacts[],
  recorded: Recorded | null,
  othersRun = false,
): unknown[] {
  const answers = ordersOf(subscriptions).map((order) => entitlementOf(order, recorded, othersRun));
  return [...new Map(answers.map((answer) => [JSON.stringify(answer), answer])).values()];
}

describe('several subscriptions at prices of ours, in every order', () => {
  const [old, now, year] = [
    [-60, -30],
    [0, 30],
    [-100, 265],
  ] as const;

  it.each<[string, SubscriptionFacts[], Record<string, unknown>]>([
    [
      'one that ended and one that runs',
      [during('canceled', old), during('active', now)],
      { status: 'active', currentPeriodEnd: START + 30 * DAY },
    ],
    [
      'one that was ended before its year was over, and one that runs',
      [during('canceled', year), during('active', now)],
      { status: 'active', plan: 'monthly' },
    ],
    [
      'one that runs, beside an unpaid and a late one',
      [during('unpaid', year), during('past_due', now), during('active', now)],
      { status: 'active' },
    ],
    [
      'two that run: the one that is paid for longer',
      [during('active', now), during('active', year), during('canceled', old)],
      { status: 'active', plan: 'annual' },
    ],
    [
      'one that will end, however late, and one that goes on: nothing ends',
      [during('active', year, { endsAt: START + 265 * DAY }), during('active', now)],
      { status: 'active', plan: 'monthly', endsAt: null },
    ],
    [
      'two that will end: the later end counts',
      [
        during('active', year, { endsAt: START + 5 * DAY }),
        during('active', now, { endsAt: START + 30 * DAY }),
      ],
      { status: 'active', endsAt: START + 30 * DAY },
    ],
    [
      'two that are late: the days of grace count from the later start',
      [during('past_due', year), during('past_due', now)],
      { status: 'past_due', currentPeriodStart: START },
    ],
    [
      'two that ended: the last period is remembered',
      [during('canceled', old), during('canceled', now)],
      { status: 'expired', plan: null, currentPeriodEnd: START + 30 * DAY },
    ],
    [
      'one that ended and one that was never paid',
      [during('canceled', old), during('incomplete', now)],
      { status: 'expired' },
    ],
  ])('%s', (_, subscriptions, wanted) => {
    for (const recorded of [null, record('active', 0), record('expired', -60)]) {
      expect(answersOf(subscriptions, recorded)).toEqual([expect.objectContaining(wanted)]);
    }
  });
});

describe('something at a price that is not ours, beside what was bought here', () => {
  const ended = during('canceled', [-60, -30]);

  it.each<[string, SubscriptionFacts[], Recorded, unknown]>([
    // The record's period matches none of our subscriptions: the price of that subscription is missing from our list.
    ['an old one that ended, Pro since', [ended], record('active', 0), 'leave'],
    ['an old one that ended, late since', [ended], record('past_due', 0), 'leave'],
    [
      'an old one that ended, in a trial of the provider’s since',
      [ended],
      record('trialing', 0),
      'leave',
    ],
    [
      'a year that was broken off, Pro since',
      [during('canceled', [-100, 265])],
      record('active', 0),
      'leave',
    ],
    [
      'several old ones, Pro since',
      [ended, during('canceled', [-20, 10])],
      record('active', 0),
      'leave',
    ],
    [
      'an old one that nobody pays, Pro since',
      [during('unpaid', [-60, -30])],
      record('active', 0),
      'leave',
    ],
    [
      'an old one that is late, Pro since',
      [during('past_due', [-60, -30])],
      record('active', 0),
      'leave',
    ],
    // The record's period is that of a subscription bought here or an older one: our subscriptions decide.
    ['the recorded one, ended', [ended], record('active', -60), 'expired'],
    ['the recorded one, ended a period later', [ended], record('active', -90), 'expired'],
    [
      'the recorded one among several, ended',
      [ended, during('canceled', [0, 30])],
      record('active', 0),
      'expired',
    ],
    ['a trial of ours, ended by what was bought', [ended], record('trialing', null), 'expired'],
    ['an old one that ended, nothing since', [ended], record('expired', 0), 'expired'],
    ['one that runs', [ended, during('active', [-20, 10])], record('active', 0), 'active'],
    [
      'one that runs, late by the record',
      [during('active', [-20, 10])],
      record('past_due', 0),
      'active',
    ],
    [
      'the recorded one, late',
      [ended, during('past_due', [0, 30])],
      record('active', -30),
      'past_due',
    ],
  ])('%s', (_, subscriptions, recorded, wanted) => {
    const answers = answersOf(subscriptions, recorded, true);
    expect(answers).toEqual([
      wanted === 'leave' ? wanted : expect.objectContaining({ status: wanted }),
    ]);
    // When no other subscription runs, none can be missing.
    const [alone] = answersOf(subscriptions, recorded);
    expect(alone).not.toBe('leave');
  });
});
