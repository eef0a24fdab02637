import Stripe from 'stripe';

/** A verified webhook event with the customer it is about (null when there is none), or why it is refused. */
export type PaymentEvent =
  | { ok: true; id: string; type: string; customerId: string | null }
  | { ok: false; problem: string };

const TOLERANCE_SECONDS = 300;

/** The id of the customer that an event's object is or names. */
function customerIdOf(object: unknown): string | null {
  if (typeof object !== 'object' || object === null) return null;
  if ('object' in object && object.object === 'customer' && 'id' in object) {
    return typeof object.id === 'string' ? object.id : null;
  }
  if (!('customer' in object)) return null;
  const { customer } = object;
  if (typeof customer === 'string') return customer;
  const named = typeof customer === 'object' && customer !== null && 'id' in customer;
  return named && typeof customer.id === 'string' ? customer.id : null;
}

/**
 * What is wrong with a signature's timestamp; null when nothing is. The library only rejects old timestamps, and takes
 * one that is not a number for a recent one.
 */
function momentProblem(signature: string, nowSeconds: number): string | null {
  const moments = signature.split(',').filter((part) => /^\s*t\s*=/.test(part));
  const [moment = '', ...more] = moments.map((part) => part.slice(part.indexOf('=') + 1));
  if (more.length > 0 || !/^\d{1,11}$/.test(moment)) {
    return 'The signature does not say when it was made.';
  }
  const age = nowSeconds - Number(moment);
  if (age < -TOLERANCE_SECONDS) return 'The signature is from the future.';
  return age > TOLERANCE_SECONDS ? 'The signature is too old.' : null;
}

/**
 * Verifies and reads a webhook event: signed over the exact bytes, at most 300 seconds ago, and in the same mode (test
 * or live) as our key. `now` in milliseconds.
 */
export async function readPaymentEvent(
  stripe: Stripe,
  facts: { body: string; signature: string | null; secret: string; live: boolean; now: number },
): Promise<PaymentEvent> {
  const { body, signature, secret, live, now } = facts;
  if (!signature) return { ok: false, problem: 'The signature is missing.' };
  const problem = momentProblem(signature, Math.floor(now / 1000));
  if (problem !== null) return { ok: false, problem };
  const crypto = Stripe.createSubtleCryptoProvider();
  try {
    const event = await stripe.webhooks.constructEventAsync(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      crypto,
      now,
    );
    if (event.livemode !== live) {
      const [theirs, ours] = live ? ['test', 'live'] : ['live', 'test'];
      return {
        ok: false,
        problem: `This is an event of ${theirs} mode; the site is in ${ours} mode.`,
      };
    }
    const customerId = customerIdOf(event.data.object);
    return { ok: true, id: event.id, type: event.type, customerId };
  } catch (error) {
    const genuine = !(error instanceof Stripe.errors.StripeSignatureVerificationError);
    const problem = genuine ? 'The event cannot be read.' : 'The signature is not right.';
    return { ok: false, problem };
  }
}
