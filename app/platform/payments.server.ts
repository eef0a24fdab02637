import type { PaymentEvent } from './payment-event.server';

/** The two ways to pay for Pro. */
export type PlanName = 'monthly' | 'annual';

/** What a plan costs, in the currency's smallest unit, such as cents. */
export type PlanPrice = { plan: PlanName; cents: number; currency: string };

/** A customer of the payment provider; `userId` is whom we opened it for, if we did. */
export type PaymentCustomer = { id: string; email: string; userId: string | null };

/** A subscription to Pro as the provider states it at this moment. Times in seconds since 1970. */
export type PaymentSubscription = {
  id: string;
  status: string;
  plan: PlanName;
  periodStart: number | null;
  periodEnd: number | null;
  trialEnd: number | null;
  /** When it ends if nothing changes; null when it goes on. */
  endsAt: number | null;
};

/** All subscriptions of one customer, ended ones too: those to Pro, and of all others no more than their statuses. */
export type CustomerSubscriptions = { pro: PaymentSubscription[]; others: string[] };

/**
 * The payment provider as the product sees it. Calls throw when it does not answer or says no; `isTrouble` knows those.
 * Of whatever else the same account sells nothing is seen but that a customer subscribes to it.
 */
export type Payments = {
  prices(): Promise<PlanPrice[]>;
  /** Creates the one customer of a person: the same `key` gives the same customer again. */
  createCustomer(person: { userId: string; email: string; key: string }): Promise<string>;
  /** The customers with an e-mail, newest first. */
  customersByEmail(email: string): Promise<PaymentCustomer[]>;
  /** A customer; null when there is none, or it was deleted. */
  customer(customerId: string): Promise<PaymentCustomer | null>;
  /** Writes on a customer whose it is. */
  nameOwner(customerId: string, userId: string): Promise<void>;
  /** All subscriptions of a customer; null when the customer is gone. */
  subscriptionsOf(customerId: string): Promise<CustomerSubscriptions | null>;
  /** Those to Pro among a hundred subscriptions of everybody, after the one that is named. */
  allSubscriptions(
    after: string | null,
  ): Promise<{ each: [PaymentCustomer, PaymentSubscription][]; next: string | null }>;
  /**
   * Where a customer pays for a plan: a checkout that is still open is used again, one for the other plan is closed. Two
   * calls at once with the same `attempt` open one between them.
   */
  checkout(order: {
    customerId: string;
    userId: string;
    plan: PlanName;
    attempt: number;
  }): Promise<string>;
  /** Whose a checkout is, and whether it is paid or complete; null when the provider knows none of this id. */
  checkoutStanding(id: string): Promise<{ customerId: string | null; paid: boolean } | null>;
  /** Where a customer manages what they pay for. */
  portal(customerId: string): Promise<string>;
  /**
   * Ends every subscription to Pro at once and deletes the customer, who stays, as nobody's of ours, while they subscribe to
   * something else; one that is gone already is fine. Gives how many subscriptions go on.
   */
  endCustomer(customerId: string): Promise<number>;
  readEvent(body: string, signature: string | null, now: number): Promise<PaymentEvent>;
  /** Whether an error is the provider's: no answer, or a refusal. */
  isTrouble(error: unknown): boolean;
  /** Whether an error says that the provider does not answer, for anybody: no line, too slow, broken, or too busy. */
  isSilence(error: unknown): boolean;
  /** Whether a call failed by an answer that the provider keeps under the call's key, and would give again for a day. */
  isKeptFailure(error: unknown): boolean;
  /** Whether a call was refused because the customer whom it named is gone. */
  isGoneCustomer(error: unknown): boolean;
  /** The same, for somebody who waits for a page: it gives up after two seconds, and tries nothing twice. */
  brisk: Payments;
};
