import { planPrices } from '~/billing/prices.server';
import { within } from '~/platform/patience';
import type { Services } from '~/platform/services.server';
import { type OfferWords, offerWords } from './offer';

/** How long a public page waits for the prices; without them it refers to the checkout. */
const PATIENCE_MS = 250;

/** What Pro offers and costs, for public pages; never throws, and never waits long. */
export async function offerOf(services: Services): Promise<OfferWords> {
  const { config, payments, later } = services;
  const asked = planPrices(services);
  const prices = await within(asked, PATIENCE_MS);
  // Let the request finish, so that the next page has the prices at once.
  if (prices === 'late') later(asked);
  return offerWords({
    trialDays: config.TRIAL_DAYS,
    sells: payments !== null,
    prices: prices === 'late' ? [] : prices,
  });
}
