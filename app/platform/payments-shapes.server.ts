import Stripe from 'stripe';
import type { PaymentCustomer, PaymentSubscription, PlanName } from './payments.server';

/** The price ids of Pro: the two that are sold, and former ones that may still be paid. */
export type ProPrices = Record<PlanName, string> & { former: readonly string[] };

/** The plan of one of our prices; null for a price of something else. */
function planOfPrice({ id, recurring }: Stripe.Price, prices: ProPrices): PlanName | null {
  if (id === prices.monthly) return 'monthly';
  if (id === prices.annual) return 'annual';
  if (!prices.former.includes(id)) return null;
  return recurring?.interval === 'year' ? 'annual' : 'monthly';
}

/** Converts a customer as Stripe returns it, expanded or as an id. */
export function customerOf(
  value: string | Stripe.Customer | Stripe.DeletedCustomer,
): PaymentCustomer {
  if (typeof value === 'string') return { id: value, email: '', userId: null };
  if (value.deleted) return { id: value.id, email: '', userId: null };
  return { id: value.id, email: value.email ?? '', userId: value.metadata.user_id || null };
}

/** Converts a Stripe subscription; null when it is not for Pro. */
export function subscriptionOf(
  subscription: Stripe.Subscription,
  prices: ProPrices,
): PaymentSubscription | null {
  for (const { price, current_period_start, current_period_end } of subscription.items.data) {
    const plan = planOfPrice(price, prices);
    if (plan === null) continue;
    const ends = subscription.cancel_at_period_end ? current_period_end : null;
    return {
      id: subscription.id,
      status: subscription.status,
      plan,
      // Stripe gives the period on the item, not on the subscription.
      periodStart: current_period_start,
      periodEnd: current_period_end,
      trialEnd: subscription.trial_end,
      endsAt: subscription.cancel_at ?? ends,
    };
  }
  return null;
}

/** Whether the provider refused a call because the object it named does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/** Whether a call got no usable answer. A refusal of that one call, such as a wrong price, is an answer. */
export function isSilence(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const { statusCode } = error;
  return statusCode === undefined || statusCode < 400 || statusCode === 429 || statusCode >= 500;
}

/** The result of `work`, or null when the object it names does not exist; rethrows other errors. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
