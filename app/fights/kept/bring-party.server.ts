import { partyFor } from '~/parties/kept/parties.server';
import type { Party, PartyMember } from '~/parties/party';
import type { Edition } from '~/rules/edition';
import type { Deed } from '../log/deeds';
import { seedOfMember } from '../people/from-member';
import { combatantOf } from '../people/people';
import type { FightDesk } from './fight-desk.server';
import { newFightId } from './fight-ids.server';
import { noteMembers } from './fight-members.server';
import { type AppendedTo, appendToFight, fightFor } from './kept-fights.server';
import { fightOfRead } from './read-fight';

/** A party that somebody runs, to be brought into a fight; null for any other. */
export async function partyToBring(
  { db }: Pick<FightDesk, 'db'>,
  userId: string,
  partyId: string,
): Promise<Party | null> {
  const party = await partyFor(db, userId, partyId);
  return party === null || party.role === 'player' ? null : party;
}

/** Of a party those who are chosen; with no choice all who are present. */
export function chosenOf(party: Party, chosen: readonly string[] | null): PartyMember[] {
  return party.list.filter(({ id, settings }) =>
    chosen === null ? !settings.absent : chosen.includes(id),
  );
}

/** The deed that brings characters of a party into a fight. */
export function joinDeeds(members: readonly PartyMember[], edition: Edition): Deed[] {
  if (members.length === 0) return [];
  return [{ do: 'add', seeds: members.map((one) => seedOfMember(one, edition)) }];
}

/** Notes that characters are in a fight which was started with them. */
export function noteParty(
  { db }: Pick<FightDesk, 'db'>,
  userId: string,
  id: string,
  party: Party,
  members: readonly PartyMember[],
): Promise<void> {
  const ids = members.map((one) => one.id);
  return noteMembers(db, userId, id, party.id, ids);
}

export type Brought =
  | { ok: true; joined: readonly string[]; there: readonly string[] }
  | { ok: false; sentence: string };

/**
 * Brings characters of a party that somebody runs into a fight that they run too; who is in it already is passed over, and who was
 * taken out comes back. Null where either is not theirs.
 */
export async function bringParty(
  desk: FightDesk,
  userId: string,
  id: string,
  partyId: string,
  chosen: readonly string[] | null,
): Promise<Brought | null> {
  const [party, opened] = await Promise.all([
    partyToBring(desk, userId, partyId),
    fightFor(desk, userId, id),
  ]);
  if (party === null || opened === null) return null;
  if (!opened.ok) return opened;
  const fight = fightOfRead(opened.fight);
  const members = chosenOf(party, chosen);
  if (members.length === 0) return { ok: false, sentence: 'Nobody of this party is chosen.' };
  const inIt = members.map((one) => ({ one, there: combatantOf(fight, one.id) }));
  const fresh = inIt.flatMap(({ one, there }) => (there === null ? [one] : []));
  const back = inIt.flatMap(({ one, there }) => (there?.place === 'gone' ? [one.id] : []));
  const deeds = joinDeeds(fresh, fight.settings.edition);
  if (back.length > 0) deeds.push({ do: 'place', who: back, where: 'back' });
  // Noted before they join: the log tells parties of whom it finds noted.
  await noteParty(desk, userId, id, party, members);
  const events =
    deeds.length === 0
      ? []
      : [{ v: 1, id: newFightId(), by: userId, at: desk.clock.now(), deeds } as const];
  const sent = events.length > 0 ? await appendToFight(desk, userId, id, events) : null;
  const problem = sent && troubleOf(sent);
  if (problem) return { ok: false, sentence: problem };
  const nameOf = ({ settings }: PartyMember) => settings.name;
  return {
    ok: true,
    joined: members
      .filter(({ id: who }) => back.includes(who) || fresh.some((one) => one.id === who))
      .map(nameOf),
    there: inIt.flatMap(({ one, there }) => (there && there.place !== 'gone' ? [nameOf(one)] : [])),
  };
}

function troubleOf(sent: AppendedTo): string | null {
  if (!sent.ok) return sent.sentence;
  return sent.refused[0]?.reason ?? null;
}
