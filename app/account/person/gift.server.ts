import { eq } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { gifts } from './tables';

/** Until when a user has Pro as a gift (seconds since 1970), and the note with it; null when there is no gift. */
export async function giftOf(
  db: Database,
  userId: string,
): Promise<{ endsAt: number | null; note: string } | null> {
  const { endsAt, note } = gifts;
  const [row] = await db.select({ endsAt, note }).from(gifts).where(eq(gifts.userId, userId));
  return row ?? null;
}
