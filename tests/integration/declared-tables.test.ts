import { env } from 'cloudflare:workers';
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';

/** Every declaration of a table, and no other module of the app. */
const MODULES = import.meta.glob<Record<string, unknown>>('../../app/**/tables.ts', {
  eager: true,
});

const DECLARED = Object.values(MODULES)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, SQLiteTable))
  .map(getTableConfig);

type StoredColumn = {
  name: string;
  type: string;
  notnull: number;
  dflt_value: unknown;
  pk: number;
};

function declaredColumns({ columns, primaryKeys }: (typeof DECLARED)[number]) {
  const keys = new Set(primaryKeys.flatMap((key) => key.columns.map(({ name }) => name)));
  return columns.map((column) => {
    const { name } = column;
    // The number of a row comes from the database.
    const hasDefault = column.default !== undefined;
    const isKey = column.primary || keys.has(name);
    return {
      name,
      type: column.getSQLType(),
      isKey,
      notNull: !isKey && column.notNull,
      hasDefault,
    };
  });
}

async function storedColumns(table: string) {
  const { results } = await env.DB.prepare(`pragma table_xinfo(${table})`).all<StoredColumn>();
  return results.map(({ name, type, notnull, dflt_value: value, pk }) => ({
    name,
    type: type.toLowerCase(),
    isKey: pk > 0,
    notNull: pk === 0 && notnull === 1,
    hasDefault: value !== null,
  }));
}

it('every table is declared with the columns that the migrations give it', async () => {
  expect(DECLARED.length).toBeGreaterThan(40);
  const byName = (one: { name: string }, other: { name: string }) =>
    one.name < other.name ? -1 : 1;
  for (const table of DECLARED) {
    const [declared, stored] = [declaredColumns(table), await storedColumns(table.name)];
    expect.soft(declared.toSorted(byName), table.name).toEqual(stored.toSorted(byName));
  }
});
