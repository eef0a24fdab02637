import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Miniflare } from 'miniflare';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { importRecords } from '~/compendium/shelf/import.server';
import { type Database, openDatabase } from '~/platform/database.server';
import type { Statement } from '~/platform/run-all.server';
import { SRD_MONSTERS } from './srd-5-1';

/** The compendium's storage in a D1 of its own. */
export type ShelvesHere = {
  db: Database;
  /** The statements of each round trip, since the list was last emptied. */
  trips: Statement[][];
  /** Adds monsters through the importer. */
  shelve(monsters: readonly object[]): Promise<void>;
  /** The rows of one statement, which is not recorded in `trips`. */
  rows(sql: string, values: Statement['values']): Promise<unknown[]>;
  close(): Promise<void>;
};

/** Runs a batch on D1: one request instead of the dozen of the platform's own proxy. */
const WORKER = `export default {
  async fetch(request, { DB }) {
    const statements = await request.json();
    const bound = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values));
    try {
      return Response.json(await DB.batch(bound));
    } catch (error) {
      return new Response(String(error), { status: 500 });
    }
  },
};`;

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Opens an empty compendium; the caller closes it. */
export async function openShelvesHere(): Promise<ShelvesHere> {
  const miniflare = new Miniflare({
    modules: true,
    script: WORKER,
    d1Databases: ['DB'],
    compatibilityDate: '2026-04-01',
  });
  const trips: Statement[][] = [];
  async function ask(statements: Statement[]): Promise<{ results: unknown[] }[]> {
    const body = JSON.stringify(statements);
    const answer = await miniflare.dispatchFetch('http://d1/', { method: 'POST', body });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as { results: unknown[] }[];
  }
  function batch(statements: Statement[]) {
    trips.push(statements);
    return ask(statements);
  }
  const prepare = (sql: string) => ({
    bind: (...values: Statement['values']) => ({ sql, values }),
  });
  // The search and the importer use only these two functions of D1.
  const db = openDatabase({ prepare, batch } as unknown as D1Database);
  for (const file of readdirSync(MIGRATIONS).sort()) {
    const sql = readFileSync(join(MIGRATIONS, file), 'utf8').replaceAll(/^\s*--.*$/gm, '');
    const statements = sql.match(/\s*create trigger[\s\S]*?\nend;|[^;]*\w[^;]*;/g) ?? [];
    await batch(statements.map((one) => ({ sql: one, values: [] })));
  }
  return {
    db,
    trips,
    async shelve(monsters) {
      const text = monsters.map((monster) => `${JSON.stringify(monster)}\n`).join('');
      const stream = new Blob([text]).stream();
      const report = await importRecords({ db, kind: 'monsters', stream, by: 'site', now: 1 });
      const [problem] = report.rejected;
      if (problem) throw new Error(problem.problem);
    },
    rows: async (sql, values) => (await ask([{ sql, values }]))[0]?.results ?? [],
    close: () => miniflare.dispose(),
  };
}

/** Monsters of SRD 5.1 by name, in this order. */
export function srdMonstersNamed(names: readonly string[]): MonsterRecord[] {
  const byName = new Map(SRD_MONSTERS.map((monster) => [monster.name, monster]));
  return names.map((name) => {
    const monster = byName.get(name);
    if (!monster) throw new Error(`SRD 5.1 has no ${name}.`);
    return monster;
  });
}
