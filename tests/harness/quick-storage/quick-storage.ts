import { inject } from 'vitest';
import { quickFiles } from './quick-files';

/**
 * What the integration tests know as `cloudflare:workers` and `cloudflare:test`, and the unit tests as the local database, for
 * runs that repeat a few tests a thousand times: one D1 for all, asked over HTTP, and files in memory.
 */

type Way = 'all' | 'batch' | 'raw' | 'empty';
type Asked = { sql: string; values: readonly unknown[] };

/** One question to the database. A connection that was idle too long may be gone when it is used again: then once more. */
async function ask(way: Way, statements: readonly Asked[]) {
  const wish = { method: 'POST', body: JSON.stringify({ way, statements }) };
  const address = inject('quickStorage');
  const answer = await fetch(address, wish).catch(() => fetch(address, wish));
  const { value, problem } = JSON.parse(await answer.text());
  if (problem !== undefined) throw new Error(problem);
  return value;
}

/** A value as JSON carries it: bytes as a list of numbers, which is how D1 gives them too. */
function packed(value: unknown): unknown {
  if (value instanceof ArrayBuffer) return [...new Uint8Array(value)];
  if (ArrayBuffer.isView(value)) return packed(value.buffer.slice(0));
  if (value === undefined) throw new Error("D1_TYPE_ERROR: Type 'undefined' not supported");
  return value;
}

function statement(sql: string, values: readonly unknown[] = []) {
  const asked: Asked = { sql, values };
  const all = () => ask('all', [asked]);
  return {
    ...asked,
    bind: (...given: unknown[]) => statement(sql, given.map(packed)),
    all,
    run: all,
    async first(column?: string) {
      const row = (await all()).results[0] ?? null;
      if (row === null || column === undefined) return row;
      if (!(column in row)) throw new Error('D1_COLUMN_NOTFOUND');
      return row[column];
    },
    async raw({ columnNames = false } = {}) {
      const rows = await ask('raw', [asked]);
      return columnNames ? rows : rows.slice(1);
    },
  };
}

const DB = {
  prepare: (sql: string) => statement(sql),
  batch: (statements: Asked[]) =>
    ask(
      'batch',
      statements.map(({ sql, values }) => ({ sql, values })),
    ),
  exec: (sql: string) => statement(sql).run(),
  withSession: () => ({ ...DB, getBookmark: () => null }),
};

export const env = { DB, FILES: quickFiles(), MIGRATIONS: [] };

/** The tables are there from the start. */
export async function applyD1Migrations(): Promise<void> {}

/** Empties every table, lays those anew that a test has dropped, and forgets the files. */
export async function reset(): Promise<void> {
  env.FILES.clear();
  await ask('empty', []);
}

/** A database with nothing in it, as the unit tests open one. */
export async function freshLocalDatabase() {
  await reset();
  return { db: env.DB, files: env.FILES, close: async () => {} };
}
