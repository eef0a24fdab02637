import { planPrices } from '~/billing/prices.server';
import { within } from '~/platform/patience';
import type { Services } from '~/platform/services.server';
import { type OfferWords, offerWords } from './offer';

/** How long an open page waits for the prices; without them it says that the checkout shows them. */
const PATIENCE_MS = 250;

/** What Pro gives and costs, for pages that everybody reads; never throws, and never waits long. */
export async function offerOf(services: Services): Promise<OfferWords> {
  const { config, payments, later } = services;
  const asked = planPrices(services);
  const prices = await within(asked, PATIENCE_MS);
  // The next page has them at once.
  if (prices === 'late') later(asked);
  return offerWords({
    trialDays: config.TRIAL_DAYS,
    sells: payments !== null,
    prices: prices === 'late' ? [] : prices,
  });
}
