import { applyD1Migrations, listDurableObjectIds, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach } from 'vitest';
import { isStorageKept } from './kept-storage';

type Made = { type: string; name: string; sql: string };

const MADE =
  "select type, name, sql from sqlite_master where sql is not null and name not like '\\_cf\\_%' escape '\\' order by rowid";
/** The table in which migrations are recorded. */
const RECORD = 'd1_migrations';
/** The size of the full-text index, which keeps traces of deleted entries. */
const TRACES =
  'select (select count(*) from monster_search_data) + (select count(*) from spell_search_data) as n';

/** How many bytes a database may grow and still be emptied row by row: beyond that, creating it anew is faster. */
const FEW_BYTES = 200_000;

/**
 * The database as the migrations create it, once the first test has begun: the statements that create it, in a sixth of
 * the time that the migrations take, and those that empty it.
 */
let laid: {
  made: string;
  traces: unknown;
  bytes: number;
  make: D1PreparedStatement[];
  empty: D1PreparedStatement[];
} | null = null;

async function madeNow(): Promise<Made[]> {
  return (await env.DB.prepare(MADE).all<Made>()).results;
}

/** The database's objects as text, independent of the order in which they were created. */
const asText = (made: readonly Made[]) =>
  JSON.stringify(made.toSorted((one, other) => (one.name < other.name ? -1 : 1)));

/**
 * Resets the storage and creates every table again. On a busy machine a reset may do nothing, so it is checked and
 * repeated.
 */
async function layAnew(): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    await reset();
    if ((await madeNow()).length === 0) {
      if (laid) {
        await env.DB.batch(laid.make);
      } else {
        await applyD1Migrations(env.DB, env.MIGRATIONS);
        laid = await lookAt(await madeNow());
      }
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The database of the test before is still there.');
}

async function lookAt(made: readonly Made[]) {
  const indexes = made.filter(({ sql }) => /^create virtual/i.test(sql)).map(({ name }) => name);
  const isOfIndex = (name: string) => indexes.some((index) => name.startsWith(`${index}_`));
  const emptied = made
    .filter(({ type, name }) => type === 'table' && name !== RECORD)
    .filter(({ name }) => !indexes.includes(name) && !isOfIndex(name))
    .map(({ name }) => `delete from ${name}`);
  // Twice, because triggers of some tables insert rows into others.
  const empty = ['pragma defer_foreign_keys = on', ...emptied, ...emptied];
  const { results, meta } = await env.DB.prepare(TRACES).all<{ n: number }>();
  const migrations = await env.DB.prepare(`select name from ${RECORD} order by id`).all();
  const applied = migrations.results.map(({ name }) =>
    env.DB.prepare(`insert into ${RECORD} (name) values (?1)`).bind(name),
  );
  return {
    made: asText(made),
    make: [
      ...made
        .filter(({ name }) => !isOfIndex(name) && name !== 'sqlite_sequence')
        .map(({ sql }) => env.DB.prepare(sql)),
      ...applied,
    ],
    traces: results[0]?.n,
    bytes: meta.size_after,
    empty: empty.map((sql) => env.DB.prepare(sql)),
  };
}

/** Whether objects have been used. The list comes over a connection that may fail on a busy machine: then assume so. */
async function haveObjectsWoken(): Promise<boolean> {
  try {
    return (await listDurableObjectIds(env.FIGHTS)).length > 0;
  } catch {
    return true;
  }
}

/**
 * Empties what the last test left, when that equals creating everything anew, which takes ten times as long: not after
 * a test that changed a table, filled the full-text index or the disk, or used objects.
 */
async function emptied(): Promise<boolean> {
  if (laid === null || (await haveObjectsWoken())) return false;
  if (asText(await madeNow()) !== laid.made) return false;
  const { results, meta } = await env.DB.prepare(TRACES).all<{ n: number }>();
  if (results[0]?.n !== laid.traces || meta.size_after > laid.bytes + FEW_BYTES) return false;
  await env.DB.batch(laid.empty);
  for (;;) {
    const { objects } = await env.FILES.list();
    if (objects.length === 0) return true;
    await env.FILES.delete(objects.map(({ key }) => key));
  }
}

beforeEach(async () => {
  if (isStorageKept()) return;
  if (!(await emptied())) await layAnew();
});
