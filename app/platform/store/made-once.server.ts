import { type Column, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database.server';
import { type Inserted, insertWhere, prepared } from './statements.server';

/** A table of what users create by a form; `madeAs` is the key of the form, so that sending it twice creates one. */
type MadeTable = SQLiteTable & { [name in 'id' | 'userId' | 'madeAs' | 'deletedAt']: Column };

/**
 * Statements that create a row unless the form did so before, or `theirs`, the rows that count towards the limit, are
 * `most`. Soft-deleted rows make room, the one deleted longest ago first.
 */
export function creatingOnce<T extends MadeTable>(
  db: Database,
  table: T,
  values: Inserted<T> & { userId: string; madeAs: string },
  { theirs, most }: { theirs: SQL; most: number },
): D1PreparedStatement[] {
  const count = sql`select count(*) from ${table} where ${theirs}`;
  const oldest = sql`select ${table.id} from ${table} where ${theirs} and ${table.deletedAt} is not null
    order by ${table.deletedAt}, ${table.id} limit max(0, (${count}) - ${most} + 1)`;
  const made = sql`select 1 from ${table} where ${wasMade(table, values)}`;
  return [
    prepared(
      db,
      sql`delete from ${table} where ${table.id} in (${oldest})
        and (${count} and ${table.deletedAt} is null) < ${most} and not exists (${made})`,
    ),
    prepared(db, insertWhere(table, values, sql`(${count}) < ${most}`)),
  ];
}

/** Whether a row is the one that the user's form created. */
export function wasMade(
  table: Pick<MadeTable, 'userId' | 'madeAs'>,
  { userId, madeAs }: { userId: string; madeAs: string },
): SQL {
  return sql`${table.userId} = ${userId} and ${table.madeAs} = ${madeAs}`;
}
