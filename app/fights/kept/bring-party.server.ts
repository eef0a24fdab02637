import { partyFor } from '~/parties/kept/parties.server';
import { seatsIn } from '~/parties/kept/seat-rows.server';
import { sheetInParty } from '~/parties/kept/sheet-in-party.server';
import type { Party, PartyMember } from '~/parties/party';
import type { ShelfStore } from '~/platform/kept-shelf/loose-files.server';
import { concentrationOf } from '../people/from-character';
import { type JoiningMember, seedOfMember } from '../people/from-member';
import { type Brought, bringComing, type Coming } from './coming.server';
import type { FightDesk } from './fight-desk.server';

/** The services needed to add characters to fights. */
export type BringDesk = FightDesk & ShelfStore;

/** The party, if the user runs it; else null. */
export async function partyToBring(
  { db }: Pick<FightDesk, 'db'>,
  userId: string,
  partyId: string,
): Promise<Party | null> {
  const party = await partyFor(db, userId, partyId);
  return party === null || party.role === 'player' ? null : party;
}

/** The chosen members of a party; without a choice, all who are not absent. */
export function chosenOf(party: Party, chosen: readonly string[] | null): PartyMember[] {
  return party.list.filter(({ id, settings }) =>
    chosen === null ? !settings.absent : chosen.includes(id),
  );
}

/**
 * Members of a party that the user runs, ready to join a fight, with their concentration; characters of the lab have
 * the weapons of their sheets.
 */
export async function comingOfParty(
  desk: BringDesk,
  userId: string,
  party: Party,
  members: readonly PartyMember[],
): Promise<Coming[]> {
  const seated = (await seatsIn(desk.db, party.id)).map(
    ({ memberId, characterId }) => [memberId, characterId] as const,
  );
  const seats = new Map(seated);
  const read = await Promise.all(
    members.map((one) => (seats.has(one.id) ? sheetOf(desk, userId, party.id, one.id) : undefined)),
  );
  return members.map(({ id, settings, health }, at) => ({
    id,
    alias: seats.get(id) ?? null,
    name: settings.name,
    party: party.id,
    state: null,
    seedIn: (edition) => seedOfMember({ id, settings, health, character: read[at] }, edition),
    after: concentrationOf(id, settings),
  }));
}

/** A sheet that cannot be read now is left out; the member joins with the party's numbers only. */
async function sheetOf(
  desk: BringDesk,
  userId: string,
  partyId: string,
  member: string,
): Promise<JoiningMember['character']> {
  const read = await sheetInParty(desk, userId, partyId, member);
  return read === null || read === 'unread'
    ? undefined
    : { sheet: read.sheet, play: read.character.play };
}

/** Adds members of a party to a fight; the user must run both. Null when that is not so. */
export async function bringParty(
  desk: BringDesk,
  userId: string,
  id: string,
  partyId: string,
  chosen: readonly string[] | null,
): Promise<Brought | null> {
  const party = await partyToBring(desk, userId, partyId);
  if (party === null) return null;
  const members = chosenOf(party, chosen);
  const coming = await comingOfParty(desk, userId, party, members);
  const brought = await bringComing(desk, userId, id, coming);
  if (brought === null || !brought.ok || members.length > 0) return brought;
  return { ok: false, sentence: 'Choose a character first.' };
}
