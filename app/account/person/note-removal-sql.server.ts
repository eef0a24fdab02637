import { sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';

/** The statement that notes, beside the deletion itself, that this person's user at the hosted sign-in is to go too. */
export function noteRemovalStatement(
  db: Database,
  { userId, now }: { userId: string; now: number },
) {
  return db.run(sql`insert into provider_removals (username, asked_at)
    select username, ${now} from users where id = ${userId} and username <> ''
    on conflict (username) do nothing`);
}
