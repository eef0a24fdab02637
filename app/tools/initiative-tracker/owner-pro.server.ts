import type { Person } from '~/account/person/person';
import { hasPro } from '~/account/person/pro-of-person.server';
import type { ReachedFight } from '~/fights/kept/fight-rows.server';
import type { Services } from '~/platform/services.server';

/** Shown to a helper instead of the owner's upgrade prompt. */
export const OWNER_NEEDS_PRO =
  'The owner of this fight has no Pro now: a running fight can be finished, but no other can begin.';

/** Whether the fight's owner has Pro; this also decides what a helper may do in the fight. */
export async function isProHere(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  person: Person,
  { role, owner }: Pick<ReachedFight, 'owner' | 'role'>,
): Promise<boolean> {
  return role === 'owner' ? person.pro : hasPro(db, owner, clock.now());
}
