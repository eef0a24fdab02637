import { sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { people } from './tables';

/** The database error of a batch that would have left no admin. */
const REFUSAL = 'the_last_admin_stays';

/**
 * A statement to put first in a batch that takes an admin's rights: it fails, and the whole batch with it, when no
 * other admin would remain. Of two such batches at once, the second sees the result of the first.
 */
export function keepAnAdminStatement(db: Database, userId: string) {
  const { person, rules } = people;
  return db.run(sql`insert into last_admin (goes) select 1
    where exists (select 1 from ${people} where ${person} = ${userId} and ${rules} = 1)
    and (select count(*) from ${people} where ${rules} = 1) < 2`);
}

/** Whether a batch failed because it would have left no admin. */
export function wouldLeaveNoAdmin(error: unknown): boolean {
  const words = error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error);
  return words.includes(REFUSAL);
}

/** Whether a user is the only admin. */
export async function isLastAdmin(db: Database, userId: string): Promise<boolean> {
  const query = `select 1 as only_one from people where person = ?1 and rules = 1
    and (select count(*) from people where rules = 1) < 2`;
  return (await db.$client.prepare(query).bind(userId).first()) !== null;
}
