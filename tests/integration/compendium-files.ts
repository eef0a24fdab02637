import { env } from 'cloudflare:workers';
import { readMonsterQuery } from '~/compendium/search/monster-search';
import { searchMonsters, searchShelf } from '~/compendium/search/search.server';
import { type ImportOrder, importRecords } from '~/compendium/shelf/import.server';
import type { ImportReport } from '~/compendium/shelf/import-report';
import { monsterShelf } from '~/compendium/shelf/monster-shelf';
import { openDatabase } from '~/platform/database.server';

/** The test's database, with all migrations applied. */
export function database() {
  return openDatabase(env.DB);
}

export { madeUpMonster as madeUp } from '../harness/made-up-monster';
export { SRD_MONSTERS, SRD_SPELLS } from '../harness/srd-5-1';

/** Records as a file with one record per line. */
export function fileOf(records: readonly unknown[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

/** Text as a stream of bytes in chunks of this size. */
export async function* streamOf(text: string, chunkBytes = 64 * 1024) {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.slice(at, at + chunkBytes);
}

/** Imports records or the text of a file, as the site itself by default. */
export async function load(
  records: readonly unknown[] | string,
  order: Partial<ImportOrder> = {},
): Promise<ImportReport> {
  const text = typeof records === 'string' ? records : fileOf(records);
  const stream = streamOf(text);
  return importRecords({ db: database(), kind: 'monsters', stream, by: 'site', now: 1, ...order });
}

/** The search result for the query of a URL. */
export async function search(query: string) {
  return searchMonsters(database(), queryOf(query));
}

/** The names found by a search, in order. */
export async function namesFound(query: string): Promise<string[]> {
  return (await search(query)).items.map((item) => item.name);
}

/** Parses the query of a URL. */
export function queryOf(address: string) {
  const reading = readMonsterQuery(new URLSearchParams(address));
  if (!reading.ok) throw new Error(reading.problem);
  return reading.query;
}

/** All ids found by a query, collected page by page. */
export async function idsByPage(
  address: string,
  limit: number,
  mostGathered?: number,
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = queryOf(`${address}&limit=${limit}&cursor=${cursor}`);
    const page = await searchShelf(database(), monsterShelf, query, { mostGathered });
    ids.push(...page.items.map((item) => String(item.id)));
    cursor = page.cursor;
  }
  return ids;
}

/** A database that records every statement, round trip and row read. */
export function watchedDatabase() {
  const noted = { statements: [] as { sql: string; values: unknown[] }[], trips: 0, rowsRead: 0 };
  const d1 = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare') {
        return (sql: string) => {
          const statement = target.prepare(sql);
          return {
            bind(...values: unknown[]) {
              noted.statements.push({ sql, values });
              return statement.bind(...values);
            },
          };
        };
      }
      if (name === 'batch') {
        return async (statements: D1PreparedStatement[]) => {
          noted.trips += 1;
          const results = await target.batch(statements);
          for (const { meta } of results) noted.rowsRead += meta.rows_read;
          return results;
        };
      }
      return Reflect.get(target, name);
    },
  });
  return { db: openDatabase(d1), noted };
}
