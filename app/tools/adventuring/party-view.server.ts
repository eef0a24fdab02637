import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Person } from '~/account/person/person';
import { partyFor } from '~/parties/kept/parties.server';
import { ownerBar } from './owner-rights.server';
import type { PartyView } from './party-view';

/** A party as its page shows it to one of its people; null for a stranger's. */
export async function partyView(
  context: AppLoadContext,
  person: Person,
  id: string,
): Promise<PartyView | null> {
  const party = await partyFor(context.services.db, person.userId, id);
  if (party === null) return null;
  const { ownerSub: _, ...shown } = party;
  return {
    ...shown,
    me: person.userId,
    bar: await ownerBar(context, person, party.role),
    press: crypto.randomUUID(),
  };
}
