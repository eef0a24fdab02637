import { env } from 'cloudflare:workers';
import { createParty, partyFor } from '~/parties/kept/parties.server';
import { partyOfCode } from '~/parties/kept/party-codes.server';
import { joinParty, setPartyRole } from '~/parties/kept/party-people.server';
import type { Party, PartyMember } from '~/parties/party';
import { openDatabase } from '~/platform/database.server';
import { addPeople } from './kept-rows';

export const NOW = 1_800_000_000_000;

/** The services that store parties, with the real database and a clock that tests can set. */
export function openDesk() {
  const at = { now: NOW };
  return { db: openDatabase(env.DB), files: env.FILES, clock: { now: () => at.now }, at };
}

export const desk = openDesk();

/** A character with a name and default values, as a form sends it. */
export const character = (name: string) => ({ name, level: 1, hp: 10, initiative: 0 });

/** Creates a party of Ann's. */
export async function partyOfAnn(...names: string[]): Promise<{ id: string; code: string }> {
  const members = (names.length > 0 ? names : ['Mira', 'Torvald']).map(character);
  const made = await createParty(desk, 'ann', { name: 'The Lanterns', members });
  if (!made.ok) throw new Error(made.sentence);
  return made;
}

/** Lets users join a party by its code, each with a character of their own name. */
export async function joinedBy(code: string, ...who: string[]): Promise<void> {
  for (const userId of who) {
    const joined = await joinParty(desk, userId, code, { character: { name: `${userId}’s own` } });
    if (!joined?.ok) throw new Error(`${userId} did not join.`);
  }
}

/** Lets a user join and makes them a co-GM. */
export async function helpedBy(code: string, who: string): Promise<void> {
  await joinedBy(code, who);
  const found = await partyOfCode(desk.db, code);
  const made = await setPartyRole(desk, 'ann', found?.partyId ?? '', who, 'co-gm');
  if (!made?.ok) throw new Error(`${who} does not help.`);
}

/** The party as seen by a user who is in it. */
export async function seenBy(userId: string, id: string): Promise<Party> {
  const party = await partyFor(desk.db, userId, id);
  if (party === null) throw new Error(`${userId} sees no party.`);
  return party;
}

export async function memberOf(id: string, name: string, userId = 'ann'): Promise<PartyMember> {
  const party = await seenBy(userId, id);
  const found = party.list.find(({ settings }) => settings.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

export const EVERYBODY = ['ann', 'ben', 'cay', 'dot', 'eve', 'fay', 'gil'];

/** Creates all users and resets the clock. */
export async function everybodyComes(): Promise<void> {
  desk.at.now = NOW;
  await addPeople(...EVERYBODY);
}
