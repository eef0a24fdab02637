import type { Person } from '~/account/person/person';
import { hasPro } from '~/account/person/pro-of-person.server';
import type { ReachedFight } from '~/fights/kept/fight-rows.server';
import type { Services } from '~/platform/services.server';

/** What a helper reads where the fight's owner would be asked to upgrade. */
export const OWNER_NEEDS_PRO =
  'The owner of this fight has no Pro now: a running fight can be finished, but no other can begin.';

/** Whether a fight may be begun and gone on with: that is its owner's Pro, whoever runs it with them. */
export async function isProHere(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  person: Person,
  { role, owner }: Pick<ReachedFight, 'owner' | 'role'>,
): Promise<boolean> {
  return role === 'owner' ? person.pro : hasPro(db, owner, clock.now());
}
