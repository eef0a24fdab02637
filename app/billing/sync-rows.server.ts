import { and, eq, lt, sql } from 'drizzle-orm';
import { entitlements } from '~/account/person/tables';
import type { Database } from '~/platform/database.server';
import type { Statement } from '~/platform/one-batch.server';
import type { Entitlement, Recorded } from './entitlement';
import { entitlementStatement } from './entitlement-sql.server';
import { customers } from './tables';

/** A sync with the provider: its number, and how many running subscriptions it found. `now` in milliseconds. */
type Look = { customerId: string; number: number; running: number; now: number };

/** The user of a sync, its number, and what the record says now. */
export type SyncTicket = { userId: string; number: number; recorded: Recorded | null };

/** Takes the next sync number; null when the customer has no user. */
export async function takeTicket(db: Database, customerId: string): Promise<SyncTicket | null> {
  const { userId, syncAsked } = customers;
  const { status, currentPeriodStart } = entitlements;
  const isTheirs = eq(customers.customerId, customerId);
  const [[ticket], [recorded]] = await db.batch([
    db
      .update(customers)
      .set({ syncAsked: sql`${syncAsked} + 1` })
      .where(isTheirs)
      .returning({ userId, number: syncAsked }),
    db
      .select({ status, currentPeriodStart })
      .from(entitlements)
      .innerJoin(customers, eq(userId, entitlements.userId))
      .where(isTheirs),
  ]);
  return ticket ? { ...ticket, recorded: recorded ?? null } : null;
}

/**
 * The statements that write the result of a sync. If a sync with a higher number has already written, they change
 * nothing, because it saw a later state. `now` in milliseconds.
 */
export function writeStatements(
  db: Database,
  { customerId, number, running, now }: Look,
  entitlement: Entitlement | 'leave',
): Statement[] {
  const isLatest = and(eq(customers.customerId, customerId), lt(customers.syncWritten, number));
  const mark = { syncWritten: number, running };
  if (entitlement === 'leave') return [db.update(customers).set(mark).where(isLatest)];
  const { plan, endsAt } = entitlement;
  return [
    entitlementStatement(db, { customerId, number, now }, entitlement),
    db
      .update(customers)
      .set({ ...mark, plan, endsAt })
      .where(isLatest),
  ];
}
