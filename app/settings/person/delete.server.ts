import { noteRemovalStatement } from '~/account/person/removal-rows.server';
import { type EndedSession, endSessionsStatement } from '~/account/session/session-rows.server';
import { endBilling } from '~/billing/end.server';
import type { Services } from '~/platform/services.server';
import { keyFor, ownerOf } from './export.server';
import { isTheirs, PERSON_TABLES } from './person-tables';
import { removeProviderUsers } from './provider-removal.server';

/**
 * Deletes an account for good: first what is paid for ends at the payment provider, then every row goes at once, then the
 * user at the hosted sign-in. Gives the sessions that ended with it; null, and deletes nothing, when the payment provider did
 * not confirm. A hosted sign-in that does not answer is asked again later.
 */
export async function deletePerson(
  services: Services,
  userId: string,
): Promise<EndedSession[] | null> {
  const { db, clock, log } = services;
  if (!(await endBilling(services, userId))) return null;
  const owner = await ownerOf(db, userId);
  const deletions = PERSON_TABLES.map((entry) => {
    const query = `delete from ${entry.table} where ${isTheirs(entry, entry.column)}`;
    return db.$client.prepare(query).bind(keyFor(entry, owner));
  });
  const note = services.identityAdmin
    ? [noteRemovalStatement(db, { userId, now: clock.now() })]
    : [];
  const [ended] = await db.$client.batch<EndedSession>([
    endSessionsStatement(db, userId),
    ...note,
    ...deletions,
  ]);
  services.later(removeProviderUsers(services));
  log.info('account deleted');
  return ended?.results ?? [];
}
