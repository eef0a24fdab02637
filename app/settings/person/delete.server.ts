import { endBilling } from '~/billing/end.server';
import type { Services } from '~/platform/services.server';
import { keyFor, ownerOf } from './export.server';
import { PERSON_TABLES } from './person-tables';
import { noteRemoval, removeProviderUsers } from './provider-removal.server';

/**
 * Deletes an account for good: first what is paid for ends at the payment provider, then every row goes at once, then the
 * user at the hosted sign-in. Gives false, and deletes nothing, when the payment provider did not confirm; a hosted sign-in
 * that does not answer is asked again each minute.
 */
export async function deletePerson(services: Services, userId: string): Promise<boolean> {
  const { db, log } = services;
  if (!(await endBilling(services, userId))) return false;
  const owner = await ownerOf(db, userId);
  const deletions = PERSON_TABLES.map((entry) => {
    const query = `delete from ${entry.table} where ${entry.column} = ?1`;
    return db.$client.prepare(query).bind(keyFor(entry, owner));
  });
  const note = services.identityAdmin ? [noteRemoval(services, userId)] : [];
  await db.$client.batch([...note, ...deletions]);
  services.later(removeProviderUsers(services));
  log.info('account deleted');
  return true;
}
