import { keepAnAdminStatement, wouldLeaveNoAdmin } from '~/account/person/keep-an-admin-sql.server';
import type { Database } from '~/platform/database.server';

/**
 * Writes an action and its audit row in one batch. Returns 'last-admin', and writes nothing, when it would take the
 * rights of the only admin; 'gone' when there was nothing to change.
 */
export async function writeAct(
  db: Database,
  statements: readonly [D1PreparedStatement, ...D1PreparedStatement[]],
  { takesRightsOf }: { takesRightsOf?: string } = {},
): Promise<'done' | 'last-admin' | 'gone'> {
  const d1 = db.$client;
  const guard = takesRightsOf === undefined ? [] : [guardOf(db, takesRightsOf)];
  try {
    const results = await d1.batch([...guard, ...statements]);
    return (results[guard.length]?.meta.changes ?? 0) > 0 ? 'done' : 'gone';
  } catch (error) {
    if (wouldLeaveNoAdmin(error)) return 'last-admin';
    throw error;
  }
}

function guardOf(db: Database, userId: string): D1PreparedStatement {
  const { sql, params } = keepAnAdminStatement(db, userId).getQuery();
  return db.$client.prepare(sql).bind(...params);
}
