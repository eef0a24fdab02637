import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { waitPatiently } from './patient-wait.mjs';
import { CACHE, fingerprint, inProject } from './project.mjs';
import { refuse } from './say.mjs';

/** Where `npm start` keeps the local database and files. */
export const LOCAL_STATE = inProject('.wrangler', 'state');

const QUIET = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: 'true' };

/** The wrangler that the lock file names. */
export const WRANGLER = inProject('node_modules', 'wrangler', 'bin', 'wrangler.js');

/** What wrangler is told so that it works without a network and asks nothing. */
export const WRANGLER_ENV = QUIET;

/** Applies the migrations to a local database when they changed since the last time. */
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

/** Lays a database with every migration into an empty folder: a copy of one that is made once. */
export function layMigratedDatabase(state) {
  const now = fingerprint([inProject('migrations')], { byContent: true });
  const ready = join(CACHE, `migrated-${now}`);
  if (!existsSync(ready)) {
    mkdirSync(CACHE, { recursive: true });
    const making = mkdtempSync(join(CACHE, 'migrating-'));
    applyMigrations(making);
    try {
      renameSync(making, ready);
    } catch {
      // Another process was quicker.
      rmSync(making, { recursive: true, force: true });
    }
  }
  cpSync(ready, state, { recursive: true });
}

/** Opens the local database in this process; the caller disposes of it. */
export async function openLocalDatabase(state = LOCAL_STATE) {
  waitPatiently();
  const { getPlatformProxy } = await import('wrangler');
  const proxy = await getPlatformProxy({
    configPath: inProject('wrangler.toml'),
    persist: { path: join(state, 'v3') },
    remoteBindings: false,
  });
  return { db: proxy.env.DB, files: proxy.env.FILES, close: () => proxy.dispose() };
}
