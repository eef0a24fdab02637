import type { Database } from '~/platform/database.server';
import { PERSON_TABLES, type PersonTable } from './person-tables';

/** Whose data is asked for; the e-mail counts only when the provider has verified it. */
export type Owner = { userId: string; verifiedEmail: string | null };

/** The person's id and verified e-mail, by which their rows are found. */
export async function ownerOf(db: Database, userId: string): Promise<Owner> {
  const query = 'select email from users where id = ?1 and email_verified = 1';
  const email = await db.$client.prepare(query).bind(userId).first<string>('email');
  return { userId, verifiedEmail: email || null };
}

/** The value by which a table's rows are found for a person; null when there is none, so that nothing is found. */
export function keyFor({ by }: PersonTable, { userId, verifiedEmail }: Owner): string | null {
  return by === 'user-id' ? userId : verifiedEmail;
}

/** A text column that holds JSON is shown as what it says. */
function readable(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function withoutSecrets(row: Record<string, unknown>, secret: readonly string[] = []) {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !secret.includes(name))
      .map(([name, value]) => [name, readable(value)]),
  );
}

/** Everything that is a person's, table by table, but for what would open a door to others. */
export async function exportPerson(
  db: Database,
  owner: Owner,
): Promise<Record<string, Record<string, unknown>[]>> {
  const answers = await db.$client.batch<Record<string, unknown>>(
    PERSON_TABLES.map((entry) => {
      const { table, column, record } = entry;
      // The names come from our own list, never from a request.
      const query = record
        ? `select t.*, r.record from ${table} t left join ${record} r on r.seq = t.seq where t.${column} = ?1`
        : `select * from ${table} where ${column} = ?1`;
      return db.$client.prepare(query).bind(keyFor(entry, owner));
    }),
  );
  return Object.fromEntries(
    PERSON_TABLES.map(({ table, secret }, index) => [
      table,
      (answers[index]?.results ?? []).map((row) => withoutSecrets(row, secret)),
    ]),
  );
}
