import { describe, expect, it } from 'vitest';
import type { Role } from '~/catalogue/tool';
import { isPro, NO_PLAN, type Plan, type PlanStatus, planStatus } from './pro';
import { effectiveRoles } from './roles';

const DAY = 24 * 60 * 60;
const NOW = 1_800_000_000;

function plan(status: PlanStatus, times: Partial<Plan> = {}): Plan {
  return { ...NO_PLAN, status, ...times };
}

describe('Pro', () => {
  const granted: Role[] = ['GrantedUser'];
  const table: [string, Role[], Plan, boolean][] = [
    ['nothing on record', granted, NO_PLAN, false],
    ['a paid plan', granted, plan('active', { currentPeriodEnd: NOW + DAY }), true],
    ['a paid plan and no role at all', [], plan('active'), true],
    ['a trial that runs', granted, plan('trialing', { trialEnd: NOW + 1 }), true],
    ['a trial that ends now', granted, plan('trialing', { trialEnd: NOW }), false],
    ['a trial that is over', granted, plan('trialing', { trialEnd: NOW - DAY }), false],
    ['a trial without an end', granted, plan('trialing'), false],
    [
      'an unpaid period that began now',
      granted,
      plan('past_due', { currentPeriodStart: NOW }),
      true,
    ],
    [
      'the last second of the grace',
      granted,
      plan('past_due', { currentPeriodStart: NOW - 7 * DAY + 1, currentPeriodEnd: NOW + 23 * DAY }),
      true,
    ],
    [
      'the end of the grace',
      granted,
      plan('past_due', { currentPeriodStart: NOW - 7 * DAY, currentPeriodEnd: NOW + 23 * DAY }),
      false,
    ],
    ['past due since nobody knows when', granted, plan('past_due'), false],
    ['unpaid', granted, plan('unpaid', { currentPeriodStart: NOW }), false],
    ['expired', granted, plan('expired', { trialEnd: NOW + DAY }), false],
    ['an admin’s gift', ['PaidUser'], NO_PLAN, true],
    ['a gift after the plan expired', ['GrantedUser', 'PaidUser'], plan('expired'), true],
    ['an admin', ['AdminUser'], plan('unpaid'), true],
  ];
  it.each(table)('%s', (_name, roles, record, pro) => {
    expect(isPro({ roles, plan: record }, NOW)).toBe(pro);
  });
});

describe('the status that a person sees', () => {
  it('calls a trial expired from its end on', () => {
    expect(planStatus(plan('trialing', { trialEnd: NOW + 1 }), NOW)).toBe('trialing');
    expect(planStatus(plan('trialing', { trialEnd: NOW }), NOW)).toBe('expired');
  });

  it('leaves every other status as it is on record', () => {
    const statuses: PlanStatus[] = ['active', 'past_due', 'unpaid', 'expired', 'unknown'];
    expect(statuses.map((status) => planStatus(plan(status), NOW))).toEqual(statuses);
  });
});

describe('roles', () => {
  it('come from the role and from the groups, in any case', () => {
    expect(effectiveRoles('granteduser', ['ADMINUSER', 'somebody'])).toEqual([
      'GrantedUser',
      'AdminUser',
    ]);
  });

  it('are none for a person with neither', () => {
    expect(effectiveRoles('', ['players'])).toEqual([]);
  });
});
