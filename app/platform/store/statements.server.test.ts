import { sql } from 'drizzle-orm';
import { integer, SQLiteSyncDialect, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import { openDatabase } from '../database.server';
import { insertWhere, rowsOf } from './statements.server';

const shelves = sqliteTable('shelves', {
  id: text('id').primaryKey(),
  isOpen: integer('is_open', { mode: 'boolean' }).notNull(),
  facts: text('facts', { mode: 'json' }).$type<{ width: number }>(),
});

const toText = (query: ReturnType<typeof insertWhere>) => new SQLiteSyncDialect().sqlToQuery(query);

/** A database that answers every question with the same rows, and notes what it was asked. */
function answering(results: Record<string, unknown>[]) {
  const asked: { query: string; values: unknown[] }[] = [];
  const prepare = (query: string) => ({
    bind(...values: unknown[]) {
      asked.push({ query, values });
      return { all: async () => ({ results }) };
    },
  });
  return { asked, db: openDatabase({ prepare } as unknown as D1Database) };
}

it('gives rows the values that their tables declare', async () => {
  const { db, asked } = answering([
    { id: 'a', open: 1, facts: '{"width":3}', many: 2 },
    { id: 'b', open: 0, facts: null, many: 1 },
  ]);
  const fields = {
    id: shelves.id,
    open: shelves.isOpen,
    facts: shelves.facts,
    many: sql<number>`count(*)`,
  };
  const rows = await rowsOf(
    db,
    fields,
    (columns) => sql`select ${columns} from ${shelves} where ${shelves.id} <> ${'c'}`,
  );
  expect(rows).toEqual([
    { id: 'a', open: true, facts: { width: 3 }, many: 2 },
    { id: 'b', open: false, facts: null, many: 1 },
  ]);
  expect(asked[0]?.query).toBe(
    `select "shelves"."id" as "id", "shelves"."is_open" as "open", "shelves"."facts" as "facts", count(*) as "many" ` +
      `from "shelves" where "shelves"."id" <> ?`,
  );
  expect(asked[0]?.values).toEqual(['c']);
});

it('stores the values of a guarded insert as the table declares them', () => {
  const insert = insertWhere(
    shelves,
    { id: 'a', isOpen: true, facts: sql`json_object()` },
    sql`(select count(*) from ${shelves}) < ${3}`,
  );
  expect(toText(insert)).toMatchObject({
    sql:
      'insert into "shelves" ("id", "is_open", "facts") select ?, ?, json_object() ' +
      'where (select count(*) from "shelves") < ? on conflict do nothing',
    params: ['a', 1, 3],
  });
});
