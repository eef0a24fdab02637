import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Person } from '~/account/person/person';
import { characterPaths } from '~/character-paths';
import { partyFor } from '~/parties/kept/parties.server';
import { seatsIn, sittersOf } from '~/parties/kept/seat-rows.server';
import { partyPaths } from '~/party-paths';
import { ownerBar } from './owner-rights.server';
import type { PartyView } from './party-view';

/** A party as its page shows it to the user; null when they are not in it. */
export async function partyView(
  context: AppLoadContext,
  person: Person,
  id: string,
): Promise<PartyView | null> {
  const party = await partyFor(context.services.db, person.userId, id);
  if (party === null) return null;
  const { ownerSub: _, ...shown } = party;
  const { db } = context.services;
  const [bar, sitters, seats] = await Promise.all([
    ownerBar(context, person, party.role),
    sittersOf(db, person.userId),
    seatsIn(db, id),
  ]);
  return {
    ...shown,
    me: person.userId,
    bar,
    press: crypto.randomUUID(),
    sitters: sitters.filter(({ sitsIn }) => sitsIn === null),
    sheets: Object.fromEntries(
      seats.map(({ memberId, characterId, userId }) => {
        if (userId === person.userId) {
          return [memberId, characterPaths.character({ id: characterId })];
        }
        const reads = party.role !== 'player';
        return [memberId, reads ? partyPaths.sheet({ id, member: memberId }) : null];
      }),
    ),
  };
}
