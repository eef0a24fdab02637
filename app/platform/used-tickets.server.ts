import type { Database } from './database.server';
import type { Ticket } from './ticket.server';

/** Marks a ticket as used, in one statement; false when somebody used it before. */
export async function spendTicket(
  db: Database,
  { number, expiresAt }: Pick<Ticket, 'number' | 'expiresAt'>,
): Promise<boolean> {
  const insert =
    'insert into used_tickets (number, expires_at) values (?1, ?2) on conflict do nothing';
  const { meta } = await db.$client.prepare(insert).bind(number, expiresAt).run();
  return meta.changes > 0;
}

/** Forgets used tickets that have expired: those are refused for their time. */
export async function forgetTickets(db: Database, now: number): Promise<void> {
  await db.$client.prepare('delete from used_tickets where expires_at < ?1').bind(now).run();
}
