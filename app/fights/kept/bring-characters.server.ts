import { type OpenedCharacter, openCharacter } from '~/characters/kept/characters.server';
import { playFactsOf, toldOf } from '~/characters/kept/told';
import { type Seat, seatOf } from '~/parties/kept/seat-rows.server';
import { atTable, tableStateOf } from '~/parties/seated-play';
import { concentrationOf, seedOfCharacter } from '../people/from-character';
import { type BringDesk, comingOfParty, partyToBring } from './bring-party.server';
import { type Brought, bringComing, type Coming } from './coming.server';

/** Most characters that can join at once: as many as an encounter has heroes. */
export const MOST_CHARACTERS = 20;

/**
 * A user's own characters, ready to join a fight. A character that is a member of a party the user runs joins as that
 * member, and the fight then owns the member's hit points; any other joins on its own in its current state. Null when
 * one of them is not the user's or cannot be read.
 */
export async function comingCharacters(
  desk: BringDesk,
  userId: string,
  ids: readonly string[],
): Promise<Coming[] | null> {
  const wanted = [...new Set(ids)].slice(0, MOST_CHARACTERS);
  const coming = await Promise.all(wanted.map((id) => comingCharacter(desk, userId, id)));
  const found = coming.filter((one) => one !== null);
  return found.length < wanted.length ? null : found;
}

async function comingCharacter(
  desk: BringDesk,
  userId: string,
  id: string,
): Promise<Coming | null> {
  const [opened, seat] = await Promise.all([
    openCharacter(desk, userId, id.slice(0, 80)),
    seatOf(desk.db, userId, id.slice(0, 80)),
  ]);
  if (opened === null || opened === 'unread') return null;
  return (seat && (await asMember(desk, userId, seat))) ?? alone(opened, seat);
}

async function asMember(
  desk: BringDesk,
  userId: string,
  { partyId, memberId }: Seat,
): Promise<Coming | null> {
  const party = await partyToBring(desk, userId, partyId);
  const member = party?.list.find((one) => one.id === memberId);
  if (!party || !member) return null;
  const [coming] = await comingOfParty(desk, userId, party, [member]);
  return coming ?? null;
}

/**
 * A character that is in no party of the user's. In another game master's party it joins with that party's values,
 * and that party does not follow this fight.
 */
function alone({ listed, character: kept }: OpenedCharacter, seat: Seat | null): Coming {
  const character = seat === null ? kept : { ...kept, play: atTable(kept.play, seat) };
  const one = { id: listed.id, character, sheet: toldOf(character).sheet };
  return {
    id: listed.id,
    alias: seat?.memberId ?? null,
    name: one.sheet.name.trim() || 'Nameless',
    party: null,
    // While it is in another party, that one tracks it.
    state: seat === null ? tableStateOf(playFactsOf(character), character.play) : null,
    seedIn: (edition) => seedOfCharacter(one, edition),
    after: concentrationOf(one.id, character.play),
  };
}

/** Adds a user's own characters to a fight that the user runs. Null when the user does not run it. */
export async function bringCharacters(
  desk: BringDesk,
  userId: string,
  id: string,
  characters: readonly string[],
): Promise<Brought | null> {
  const coming = await comingCharacters(desk, userId, characters);
  if (coming === null) return { ok: false, sentence: NOT_THEIRS };
  if (coming.length === 0) return { ok: false, sentence: 'Choose a character first.' };
  return bringComing(desk, userId, id, coming);
}

export const NOT_THEIRS = 'One of these characters is no longer yours, or cannot be read now.';

export const TOO_MANY = `At most ${MOST_CHARACTERS} characters can join at once.`;
