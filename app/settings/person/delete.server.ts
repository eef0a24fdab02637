import { sql } from 'drizzle-orm';
import {
  isLastAdmin,
  keepAnAdminStatement,
  wouldLeaveNoAdmin,
} from '~/account/person/keep-an-admin-sql.server';
import { noteRemovalStatement } from '~/account/person/note-removal-sql.server';
import { type EndedSession, endSessionsStatement } from '~/account/session/session-ends.server';
import { endBilling } from '~/billing/end.server';
import { endFights, fightIdsOf } from '~/fights/kept/end-fights.server';
import { handPartiesOver } from '~/parties/kept/leaving-parties.server';
import type { Database } from '~/platform/database.server';
import { inOneBatch } from '~/platform/one-batch.server';
import type { Services } from '~/platform/services.server';
import { keyFor, type Owner, ownerOf } from './export.server';
import { forgetNameStatements } from './forget-name-sql.server';
import { PERSON_TABLES, type PersonTable } from './person-tables';
import { removeProviderUsers } from './provider-removal.server';

/**
 * Deletes an account for good: first ends subscriptions at the payment provider, then deletes every row in one batch,
 * then the user at the hosted sign-in. Returns the ended sessions; null, deleting nothing, when the payment provider
 * did not confirm; 'last-admin' when no other admin would remain. If the hosted sign-in does not answer, that deletion
 * is retried later.
 */
export async function deletePerson(
  services: Services,
  userId: string,
): Promise<EndedSession[] | null | 'last-admin'> {
  const { db, clock, log } = services;
  if (await isLastAdmin(db, userId)) return 'last-admin';
  if (!(await endBilling(services, userId))) return null;
  const owner = await ownerOf(db, userId);
  const fights = await fightIdsOf(db, userId);
  // Rows that belong to another row (`within`) are deleted with it, and stay with a party that is handed over.
  const deletions = PERSON_TABLES.filter(({ within }) => !within).map((entry) =>
    deletionOf(db, entry, owner),
  );
  const note = services.identityAdmin
    ? [noteRemovalStatement(db, { userId, now: clock.now() })]
    : [];
  try {
    const [, ended] = await inOneBatch<EndedSession>(db, [
      keepAnAdminStatement(db, userId),
      endSessionsStatement(db, userId),
      ...note,
      ...forgetNameStatements(db, userId),
      db.run(handPartiesOver(userId, clock.now())),
      ...deletions,
    ]);
    services.later(removeProviderUsers(services));
    // End these fights' open connections now rather than with the schedule.
    if (fights.length > 0) services.later(endFights(services, fights));
    log.info('account deleted');
    return ended ?? [];
  } catch (error) {
    if (wouldLeaveNoAdmin(error)) return 'last-admin';
    throw error;
  }
}

/** Deletes the user's rows of a table. Its names come from our own list, never from a request. */
function deletionOf(db: Database, entry: PersonTable, owner: Owner) {
  const [table, column] = [sql.identifier(entry.table), sql.identifier(entry.column)];
  const key = keyFor(entry, owner);
  const isTheirs =
    entry.by === 'email' ? sql`lower(${column}) = lower(${key})` : sql`${column} = ${key}`;
  return db.run(sql`delete from ${table} where ${isTheirs}`);
}
