import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { CATALOGUE } from '~/catalogue/catalogue';
import { openDatabase } from '~/platform/database.server';
import { createLog } from '~/platform/log';

// Reset the modules, so that this test has its own empty cache of the overrides.
vi.resetModules();
const { recentCatalogue } = await import('~/catalogue/overrides.server');

const HALF_A_MINUTE = 30_000;
let now = 1_900_000_000_000;

/** Loads the catalogue after the cache has expired; returns the tools and the log. */
async function ask(d1: D1Database) {
  const lines: string[] = [];
  const tools = await recentCatalogue({
    db: openDatabase(d1),
    clock: { now: () => now },
    log: createLog((line) => lines.push(line), { requestId: 'r' }),
  });
  return { tools, log: lines.join('\n') };
}

/** A database that never answers. */
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

// The first two tests must run first, because later ones have cached overrides.
it('is the built-in catalogue while the database does not answer', async () => {
  const { tools, log } = await ask(silent);
  expect(tools).toEqual(CATALOGUE);
  expect(log).toContain('too slow');
});

it('is the built-in catalogue while the database fails', async () => {
  now += HALF_A_MINUTE;
  await env.DB.exec('drop table tool_overrides');
  const { tools, log } = await ask(env.DB);
  expect(tools).toEqual(CATALOGUE);
  expect(log).toContain('tool_overrides');
});

it('is loaded again soon after a failure, with the admin’s changes', async () => {
  now += 10_000;
  await override('maintenance');
  const { tools } = await ask(env.DB);
  expect(tools.find(({ id }) => id === 'cheat-sheet')?.state).toBe('maintenance');
});

it('keeps the last known changes when the database fails later', async () => {
  now += HALF_A_MINUTE;
  await env.DB.exec('drop table tool_overrides');
  const { tools } = await ask(env.DB);
  expect(tools.find(({ id }) => id === 'cheat-sheet')?.state).toBe('maintenance');
});

it('applies a planned change at its exact millisecond without another read', async () => {
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
