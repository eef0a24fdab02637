import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { buildSite, isBuildCurrent } from '../../scripts/setup/build.mjs';
import { layMigratedDatabase, openLocalDatabase } from '../../scripts/setup/database.mjs';
import { inProject } from '../../scripts/setup/project.mjs';
import { laySrdDatabase } from '../../scripts/setup/seed.mjs';
import { startIdentityStandin } from '../standins/identity/start.mjs';
import { askedObjects, objectsWorker } from './asked-objects.mjs';

const ORIGIN = 'http://localhost:4321';

/** Counts the round trips to D1: one for each statement that runs, one for each batch. */
function counting(d1) {
  const log = [];
  const wrapStatement = (statement, sql) =>
    new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values) => wrapStatement(target.bind(...values), sql);
        if (['first', 'all', 'run', 'raw'].includes(name)) {
          return (...args) => {
            log.push(sql);
            return target[name](...args);
          };
        }
        if (name === 'plain') return target;
        const value = target[name];
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const database = new Proxy(d1, {
    get(target, name) {
      if (name === 'prepare') return (sql) => wrapStatement(target.prepare(sql), sql);
      if (name === 'batch') {
        return (statements) => {
          log.push(`batch of ${statements.length}`);
          return target.batch(statements.map((statement) => statement.plain));
        };
      }
      // Reads through replicas would not be counted.
      if (name === 'withSession') return undefined;
      const value = target[name];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { database, log };
}

/** The Worker in one file, bundled once for this process. */
const bundle = { file: null };

async function bundled() {
  if (!isBuildCurrent()) await buildSite();
  const folder = mkdtempSync(join(tmpdir(), 'delvewright-here-'));
  const file = join(folder, 'worker.mjs');
  await build({
    entryPoints: [inProject('app', 'entry.worker.ts')],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    alias: {
      '~': inProject('app'),
      // Objects run elsewhere: here their class is only exported.
      'cloudflare:workers': inProject('tests', 'harness', 'no-object.mjs'),
    },
    define: { __APP_VERSION__: '"test"', __PICTURES__: '"test"' },
    // The Worker's log would hide the tests' output, so it is collected.
    banner: {
      js: 'export const workerLines = []; const console = { ...globalThis.console, log: (line) => workerLines.push(String(line)) };',
    },
    logLevel: 'error',
  });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return file;
}

/** The Worker's module, shared by all instances: it caches by database, and each instance has its own. */
async function bundledHere() {
  bundle.file ??= bundled();
  const { default: worker, workerLines } = await import(pathToFileURL(await bundle.file).href);
  workerLines.length = 0;
  return { worker, workerLines };
}

/**
 * The built Worker in this process, with a real D1 and real objects: for tests that need to see the database or set the
 * time; with `seed` it has the SRD. `reads` lists the statements that requests have run since it was last emptied.
 */
export async function openWorkerHere(values = {}, { seed = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'delvewright-state-'));
  const state = join(folder, 'state');
  await (seed ? laySrdDatabase : layMigratedDatabase)(state);
  const local = await openLocalDatabase(state, await objectsWorker());
  const standin = await startIdentityStandin({ appOrigin: ORIGIN });
  const { database, log } = counting(local.db);
  const free = { limit: async () => ({ success: true }) };
  const environment = {
    DB: database,
    FILES: local.files,
    FIGHTS: askedObjects(local.href),
    WRITE_LIMIT: free,
    COSTLY_LIMIT: free,
    COSTLY_READ_LIMIT: free,
    APP_ORIGIN: ORIGIN,
    APP_MODE: 'development',
    SESSION_KEYS: `here:${'5'.repeat(64)}`,
    TICKET_SECRET: 'a-ticket-secret-of-this-process-alone',
    IDENTITY_ISSUER: standin.issuer,
    IDENTITY_DOMAIN: standin.url,
    IDENTITY_CLIENT_ID: standin.clientId,
    IDENTITY_CLIENT_SECRET: standin.clientSecret,
    ...values,
  };
  const { worker, workerLines } = await bundledHere();
  const waiting = [];
  const context = {
    waitUntil: (work) => waiting.push(work),
    passThroughOnException() {},
    props: {},
  };
  return {
    origin: ORIGIN,
    standin,
    db: local.db,
    reads: log,
    lines: workerLines,
    environment,
    ask(path, init = {}) {
      const request = new Request(new URL(path, ORIGIN), init);
      // A server always sets it; Remix compares it with the origin of a form.
      request.headers.set('Host', new URL(ORIGIN).host);
      // A deployed Worker has one environment for life; a test that changes a value gets a new one.
      return worker.fetch(request, { ...environment }, context);
    },
    /** What the platform calls every minute. */
    async schedule() {
      await worker.scheduled({}, { ...environment }, context);
      await Promise.allSettled(waiting.splice(0));
    },
    settle: () => Promise.allSettled(waiting.splice(0)),
    async close() {
      await Promise.allSettled(waiting);
      await standin.close();
      await local.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
