import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { characterParties, characters } from './tables';

/** Returns whether a user's own character is in any party; such a sheet is accessible in every state of the tool. */
export async function sitsInParty(db: Database, userId: string, id: string): Promise<boolean> {
  const seats = await db
    .select({ memberId: characterParties.memberId })
    .from(characterParties)
    .innerJoin(characters, eq(characters.id, characterParties.characterId))
    .where(and(eq(characters.id, id), eq(characters.userId, userId), isNull(characters.deletedAt)))
    .limit(1);
  return seats.length > 0;
}
