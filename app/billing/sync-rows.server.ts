import { and, eq, lt, sql } from 'drizzle-orm';
import { entitlements } from '~/account/person/tables';
import type { Database } from '~/platform/database.server';
import type { Statement } from '~/platform/one-batch.server';
import type { Entitlement, Recorded } from './entitlement';
import { entitlementStatement } from './entitlement-sql.server';
import { customers } from './tables';

/** A look at the provider, by its number, and how many subscriptions it saw running. `now` in milliseconds. */
type Look = { customerId: string; number: number; running: number; now: number };

/** Whose record a look at the provider is for, its number, and what the record says now. */
export type SyncTicket = { userId: string; number: number; recorded: Recorded | null };

/** Takes the next number for a look at the provider; null when the customer is nobody's. */
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
 * The statements that write what a look at the provider found. A look that began before one that has already written changes
 * nothing: whoever looks last has seen the latest. `now` in milliseconds.
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
