import { endBilling } from '~/billing/end.server';
import type { Services } from '~/platform/services.server';
import { keyFor, ownerOf } from './export.server';
import { PERSON_TABLES } from './person-tables';

/**
 * Deletes an account for good: first what is paid for ends at the payment provider, then every row goes at once. Gives false,
 * and deletes nothing, when the payment provider did not confirm.
 */
export async function deletePerson(services: Services, userId: string): Promise<boolean> {
  const { db, log } = services;
  if (!(await endBilling(services, userId))) return false;
  const owner = await ownerOf(db, userId);
  await db.$client.batch(
    PERSON_TABLES.map((entry) => {
      const query = `delete from ${entry.table} where ${entry.column} = ?1`;
      return db.$client.prepare(query).bind(keyFor(entry, owner));
    }),
  );
  log.info('account deleted');
  return true;
}
