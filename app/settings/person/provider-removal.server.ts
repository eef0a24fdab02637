import {
  dueRemovals,
  endRemoval,
  putBackRemoval,
  takeRemoval,
} from '~/account/person/removal-rows.server';
import type { IdentityAdmin } from '~/platform/identity-admin.server';
import type { Services } from '~/platform/services.server';

const A_STEP = 20;
/** After this many failures in a row, assume that the provider does not answer. */
const MOST_IN_A_ROW = 3;

async function isGone(admin: IdentityAdmin, username: string, { log }: Services): Promise<boolean> {
  try {
    return (await admin.deleteUser(username)) === 'gone';
  } catch (error) {
    log.error('provider user not deleted', error);
    return false;
  }
}

/**
 * Deletes users at the hosted sign-in whose accounts are deleted here. One that the provider does not confirm is
 * retried later, after a longer delay each time, while the others go on; after several failures in a row, all wait.
 */
export async function removeProviderUsers(services: Services): Promise<void> {
  const { db, identityAdmin, clock, log } = services;
  if (!identityAdmin) return;
  let failed = 0;
  for (const username of await dueRemovals(db, { now: clock.now(), most: A_STEP })) {
    if (!(await takeRemoval(db, username, clock.now()))) continue;
    if (await isGone(identityAdmin, username, services)) {
      await endRemoval(db, username, clock.now());
      failed = 0;
      continue;
    }
    await putBackRemoval(db, username);
    log.info('provider user waits to be deleted');
    failed += 1;
    if (failed === MOST_IN_A_ROW) return;
  }
}
