import type { PaymentEvent } from './payment-event.server';

/** The two plans of Pro. */
export type PlanName = 'monthly' | 'annual';

/** The price of a plan, in the currency's smallest unit, such as cents. */
export type PlanPrice = { plan: PlanName; cents: number; currency: string };

/** A customer of the payment provider; `userId` is the user we created it for, if we did. */
export type PaymentCustomer = { id: string; email: string; userId: string | null };

/** A subscription to Pro as the provider states it now. Times in seconds since 1970. */
export type PaymentSubscription = {
  id: string;
  status: string;
  plan: PlanName;
  periodStart: number | null;
  periodEnd: number | null;
  trialEnd: number | null;
  /** When it ends if nothing changes; null when it renews. */
  endsAt: number | null;
};

/** All subscriptions of one customer, ended ones too: those to Pro, and only the statuses of all others. */
export type CustomerSubscriptions = { pro: PaymentSubscription[]; others: string[] };

/**
 * The payment provider. Calls throw when it does not answer or refuses; `isTrouble` recognizes those errors. Other
 * products of the same provider account are invisible, except that a customer subscribes to some.
 */
export type Payments = {
  prices(): Promise<PlanPrice[]>;
  /** Creates a user's customer: the same `key` returns the same customer again. */
  createCustomer(person: { userId: string; email: string; key: string }): Promise<string>;
  /** The customers with this e-mail, newest first. */
  customersByEmail(email: string): Promise<PaymentCustomer[]>;
  /** A customer; null when there is none, or it was deleted. */
  customer(customerId: string): Promise<PaymentCustomer | null>;
  /** Stores the user id on a customer. */
  nameOwner(customerId: string, userId: string): Promise<void>;
  /** All subscriptions of a customer; null when the customer is gone. */
  subscriptionsOf(customerId: string): Promise<CustomerSubscriptions | null>;
  /** The subscriptions to Pro among the next hundred of all customers; `after` and `next` are cursors. */
  allSubscriptions(
    after: string | null,
  ): Promise<{ each: [PaymentCustomer, PaymentSubscription][]; next: string | null }>;
  /**
   * The URL of a checkout for a plan: an open one is reused, one for the other plan is closed. Two simultaneous calls
   * with the same `attempt` open one checkout between them.
   */
  checkout(order: {
    customerId: string;
    userId: string;
    plan: PlanName;
    attempt: number;
  }): Promise<string>;
  /** The customer of a checkout, and whether it is paid or complete; null when the provider does not know the id. */
  checkoutStanding(id: string): Promise<{ customerId: string | null; paid: boolean } | null>;
  /** The URL where a customer manages subscriptions and payments. */
  portal(customerId: string): Promise<string>;
  /**
   * Ends every subscription to Pro at once and deletes the customer; a customer who subscribes to something else is
   * kept, without the user id. No error if it is gone already. Returns how many subscriptions go on.
   */
  endCustomer(customerId: string): Promise<number>;
  readEvent(body: string, signature: string | null, now: number): Promise<PaymentEvent>;
  /** Whether an error comes from the provider: no answer, or a refusal. */
  isTrouble(error: unknown): boolean;
  /**
   * Whether an error means that the provider is not answering at all: network failure, timeout, server error or rate
   * limit.
   */
  isSilence(error: unknown): boolean;
  /**
   * Whether a call failed with an answer that the provider stores under the idempotency key and would repeat for a day.
   */
  isKeptFailure(error: unknown): boolean;
  /** Whether a call was refused because its customer is gone. */
  isGoneCustomer(error: unknown): boolean;
  /** The same calls for a visitor who waits for a page: they time out after two seconds and are not retried. */
  brisk: Payments;
};
