import { sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';

/** The statement, for the batch that deletes an account, that queues the deletion of its user at the hosted sign-in. */
export function noteRemovalStatement(
  db: Database,
  { userId, now }: { userId: string; now: number },
) {
  return db.run(sql`insert into provider_removals (username, asked_at)
    select username, ${now} from users where id = ${userId} and username <> ''
    on conflict (username) do nothing`);
}
