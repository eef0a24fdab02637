import type { AppLoadContext } from '@remix-run/cloudflare';
import { giftOf } from '~/account/person/gift.server';
import type { Person } from '~/account/person/person';
import { planEndedAt } from '~/account/person/plan-ended.server';
import { planStatus } from '~/account/person/pro';
import { browsersOf } from '~/account/session/browsers.server';
import { paidPlanOf } from '~/billing/paid-plan.server';
import { priceWords } from '~/billing/price-words';
import { planPrices } from '~/billing/prices.server';
import { within } from '~/platform/patience';
import { readPreferences } from '~/platform/preferences';
import { type Given, type PlanFacts, planWords } from './plan-words';
import { cameFrom, wayBack } from './way-back.server';

/** How long the page waits for the prices; later ones are streamed, and a script inserts them. */
const PATIENCE_MS = 300;

function givenBy(roles: Person['roles']): Given | null {
  if (roles.includes('PaidUser')) return 'gift';
  return roles.includes('AdminUser') ? 'role' : null;
}

/** All facts and texts of the settings page, formatted on the server so that hydration matches. */
export async function settingsFacts(
  request: Request,
  person: Person,
  { services }: AppLoadContext,
) {
  const { db, clock, config } = services;
  const isPaidJustNow = new URL(request.url).searchParams.get('billing') === 'success';
  const { userId, sessionId, plan, roles } = person;
  const nowSeconds = clock.now() / 1000;
  const prices = planPrices(services).then(priceWords);
  const status = planStatus(plan, nowSeconds);
  const given = givenBy(roles);
  const [paid, endedAt, back, browsers, early, gift] = await Promise.all([
    paidPlanOf(db, userId),
    status === 'expired' ? planEndedAt(db, userId, plan) : null,
    isPaidJustNow ? wayBack(db, userId, request.headers, config.APP_ORIGIN) : null,
    browsersOf(db, { userId, sessionId }),
    within(prices, PATIENCE_MS),
    given === 'gift' ? giftOf(db, userId) : null,
  ]);
  const facts: PlanFacts = {
    status,
    trialEnd: plan.trialEnd,
    currentPeriodStart: plan.currentPeriodStart,
    currentPeriodEnd: plan.currentPeriodEnd,
    plan: paid?.plan ?? null,
    endsAt: paid?.endsAt ?? null,
    endedAt,
    given,
    gift,
  };
  const { username, email, name, familyName } = person;
  return {
    person: { userId, username, email, name: [name, familyName].filter(Boolean).join(' ') },
    status,
    words: planWords(facts, nowSeconds),
    // A user who only opened the checkout is a customer too, but has nothing to see in the portal.
    hasPortal: paid !== null && (paid.running > 0 || plan.currentPeriodEnd !== null),
    prices: early === 'late' ? prices : early,
    from: cameFrom(request.headers, config.APP_ORIGIN),
    back,
    preferences: readPreferences(request.headers),
    browsers,
  };
}

export type SettingsFacts = Awaited<ReturnType<typeof settingsFacts>>;
