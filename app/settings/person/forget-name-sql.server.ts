import { sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';

/** The statements that leave somebody's id alone in the log of what admins did, where their name stood. */
export function forgetNameStatements(db: Database, userId: string) {
  return [
    db.run(sql`update audit_log set admin_name = '' where admin_id = ${userId}`),
    db.run(
      sql`update audit_log set subject_name = '' where subject_kind = 'person' and subject_id = ${userId}`,
    ),
  ];
}
