import type { Payments, PlanPrice } from '~/platform/payments.server';
import type { Services } from '~/platform/services.server';
import { isSilent, noteSilence } from './silence.server';

const FRESH_MS = 10 * 60 * 1000;
/** After a refusal, such as of a wrong price id, the prices are requested again after this long. */
const REFUSED_MS = 30_000;

const known = new WeakMap<Payments, { prices: readonly PlanPrice[]; until: number }>();

/**
 * The prices of Pro from the payment provider; empty when it does not answer, or nothing is sold. Known prices are
 * returned at once; outdated ones are refreshed in the background.
 */
export async function planPrices(services: Services): Promise<readonly PlanPrice[]> {
  const { payments, clock, later } = services;
  if (payments === null) return [];
  const kept = known.get(payments);
  const old = !kept || kept.until <= clock.now();
  const asked = old && !isSilent(payments, clock) ? lookUp(services, payments) : null;
  if (kept && asked) later(asked);
  return kept?.prices ?? (await asked) ?? [];
}

async function lookUp({ clock, log }: Services, payments: Payments): Promise<readonly PlanPrice[]> {
  try {
    const prices = await payments.brisk.prices();
    known.set(payments, { prices, until: clock.now() + FRESH_MS });
    return prices;
  } catch (error) {
    log.error('prices', error);
    if (payments.isSilence(error)) noteSilence(payments, clock);
    else {
      const prices = known.get(payments)?.prices ?? [];
      known.set(payments, { prices, until: clock.now() + REFUSED_MS });
    }
    return [];
  }
}
