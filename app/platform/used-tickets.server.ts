import { lt } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Database } from './database.server';
import type { Ticket } from './ticket.server';

/** Used tickets, by their numbers. Times in milliseconds since 1970. */
const usedTickets = sqliteTable('used_tickets', {
  number: text('number').primaryKey(),
  expiresAt: integer('expires_at').notNull(),
});

/** Marks a ticket as used, in one statement; false when it was used before. */
export async function spendTicket(
  db: Database,
  { number, expiresAt }: Pick<Ticket, 'number' | 'expiresAt'>,
): Promise<boolean> {
  const spent = await db
    .insert(usedTickets)
    .values({ number, expiresAt })
    .onConflictDoNothing()
    .returning({ number: usedTickets.number });
  return spent.length > 0;
}

/** Deletes used tickets that have expired: those are refused anyway. */
export async function forgetTickets(db: Database, now: number): Promise<void> {
  await db.delete(usedTickets).where(lt(usedTickets.expiresAt, now));
}
