import type { AppLoadContext } from '@remix-run/cloudflare';
import { readPerson } from '~/account/guard/guards.server';
import { NOT_THEIRS } from '~/fights/kept/bring-characters.server';
import { chosenOf, comingOfParty, partyToBring } from '~/fights/kept/bring-party.server';
import type { Coming } from '~/fights/kept/coming.server';
import type { OfferedCharacter } from '../characters/character-choice';
import { comingOwn, ownCharacters } from '../characters/own-characters.server';
import type { OfferedParty } from '../party/offered-party';
import { offeredOf } from '../party/offered-party.server';
import type { LaunchForm } from './launch-form';

/** The user's characters that join a new fight, and the choices that its form shows. */
export type Along = {
  people: Coming[];
  offers: { offered?: OfferedParty; own?: readonly OfferedCharacter[] };
  /** Why none of them joins. */
  refused: { sentence: string; status: number; signIn?: true } | null;
};

const signInFor = (whom: string) => ({
  sentence: `To add your ${whom}, sign in using another tab, then press here again.`,
  status: 401,
  signIn: true as const,
});

const NO_PARTY = 'You no longer run this party.';

/**
 * The characters of a party and of the user that a form names; ownership is checked by the session, also for a fight
 * on the device.
 */
export async function comingAlongWith(context: AppLoadContext, shown: LaunchForm): Promise<Along> {
  const { party: chosen, characters } = shown;
  const along: Along = { people: [], offers: {}, refused: null };
  if (chosen === null && characters.length === 0) return along;
  const { services } = context;
  const person = await readPerson(context);
  if (person === null) {
    return { ...along, refused: signInFor(chosen === null ? 'characters' : 'party') };
  }
  if (characters.length > 0) {
    const own = await ownCharacters(context, person);
    along.offers.own = own.map(({ id, name, line, sitsIn }) => ({ id, name, line, sitsIn }));
  }
  if (chosen !== null) {
    const party = await partyToBring(services, person.userId, chosen.id);
    if (party === null) return { ...along, refused: { sentence: NO_PARTY, status: 409 } };
    along.offers.offered = offeredOf(party);
    const members = chosenOf(party, chosen.members);
    along.people.push(...(await comingOfParty(services, person.userId, party, members)));
  }
  const coming = await comingOwn(context, person, characters);
  if (coming === null) return { ...along, refused: { sentence: NOT_THEIRS, status: 409 } };
  // A character that is also a member of that party joins once.
  const there = new Set(along.people.map(({ id }) => id));
  along.people.push(...coming.filter(({ id }) => !there.has(id)));
  return along;
}
