import { lt } from 'drizzle-orm';
import type { Database } from './database.server';
import { usedTickets } from './store/tables';
import type { Ticket } from './ticket.server';

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
