import { eq } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import type { FightCalls } from './fight-calls';
import type { FightDesk } from './fight-desk.server';
import { fights } from './tables';

/** Ids of all fights that a user owns, including soft-deleted ones. */
export async function fightIdsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db.select({ id: fights.id }).from(fights).where(eq(fights.userId, userId));
  return rows.map(({ id }) => id);
}

/**
 * Empties the Durable Objects of deleted fights, which disconnects all followers. A failure is logged; the scheduled
 * cleanup removes that object later.
 */
export async function endFights(
  { fights: objects, log }: Pick<FightDesk, 'fights' | 'log'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    try {
      await objects.ask(id, (fight: FightCalls) => fight.remove());
    } catch (error) {
      log.error('fight not ended at once', error);
    }
  }
}
