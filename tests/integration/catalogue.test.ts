import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { CATALOGUE } from '~/catalogue/catalogue';
import { openDatabase } from '~/platform/database.server';
import { createLog } from '~/platform/log';

// A machine that has seen no changes yet: other tests share this one's modules.
vi.resetModules();
const { recentCatalogue } = await import('~/catalogue/overrides.server');

const HALF_A_MINUTE = 30_000;
let now = 1_900_000_000_000;

/** Asks for the catalogue a good while after the last test did, and tells what the log says. */
async function ask(d1: D1Database) {
  const lines: string[] = [];
  const tools = await recentCatalogue({
    db: openDatabase(d1),
    clock: { now: () => now },
    log: createLog((line) => lines.push(line), { requestId: 'r' }),
  });
  return { tools, log: lines.join('\n') };
}

/** A database whose line is open and never answers. */
const silent = new Proxy(env.DB, {
  get: (d1, name) => {
    if (name === 'batch') return () => new Promise(() => {});
    const value = Reflect.get(d1, name);
    return typeof value === 'function' ? value.bind(d1) : value;
  },
});

async function override(state: string): Promise<void> {
  await env.DB.prepare(
    "insert or replace into tool_overrides (id, state) values ('cheat-sheet', ?1)",
  )
    .bind(state)
    .run();
}

// The first two stand first: later ones have seen changes.
it('is the catalogue itself while the database does not answer', async () => {
  const { tools, log } = await ask(silent);
  expect(tools).toEqual(CATALOGUE);
  expect(log).toContain('too slow');
});

it('is the catalogue itself while the database fails', async () => {
  now += HALF_A_MINUTE;
  await env.DB.exec('drop table tool_overrides');
  const { tools, log } = await ask(env.DB);
  expect(tools).toEqual(CATALOGUE);
  expect(log).toContain('tool_overrides');
});

it('asks again soon after a failure, and follows the owner then', async () => {
  now += 10_000;
  await override('maintenance');
  const { tools } = await ask(env.DB);
  expect(tools.find(({ id }) => id === 'cheat-sheet')?.state).toBe('maintenance');
});

it('keeps the owner’s changes as last seen when the database fails later', async () => {
  now += HALF_A_MINUTE;
  await env.DB.exec('drop table tool_overrides');
  const { tools } = await ask(env.DB);
  expect(tools.find(({ id }) => id === 'cheat-sheet')?.state).toBe('maintenance');
});

it('knows beforehand what was planned, and follows it to the millisecond without another look', async () => {
  now += HALF_A_MINUTE;
  await env.DB.prepare(
    "insert into tool_plans values (null, 'cheat-sheet', 'live', 'login', ?1, 0, 'a', 'r')",
  )
    .bind(now + 1000)
    .run();
  const stands = async () =>
    (await ask(env.DB)).tools.find(({ id }) => id === 'cheat-sheet')?.access;
  expect(await stands()).toBe('free');
  await env.DB.exec('drop table tool_plans');
  now += 999;
  expect(await stands()).toBe('free');
  now += 1;
  expect(await stands()).toBe('login');
});
