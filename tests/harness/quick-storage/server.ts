import { readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { Miniflare } from 'miniflare';
import type { TestProject } from 'vitest/node';
import { RUN_STATEMENTS } from '../../../scripts/setup/asked-database.mjs';
import { inProject } from '../../../scripts/setup/project.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the quick storage's database. */
    quickStorage: string;
  }
}

/**
 * A Worker that runs statements on a real D1, so that tests need not start one; when emptied, it has every table again.
 */
const WORKER = `${RUN_STATEMENTS}
const OWN = "select type, name, sql from sqlite_master where sql is not null and name not like '_cf_%'";
let laid = null;

async function empty(DB) {
  const { results } = await DB.prepare(OWN).all();
  laid ??= results;
  const virtual = laid.filter(({ sql }) => /^create virtual/i.test(sql)).map(({ name }) => name + '_');
  const own = laid.filter(({ name }) => !virtual.some((start) => name.startsWith(start)));
  const isTable = ({ sql }) => /^create (virtual )?table/i.test(sql);
  const changed = results.filter((one) => !laid.some(({ sql }) => sql === one.sql));
  if (results.length !== laid.length || changed.length > 0) {
    // A test has dropped or renamed a table: what it left goes, and what is missing then is laid anew.
    const drops = ['trigger', 'index', 'table'].flatMap((kind) =>
      changed.filter(({ type }) => type === kind).map(({ name }) => 'drop ' + kind + ' if exists ' + name));
    await DB.batch(['pragma defer_foreign_keys = on', ...drops].map((sql) => DB.prepare(sql)));
    const left = new Set((await DB.prepare(OWN).all()).results.map(({ name }) => name));
    const lost = own.filter(({ name }) => !left.has(name));
    if (lost.length > 0) await DB.batch(lost.map(({ sql }) => DB.prepare(sql)));
  }
  await DB.batch(own.filter(isTable).map(({ name }) => DB.prepare('delete from ' + name)));
}

export default {
  async fetch(request, { DB }) {
    const { way, statements } = await request.json();
    return told(way === 'empty' ? empty(DB) : run(DB, way, statements));
  },
};`;

/** Starts one D1 with every migration for the whole run. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const miniflare = new Miniflare({
    modules: true,
    script: WORKER,
    compatibilityDate: '2026-04-01',
    d1Databases: ['DB'],
  });
  const address = await miniflare.ready;
  const db = await miniflare.getD1Database('DB');
  const migrations = await readD1Migrations(inProject('migrations'));
  for (const query of migrations.flatMap(({ queries }) => queries)) await db.prepare(query).run();
  provide('quickStorage', address.href);
  return () => miniflare.dispose();
}
