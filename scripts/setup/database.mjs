import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { askedDatabase, DATABASE_WORKER } from './asked-database.mjs';
import { waitPatiently } from './patient-wait.mjs';
import { CACHE, fingerprint, inProject } from './project.mjs';
import { refuse } from './say.mjs';

/** Where `npm start` stores the local database and files. */
export const LOCAL_STATE = inProject('.wrangler', 'state');

const QUIET = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: 'true' };

/** The wrangler of the lock file. */
export const WRANGLER = inProject('node_modules', 'wrangler', 'bin', 'wrangler.js');

/** The environment that keeps wrangler from using the network and from asking questions. */
export const WRANGLER_ENV = QUIET;

/** Applies the migrations to a local database if they changed since the last time. */
export function applyMigrations(state = LOCAL_STATE) {
  const stamp = join(state, 'migrations.stamp');
  const now = fingerprint([inProject('migrations')], { byContent: true });
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false;
  const args = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state];
  const result = spawnSync(process.execPath, [WRANGLER, ...args], {
    cwd: inProject(),
    encoding: 'utf8',
    env: { ...process.env, ...QUIET },
  });
  if (result.status !== 0) {
    refuse(`The database could not be prepared:\n${result.stdout}${result.stderr}`);
  }
  mkdirSync(state, { recursive: true });
  writeFileSync(stamp, now);
  return true;
}

/**
 * Fills an empty folder with a prepared state: a copy of one that `fill` makes once, cached until something that it
 * depends on changes.
 */
export async function layReady({ kind, dependsOn, fill }, state) {
  const ready = join(CACHE, `${kind}-${fingerprint(dependsOn, { byContent: true })}`);
  if (!existsSync(ready)) {
    mkdirSync(CACHE, { recursive: true });
    const making = mkdtempSync(join(CACHE, 'making-'));
    await fill(making);
    for (const name of readdirSync(CACHE)) {
      const older = join(CACHE, name);
      if (name.startsWith(`${kind}-`) && older !== ready) rmSync(older, { recursive: true });
    }
    try {
      renameSync(making, ready);
    } catch {
      // Another process was faster.
      rmSync(making, { recursive: true, force: true });
    }
  }
  cpSync(ready, state, { recursive: true });
}

/** Creates a database with every migration in an empty folder. */
export function layMigratedDatabase(state) {
  const dependsOn = [inProject('migrations')];
  return layReady({ kind: 'migrated', dependsOn, fill: async (at) => applyMigrations(at) }, state);
}

/** A name from wrangler.toml, so that the site and the scripts use the same local files. */
function nameInConfig(key) {
  const text = readFileSync(inProject('wrangler.toml'), 'utf8');
  const name = new RegExp(`^${key} = "([^"]+)"`, 'm').exec(text)?.[1];
  if (!name) refuse(`wrangler.toml does not say its ${key}.`);
  return name;
}

/**
 * Opens the local database and files in this process; the caller closes it. `worker` can replace the usual script and
 * add Durable Objects; `href` is its address.
 */
export async function openLocalDatabase(state = LOCAL_STATE, worker = {}) {
  const { script = DATABASE_WORKER, ...more } = worker;
  waitPatiently();
  const { Miniflare } = await import('miniflare');
  const miniflare = new Miniflare({
    // One module without imports: otherwise Miniflare would parse the script to find more.
    modules: [{ type: 'ESModule', path: 'database.mjs', contents: script }],
    compatibilityDate: '2026-04-01',
    d1Databases: { DB: nameInConfig('database_id') },
    d1Persist: join(state, 'v3', 'd1'),
    r2Buckets: { FILES: nameInConfig('bucket_name') },
    r2Persist: join(state, 'v3', 'r2'),
    ...more,
  });
  const { href } = await miniflare.ready;
  return {
    href,
    db: askedDatabase(() => href),
    files: await miniflare.getR2Bucket('FILES'),
    close: () => miniflare.dispose(),
  };
}
