import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Person } from '~/account/person';
import { planStatus } from '~/account/pro';
import { paidPlanOf } from '~/billing/customer-rows.server';
import { planPrices } from '~/billing/prices.server';
import { readPreferences } from '~/platform/preferences';
import { browsersOf } from './person/session-list.server';
import { type PlanFacts, planWords } from './plan-words';
import { planChoices } from './price-words';

/** Everything that the settings page shows of a person, in words that are the same on server and browser. */
export async function settingsFacts(
  request: Request,
  person: Person,
  { services }: AppLoadContext,
) {
  const { db, clock } = services;
  const { userId, sessionId, plan, roles } = person;
  const nowSeconds = clock.now() / 1000;
  const [paid, browsers, prices] = await Promise.all([
    paidPlanOf(db, userId),
    browsersOf(db, { userId, sessionId }),
    planPrices(services),
  ]);
  const facts: PlanFacts = {
    status: planStatus(plan, nowSeconds),
    trialEnd: plan.trialEnd,
    currentPeriodStart: plan.currentPeriodStart,
    currentPeriodEnd: plan.currentPeriodEnd,
    plan: paid?.plan ?? null,
    endsAt: paid?.endsAt ?? null,
    gifted: roles.includes('PaidUser') || roles.includes('AdminUser'),
  };
  const { username, email, name, familyName } = person;
  return {
    person: { userId, username, email, name: [name, familyName].filter(Boolean).join(' ') },
    status: facts.status,
    words: planWords(facts, nowSeconds),
    choices: planChoices(prices),
    preferences: readPreferences(request.headers),
    browsers,
  };
}

export type SettingsFacts = Awaited<ReturnType<typeof settingsFacts>>;
