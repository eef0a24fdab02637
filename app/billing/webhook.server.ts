import { eq, lt, sql } from 'drizzle-orm';
import { problemJson } from '~/platform/answers';
import type { Database } from '~/platform/database.server';
import type { Services } from '~/platform/services.server';
import { syncCustomer } from './sync.server';
import { billingEvents } from './tables';

const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/** Writes down that an event arrived; gives whether it has been dealt with before. */
async function arrive(
  db: Database,
  { id, type, now }: { id: string; type: string; now: number },
): Promise<boolean> {
  const { receivedAt, doneAt } = billingEvents;
  const [arrived] = await db
    .insert(billingEvents)
    .values({ id, type, receivedAt: now })
    .onConflictDoUpdate({ target: billingEvents.id, set: { receivedAt: sql`${receivedAt}` } })
    .returning({ doneAt });
  return (arrived?.doneAt ?? null) !== null;
}

/**
 * Answers an event of the payment provider. It is only a hint that something changed: the provider is asked how things stand.
 * Whatever is thrown becomes a 500, and the provider sends the event again.
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
  if (await arrive(db, { id, type, now })) return received;
  const done = db.update(billingEvents).set({ doneAt: now }).where(eq(billingEvents.id, id));
  if (customerId === null) await done;
  else await syncCustomer({ ...services, payments }, customerId, [done]);
  return received;
}

/** Forgets events that are older than 30 days; the provider sends none again after three. */
export async function sweepEvents({ db, clock }: Services): Promise<void> {
  await db.delete(billingEvents).where(lt(billingEvents.receivedAt, clock.now() - KEEP_MS));
}
