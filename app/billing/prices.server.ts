import type { PlanPrice } from '~/platform/payments.server';
import type { Services } from '~/platform/services.server';

const FRESH_MS = 10 * 60 * 1000;
let known: { key: string; prices: PlanPrice[]; until: number } | null = null;

/** What Pro costs, as the payment provider says; an empty list when it does not say, or nothing is sold. */
export async function planPrices({
  payments,
  clock,
  config,
  log,
}: Services): Promise<readonly PlanPrice[]> {
  if (payments === null) return [];
  const key = `${config.STRIPE_API} ${config.STRIPE_PRICE_MONTHLY} ${config.STRIPE_PRICE_ANNUAL}`;
  const now = clock.now();
  if (known?.key === key && now < known.until) return known.prices;
  try {
    const prices = await payments.prices();
    known = { key, prices, until: now + FRESH_MS };
    return prices;
  } catch (error) {
    log.error('prices', error);
    return known?.key === key ? known.prices : [];
  }
}
