import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { characterParties, characters } from './tables';

/** Where a character sits: a party, and the member that it is there. */
export type CharacterSeat = { partyId: string; memberId: string };

/** The parties in which a person's own character sits. */
export function seatsOf(db: Database, userId: string, id: string): Promise<CharacterSeat[]> {
  const { partyId, memberId, characterId } = characterParties;
  return db
    .select({ partyId, memberId })
    .from(characterParties)
    .innerJoin(characters, eq(characters.id, characterId))
    .where(and(eq(characters.id, id), eq(characters.userId, userId)))
    .limit(20);
}

/** Whether a person's own character sits in any party: such a sheet they reach in every state of the tool. */
export async function sitsInParty(db: Database, userId: string, id: string): Promise<boolean> {
  return (await seatsOf(db, userId, id)).length > 0;
}

/** The ids of a person's characters that sit in a party. */
export async function seatedCharacters(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: characters.id })
    .from(characterParties)
    .innerJoin(characters, eq(characters.id, characterParties.characterId))
    .where(and(eq(characters.userId, userId), sql`${characters.deletedAt} is null`))
    .limit(150);
  return rows.map(({ id }) => id);
}
