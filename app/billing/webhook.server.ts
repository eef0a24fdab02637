import { eq, lt, sql } from 'drizzle-orm';
import { problemJson } from '~/platform/answers';
import type { Database } from '~/platform/database.server';
import { describeError } from '~/platform/error-words';
import type { Services } from '~/platform/services.server';
import { syncCustomer } from './sync.server';
import { billingEvents } from './tables';

const LONGEST_PROBLEM = 200;
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

type Arrival = { id: string; type: string; customerId: string | null; now: number };

/** Stores that an event arrived; returns whether it has been processed before. */
async function arrive(db: Database, { id, type, customerId, now }: Arrival): Promise<boolean> {
  const { receivedAt, doneAt } = billingEvents;
  const [arrived] = await db
    .insert(billingEvents)
    .values({ id, type, customerId, receivedAt: now })
    .onConflictDoUpdate({ target: billingEvents.id, set: { receivedAt: sql`${receivedAt}` } })
    .returning({ doneAt });
  return (arrived?.doneAt ?? null) !== null;
}

/**
 * Handles an event of the payment provider. An event only hints that something changed: the present state is read from
 * the provider. An exception becomes a 500, and the provider sends the event again.
 */
export async function answerWebhook(request: Request, services: Services): Promise<Response> {
  const { db, payments, clock, log } = services;
  if (payments === null) return problemJson(503, 'Payments are not set up on this site.');
  const body = await request.text();
  const now = clock.now();
  const event = await payments.readEvent(body, request.headers.get('Stripe-Signature'), now);
  if (!event.ok) {
    log.info('webhook refused', { problem: event.problem });
    return problemJson(400, event.problem);
  }
  const { id, type, customerId } = event;
  const received = Response.json({ received: true }, { headers: { 'Cache-Control': 'no-store' } });
  if (await arrive(db, { id, type, customerId, now })) return received;
  const done = db
    .update(billingEvents)
    .set({ doneAt: now, customerId: null })
    .where(eq(billingEvents.id, id));
  try {
    if (customerId === null) await done;
    else await syncCustomer({ ...services, payments }, customerId, [done]);
  } catch (error) {
    await noteFailure(services, id, error);
    throw error;
  }
  return received;
}

/** Stores why an event could not be processed, for the admins; if the database fails, the log has it. */
async function noteFailure({ db, log }: Services, id: string, failure: unknown): Promise<void> {
  const { tries } = billingEvents;
  const problem = describeError(failure).error.slice(0, LONGEST_PROBLEM);
  try {
    const set = { tries: sql`${tries} + 1`, problem };
    await db.update(billingEvents).set(set).where(eq(billingEvents.id, id));
  } catch (error) {
    log.error('webhook', error);
  }
}

/** Deletes events that are older than 30 days; the provider stops resending after three. */
export async function sweepEvents({ db, clock }: Services): Promise<void> {
  await db.delete(billingEvents).where(lt(billingEvents.receivedAt, clock.now() - KEEP_MS));
}
