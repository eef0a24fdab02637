import { type PartyFailed, partyFailed } from '../party-trouble';
import { createParty, type NewCharacter } from './parties.server';
import { seatOf } from './seat-rows.server';
import { type SeatDesk, type SittingDown, sitsWords, sitterFor } from './sit-down.server';

/** A new party from its form: `sits` are the ids of the user's characters that become members. */
export type BegunParty = {
  name: string;
  members: readonly NewCharacter[];
  sits: readonly string[];
};

/**
 * Creates a party with typed members and the user's own characters: all or nothing. The error names the character
 * that cannot become a member.
 */
export async function beginParty(
  desk: SeatDesk,
  userId: string,
  { name, members, sits }: BegunParty,
): Promise<{ ok: true; id: string; code: string } | PartyFailed> {
  const sitters: SittingDown[] = [];
  for (const id of new Set(sits)) {
    const sitter = await freeSitter(desk, userId, id);
    if ('ok' in sitter) return sitter;
    sitters.push(sitter);
  }
  const made = await createParty(desk, userId, { name, members, sitters });
  if (made.ok || made.reason !== 'no-sitter') return made;
  // One of them was deleted, or became a member elsewhere, at this very moment.
  for (const { characterId } of sitters) {
    const sitter = await freeSitter(desk, userId, characterId);
    if ('ok' in sitter) return sitter;
  }
  return made;
}

async function freeSitter(desk: SeatDesk, userId: string, id: string) {
  const seat = await seatOf(desk.db, userId, id);
  return seat === null ? sitterFor(desk, userId, id) : partyFailed('sits-already', sitsWords(seat));
}
