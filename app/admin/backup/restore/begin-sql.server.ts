import type { Database } from '~/platform/database.server';
import { BACKED_UP, FILLED_BY_ITSELF } from '../plan';
import { sqlName } from '../table-shape-sql.server';

/** Whether a backup may be restored here, or why not, in a sentence. */
export type Begun = { ok: true } | { ok: false; sentence: string };

type Trigger = { name: string; sql: string };

/** The last migration of this database. */
export function schemaOf(db: Database): Promise<string | null> {
  const query = 'select name from d1_migrations order by id desc limit 1';
  return db.$client.prepare(query).first<string>('name');
}

/** Whether a restore is running: then the schedule does nothing. */
export async function isRestoring(db: Database): Promise<boolean> {
  return (await db.$client.prepare('select 1 from restoring').first()) !== null;
}

async function filledTables(db: Database): Promise<string[]> {
  const asked = BACKED_UP.filter((table) => !FILLED_BY_ITSELF.includes(table));
  const one = (table: string) =>
    db.$client.prepare(`select '${table}' as name where exists (select 1 from ${sqlName(table)})`);
  const found = await db.$client.batch<{ name: string }>(asked.map(one));
  return found.flatMap(({ results }) => results.map(({ name }) => name));
}

/**
 * Prepares an empty database with the same schema for a restore. Triggers would count again what the rows already
 * contain, so they are dropped until the end. After an interruption the same backup can be continued.
 */
export async function beginRestore(
  db: Database,
  { backup, schema, now }: { backup: string; schema: string; now: number },
): Promise<Begun> {
  const d1 = db.$client;
  const here = await schemaOf(db);
  if (here !== schema) {
    const sentence = `The backup has schema ${schema}, this database ${here}. Restore it with the release that made it, then deploy the newer one.`;
    return { ok: false, sentence };
  }
  const begun = await d1.prepare('select backup from restoring').first<string>('backup');
  if (begun === backup) return { ok: true };
  if (begun !== null) {
    const sentence = `Restoring backup ${begun} was started here and is not complete. Finish that one, or start with an empty database.`;
    return { ok: false, sentence };
  }
  const filled = await filledTables(db);
  if (filled.length > 0) {
    const some = filled.slice(0, 5).join(', ');
    const sentence = `The database is not empty: there are rows in ${some}${filled.length > 5 ? ' and others' : ''}. A backup can only be restored into an empty database.`;
    return { ok: false, sentence };
  }
  // Triggers of the `people` table stay: it is not in any backup, and is filled from the users.
  const query = `select name, sql from sqlite_master where type = 'trigger'
    and name not like 'people\\_%' escape '\\' order by name`;
  const { results: triggers } = await d1.prepare(query).all<Trigger>();
  const mark = 'insert into restoring (id, backup, triggers, began_at) values (1, ?1, ?2, ?3)';
  await d1.batch([
    d1.prepare(mark).bind(backup, JSON.stringify(triggers), now),
    ...FILLED_BY_ITSELF.map((table) => d1.prepare(`delete from ${sqlName(table)}`)),
    ...triggers.map(({ name }) => d1.prepare(`drop trigger ${sqlName(name)}`)),
  ]);
  return { ok: true };
}

/** Creates the triggers again and ends the restore; returns how many rows violate a foreign key, which should be 0. */
export async function endRestore(db: Database): Promise<{ dangling: number }> {
  const d1 = db.$client;
  const text = await d1.prepare('select triggers from restoring').first<string>('triggers');
  if (text === null) return { dangling: 0 };
  const triggers: Trigger[] = JSON.parse(text);
  await d1.batch([
    ...triggers.map(({ sql }) => d1.prepare(sql)),
    d1.prepare('delete from restoring'),
  ]);
  const dangling = await d1.prepare('pragma foreign_key_check').all();
  return { dangling: dangling.results.length };
}
