import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, isBuildCurrent } from '../../scripts/setup/build.mjs';
import { layMigratedDatabase } from '../../scripts/setup/database.mjs';
import { isPortFree } from '../../scripts/setup/machine.mjs';
import { stopProgram } from '../../scripts/setup/processes.mjs';
import { laySrdDatabase } from '../../scripts/setup/seed.mjs';
import { serveSite } from '../../scripts/setup/site.mjs';
import { ensureLocalValues } from '../../scripts/setup/vars.mjs';
import { bundledWorker } from './bundled-worker.mjs';
import { openEdgeFront } from './edge-front.mjs';

/** The key that seals this product's cookies, so that a test can make a session for its own user. */
export const SESSION_KEYS = `test:${'6'.repeat(64)}`;

/** Offsets of the ports: the site, its stand-ins, the Worker, and its memory inspector. */
const PORTS = [0, 1, 2, 3, 4, 5];

/** Port ranges from 20,000 on, all below 32,768, where systems begin to assign ports to connections. */
const ROWS = 2_000;

/** Finds a range of free ports. */
async function freeRow() {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = 20_000 + PORTS.length * Math.floor(Math.random() * ROWS);
    const free = await Promise.all(PORTS.map((offset) => isPortFree(port + offset, '127.0.0.1')));
    if (free.every(Boolean)) return port;
  }
  throw new Error('No free ports in a row were found.');
}

/**
 * Builds the site, its bundle and its database if they are out of date: once, before several products start in
 * parallel.
 */
export async function makeReady() {
  ensureLocalValues();
  if (!isBuildCurrent()) await buildSite();
  const state = mkdtempSync(join(tmpdir(), 'delvewright-'));
  await laySrdDatabase(state);
  await bundledWorker(state);
  rmSync(state, { recursive: true, force: true });
}

/**
 * Starts the real product for tests or a benchmark: the built Worker, a fresh database with the SRD, and the stand-ins,
 * on ports of its own. `values` override .dev.vars; `broken` leaves the database without tables; `edge` caches
 * immutable responses, `inspect` opens a memory inspector. Call `stop()` at the end.
 */
export async function startApp(options = {}) {
  const { values = {}, seed = true, broken = false, edge = false, inspect, onLine } = options;
  ensureLocalValues();
  if (!isBuildCurrent()) await buildSite();
  const state = mkdtempSync(join(tmpdir(), 'delvewright-'));
  if (!broken) await (seed ? laySrdDatabase : layMigratedDatabase)(state);
  const lines = [];
  const port = await freeRow();
  const workerPort = edge ? port + 4 : port;
  const inspectorPort = inspect && port + 5;
  const server = await bundledWorker(state, inspectorPort);
  const site = await serveSite({
    port,
    workerPort,
    state,
    values: { SESSION_KEYS, ...values },
    server,
    isReady: (answer) => broken || answer.ok,
    onLine: (line) => {
      lines.push(line);
      onLine?.(line);
    },
  });
  const closeFront = edge ? await openEdgeFront({ port, behind: workerPort }) : async () => {};
  return {
    origin: site.origin,
    port,
    state,
    inspectorPort,
    /** The address of each stand-in, by name. */
    standins: Object.fromEntries(site.standins.map((standin) => [standin.name, standin.url])),
    /** Every line that the Worker has logged so far. */
    lines,
    async stop() {
      await closeFront();
      await Promise.all([site.program, ...site.beside].map(stopProgram));
      rmSync(state, { recursive: true, force: true });
    },
  };
}
