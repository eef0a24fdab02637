import { Column, type GetColumnData, is, type Query, SQL, sql } from 'drizzle-orm';
import { SQLiteSyncDialect, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database.server';

/** A statement that has not run: from Drizzle's query builder, or its `sql` where the builder cannot say it. */
export type Unrun = SQL | { toSQL(): Pick<Query, 'sql' | 'params'> };

const dialect = new SQLiteSyncDialect();

/** A statement as D1 takes it, for batches and where its changes count. */
export function prepared(db: Database, statement: Unrun): D1PreparedStatement {
  const { sql: text, params } = is(statement, SQL)
    ? dialect.sqlToQuery(statement)
    : statement.toSQL();
  return db.$client.prepare(text).bind(...params);
}

/** Runs a statement; whether it changed any row. */
export async function changes(db: Database, statement: Unrun): Promise<boolean> {
  return (await prepared(db, statement).run()).meta.changes > 0;
}

/**
 * The columns of a result by name: those of declared tables, or expressions with the type of their values. A column of
 * a table that a left join may miss is an expression: its value can be null.
 */
export type Fields = Record<string, Column | SQL>;

/** A row of a result with these columns. */
export type RowOf<F extends Fields> = {
  [N in keyof F]: F[N] extends Column
    ? GetColumnData<F[N]>
    : F[N] extends SQL<infer Value>
      ? Value
      : never;
};

/**
 * A question that Drizzle's query builder cannot say. `write` puts the columns after its `select`; the rows have their
 * values as the tables declare them.
 */
export async function rowsOf<F extends Fields>(
  db: Database,
  fields: F,
  write: (columns: SQL) => SQL,
): Promise<RowOf<F>[]> {
  const named = Object.entries(fields);
  const columns = named.map(([name, field]) => sql`${field} as ${sql.identifier(name)}`);
  const query = write(sql.join(columns, sql`, `));
  const { results } = await prepared(db, query).all<Record<string, unknown>>();
  return results.map(
    (row) =>
      Object.fromEntries(
        named.map(([name, field]) => [name, readValue(field, row[name])]),
      ) as RowOf<F>,
  );
}

function readValue(field: Column | SQL, value: unknown): unknown {
  return is(field, Column) && value !== null ? field.mapFromDriverValue(value) : value;
}

/** The values of a new row, any of them an expression. */
export type Inserted<T extends SQLiteTable> = {
  [N in keyof T['$inferInsert']]: T['$inferInsert'][N] | SQL;
};

/** Inserts a row where a condition holds; does nothing when it does not, or when such a row is there already. */
export function insertWhere<T extends SQLiteTable>(
  table: T,
  values: Inserted<T>,
  condition: SQL,
): SQL {
  const columns = table as unknown as Record<string, Column>;
  const given = Object.entries(values).map(([key, value]) => {
    const column = columns[key];
    if (!column) throw new Error(`no column ${key}`);
    return {
      name: sql.identifier(column.name),
      value: is(value, SQL) ? value : sql.param(value, column),
    };
  });
  const names = sql.join(
    given.map(({ name }) => sql`${name}`),
    sql`, `,
  );
  const row = sql.join(
    given.map(({ value }) => sql`${value}`),
    sql`, `,
  );
  return sql`insert into ${table} (${names}) select ${row} where ${condition} on conflict do nothing`;
}
