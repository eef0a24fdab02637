import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, isBuildCurrent } from '../../scripts/setup/build.mjs';
import { layMigratedDatabase } from '../../scripts/setup/database.mjs';
import { isPortFree } from '../../scripts/setup/machine.mjs';
import { stopAll, stopProgram } from '../../scripts/setup/processes.mjs';
import { keepSrd } from '../../scripts/setup/seed.mjs';
import { serveSite } from '../../scripts/setup/site.mjs';
import { ensureLocalValues } from '../../scripts/setup/vars.mjs';

/** Four ports in a row that nothing uses: the site's and its stand-ins'. */
async function freeRow() {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = 20_000 + 4 * Math.floor(Math.random() * 7_500);
    const free = await Promise.all(
      [0, 1, 2, 3].map((offset) => isPortFree(port + offset, '127.0.0.1')),
    );
    if (free.every(Boolean)) return port;
  }
  throw new Error('No four free ports in a row were found.');
}

/**
 * Starts the real product for tests or a benchmark: the built Worker, a fresh database with the SRD, and the stand-ins, on
 * ports of its own. `values` override .dev.vars; `broken` leaves the database empty, without tables. Call `stop()` in the end.
 */
export async function startApp({ values = {}, seed = true, broken = false, onLine } = {}) {
  ensureLocalValues();
  if (!isBuildCurrent()) buildSite();
  const state = mkdtempSync(join(tmpdir(), 'delvewright-'));
  if (!broken) layMigratedDatabase(state);
  if (seed && !broken) await keepSrd(state);
  const lines = [];
  const port = await freeRow();
  const site = await serveSite({
    port,
    state,
    values,
    isReady: (answer) => broken || answer.ok,
    onLine: (line) => {
      lines.push(line);
      onLine?.(line);
    },
  });
  return {
    origin: site.origin,
    port,
    state,
    /** Where each stand-in listens, by its place: identity first. */
    standins: Object.fromEntries(site.standins.map((standin) => [standin.name, standin.url])),
    /** Every line that the Worker logged so far. */
    lines,
    async stop() {
      await stopProgram(site.program);
      await stopAll();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
