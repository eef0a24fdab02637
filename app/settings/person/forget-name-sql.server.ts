import { sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';

/** The statements that remove a user's name from the audit log; their id stays. */
export function forgetNameStatements(db: Database, userId: string) {
  return [
    db.run(sql`update audit_log set admin_name = '' where admin_id = ${userId}`),
    db.run(
      sql`update audit_log set subject_name = '' where subject_kind = 'person' and subject_id = ${userId}`,
    ),
  ];
}
