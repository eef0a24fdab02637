import { type PartyFailed, partyFailed } from '../party-trouble';
import { createParty, type NewCharacter } from './parties.server';
import { seatOf } from './seat-rows.server';
import { type SeatDesk, type SittingDown, sitsWords, sitterFor } from './sit-down.server';

/** A new party as its form says it: `sits` are ids of characters of one's own that sit down in it. */
export type BegunParty = {
  name: string;
  members: readonly NewCharacter[];
  sits: readonly string[];
};

/**
 * Keeps a new party, in which characters of one's own sit down as they do elsewhere, beside those that were typed: all of it or nothing,
 * and the sentence says who cannot sit down.
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
  // One of them was put away, or sat down elsewhere, this very moment.
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
