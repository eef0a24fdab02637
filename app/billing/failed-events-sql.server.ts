import type { Database } from '~/platform/database.server';
import type { Services } from '~/platform/services.server';
import { syncCustomer } from './sync.server';

/** An event of the payment provider that has not been processed. Times in milliseconds since 1970. */
export type FailedEvent = {
  id: string;
  type: string;
  receivedAt: number;
  /** How often it was tried. */
  tries: number;
  problem: string;
  /** Whether it names its customer: otherwise only the provider can send it again. */
  canTry: boolean;
};

/** The result of a retry: the user's record is up to date, or why not. */
export type TriedAgain = 'synced' | 'no-answer' | 'no-payments' | 'gone';

/** An event that just arrived has not failed. */
const ON_ITS_WAY_MS = 2 * 60 * 1000;
const MOST_LISTED = 100;

/** Events that could not be processed, the latest first. */
export async function failedEvents(db: Database, now: number): Promise<FailedEvent[]> {
  const query = `select id, type, received_at as receivedAt, tries, problem, customer_id is not null as canTry
    from billing_events where done_at is null and (tries > 0 or received_at < ?1)
    order by received_at desc limit ${MOST_LISTED}`;
  const found = db.$client.prepare(query).bind(now - ON_ITS_WAY_MS);
  const { results } = await found.all<Omit<FailedEvent, 'canTry'> & { canTry: number }>();
  return results.map((row) => ({ ...row, canTry: row.canTry === 1 }));
}

/** Syncs the customer of a failed event with the provider, as the event would have done. */
export async function tryEventAgain(services: Services, id: string): Promise<TriedAgain> {
  const { db, payments, log } = services;
  if (payments === null) return 'no-payments';
  const query = 'select customer_id from billing_events where id = ?1 and done_at is null';
  const customerId = await db.$client.prepare(query).bind(id).first<string>('customer_id');
  if (!customerId) return 'gone';
  try {
    await syncCustomer({ ...services, payments }, customerId);
    return 'synced';
  } catch (error) {
    if (!payments.isTrouble(error)) throw error;
    log.error('webhook', error);
    return 'no-answer';
  }
}

/** The statement that marks an event as processed, for use in a batch. */
export function eventDone(db: Database, id: string, now: number): D1PreparedStatement {
  const query =
    'update billing_events set done_at = ?2, customer_id = null where id = ?1 and done_at is null';
  return db.$client.prepare(query).bind(id, now);
}
