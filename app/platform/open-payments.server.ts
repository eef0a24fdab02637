import type { Config } from './env.server';
import type { Payments } from './payments.server';
import { createPayments } from './payments-stripe.server';

let known: { key: string; payments: Payments } | null = null;

/** Opens the payment provider that the configuration names; null when it names none. */
export function openPayments(config: Config): Payments | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  const { STRIPE_PRICE_MONTHLY: monthly, STRIPE_PRICE_ANNUAL: annual } = config;
  if (!key || !webhookSecret || !monthly || !annual) return null;
  const { STRIPE_API: api, APP_ORIGIN: appOrigin } = config;
  const former = config.STRIPE_PRICES_FORMER?.split(',') ?? [];
  const memory = [key, webhookSecret, monthly, annual, ...former, api, appOrigin].join('\n');
  if (known?.key !== memory) {
    const prices = { monthly, annual, former };
    known = {
      key: memory,
      payments: createPayments({ key, webhookSecret, prices, api, appOrigin }),
    };
  }
  return known.payments;
}

/** The origins of the provider's checkout and portal, which a form's response may redirect to. */
export function paymentOrigins(config: Config): string[] {
  if (!config.STRIPE_SECRET_KEY) return [];
  return config.STRIPE_API === undefined
    ? ['https://checkout.stripe.com', 'https://billing.stripe.com']
    : [config.STRIPE_API];
}
