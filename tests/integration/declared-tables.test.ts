import { env } from 'cloudflare:workers';
import { is, type SQL, sql, View } from 'drizzle-orm';
import {
  getTableConfig,
  getViewConfig,
  type SQLiteColumn,
  SQLiteSyncDialect,
  SQLiteTable,
} from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';

/** Every declaration of a table or view, and no other module of the app. */
const MODULES = import.meta.glob<Record<string, unknown>>('../../app/**/tables.ts', {
  eager: true,
});
const EXPORTS = Object.values(MODULES).flatMap((module) => Object.values(module));
const TABLES = EXPORTS.filter((value) => is(value, SQLiteTable)).map(getTableConfig);
const VIEWS = EXPORTS.filter((value) => is(value, View)).map((view) =>
  getViewConfig(view as never),
);

/** What Drizzle cannot declare: FTS5 tables with those that SQLite keeps behind them, and the list of migrations. */
const SEARCHES = ['monster_search', 'people_search', 'spell_search'];
const BEHIND = ['config', 'data', 'docsize', 'idx'];
const EXEMPT = [
  ...SEARCHES,
  ...SEARCHES.flatMap((name) => BEHIND.map((part) => `${name}_${part}`)),
  'd1_migrations',
];

type Table = (typeof TABLES)[number];
type Index = { name: string; isUnique: boolean; columns: string[]; where: string };

const dialect = new SQLiteSyncDialect();

/** SQL of a declaration as a migration writes it: names without their tables and quotes. */
function plainSql(query: SQL | undefined): string {
  if (query === undefined) return '';
  return dialect.sqlToQuery(query).sql.replace(/(?:"\w+"\.)?"(\w+)"/g, '$1');
}

function namesOf(columns: readonly { name: string }[]): string[] {
  return columns.map(({ name }) => name);
}

const byText = (one: unknown, other: unknown) =>
  JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;

function defaultOf(column: SQLiteColumn): string | null {
  if (column.default === undefined) return null;
  const value = column.mapToDriverValue(column.default);
  return typeof value === 'string' ? `'${value}'` : String(Number(value));
}

function declaredTable(table: Table) {
  const { columns, primaryKeys, foreignKeys, indexes, uniqueConstraints } = table;
  const keys = primaryKeys[0] ? namesOf(primaryKeys[0].columns) : [];
  const key = keys.length > 0 ? keys : namesOf(columns.filter(({ primary }) => primary));
  return {
    columns: columns
      .map((column) => ({
        name: column.name,
        type: column.getSQLType(),
        key: key.indexOf(column.name) + 1,
        // The number of a row comes from the database.
        notNull: !key.includes(column.name) && column.notNull,
        default: defaultOf(column),
      }))
      .toSorted(byText),
    foreignKeys: foreignKeys
      .map((foreignKey) => {
        const { columns: from, foreignColumns: to, foreignTable } = foreignKey.reference();
        return {
          from: namesOf(from).join(),
          table: getTableConfig(foreignTable).name,
          to: namesOf(to).join(),
          onDelete: foreignKey.onDelete ?? 'no action',
        };
      })
      .toSorted(byText),
    unique: [
      ...columns.filter(({ isUnique }) => isUnique).map(({ name }) => [name]),
      ...uniqueConstraints.map((constraint) => namesOf(constraint.columns)),
    ].toSorted(byText),
    indexes: indexes
      .map(({ config }): Index => {
        const on = config.columns.map((one) => plainSql(sql`${one}`));
        const { name, unique: isUnique } = config;
        return { name, isUnique, columns: on, where: plainSql(config.where) };
      })
      .toSorted(byText),
  };
}

type StoredColumn = {
  of: string;
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  pk: number;
};
type StoredForeignKey = { of: string; from: string; table: string; to: string; on_delete: string };
type StoredIndex = {
  of: string;
  name: string;
  unique: number;
  origin: 'c' | 'u' | 'pk';
  columns: string;
  sql: string | null;
};

const COLUMNS = 'select ?1 as of, * from pragma_table_xinfo(?1)';
const FOREIGN_KEYS = 'select ?1 as of, * from pragma_foreign_key_list(?1)';
const INDEXES = `select ?1 as of, i.name, i."unique", i.origin, x.sql, (
    select json_group_array(column) from (
      select c.name || iif(c.desc, ' desc', '') as column from pragma_index_xinfo(i.name) c
      where c.key = 1 order by c.seqno)) as columns
  from pragma_index_list(?1) i left join sqlite_master x on x.type = 'index' and x.name = i.name`;

/** The rows of a question that is asked of each table or view, in one round trip. */
async function ofEach<Row>(query: string, names = namesOf(TABLES)): Promise<Row[]> {
  const found = await env.DB.batch<Row>(names.map((name) => env.DB.prepare(query).bind(name)));
  return found.flatMap(({ results }) => results);
}

async function storedAll() {
  return {
    columns: await ofEach<StoredColumn>(COLUMNS),
    foreignKeys: await ofEach<StoredForeignKey>(FOREIGN_KEYS),
    indexes: await ofEach<StoredIndex>(INDEXES),
  };
}

function storedTable(table: string, stored: Awaited<ReturnType<typeof storedAll>>) {
  const ofTable = ({ of }: { of: string }) => of === table;
  const indexes = stored.indexes.filter(ofTable);
  const columnsOf = (index: StoredIndex): string[] => JSON.parse(index.columns);
  return {
    columns: stored.columns
      .filter(ofTable)
      .map(({ name, type, notnull, dflt_value: value, pk }) => ({
        name,
        type: type.toLowerCase(),
        key: pk,
        notNull: pk === 0 && notnull === 1,
        default: value,
      }))
      .toSorted(byText),
    foreignKeys: stored.foreignKeys
      .filter(ofTable)
      .map(({ from, table: target, to, on_delete: onDelete }) => {
        return { from, table: target, to, onDelete: onDelete.toLowerCase() };
      })
      .toSorted(byText),
    unique: indexes
      .filter(({ origin }) => origin === 'u')
      .map(columnsOf)
      .toSorted(byText),
    indexes: indexes
      .filter(({ origin }) => origin === 'c')
      .map((index): Index => {
        const where = index.sql?.match(/\swhere\s([\s\S]*)$/)?.[1] ?? '';
        const isUnique = index.unique === 1;
        return { name: index.name, isUnique, columns: columnsOf(index), where };
      })
      .toSorted(byText),
  };
}

it('every table and view of the migrations is declared, once', async () => {
  const { results } = await env.DB.prepare(
    `select name from sqlite_master where type in ('table', 'view')
      and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\'`,
  ).all<{ name: string }>();
  const declared = [...namesOf(TABLES), ...VIEWS.map(({ name }) => name)];
  expect([...declared, ...EXEMPT].toSorted()).toEqual(namesOf(results).toSorted());
});

it('every table is declared with the columns, keys and indexes that the migrations give it', async () => {
  const stored = await storedAll();
  for (const table of TABLES) {
    expect.soft(declaredTable(table), table.name).toEqual(storedTable(table.name, stored));
  }
});

it('every view is declared with the columns that the migrations give it', async () => {
  const stored = await ofEach<StoredColumn>(
    COLUMNS,
    VIEWS.map(({ name }) => name),
  );
  for (const { name, selectedFields } of VIEWS) {
    const columns = Object.values(selectedFields) as SQLiteColumn[];
    const found = stored.filter(({ of }) => of === name);
    expect.soft(namesOf(columns).toSorted(), name).toEqual(namesOf(found).toSorted());
  }
});
