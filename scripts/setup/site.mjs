import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_STATE, WRANGLER, WRANGLER_ENV } from './database.mjs';
import { startProgram } from './processes.mjs';
import { CACHE, inProject } from './project.mjs';
import { refuse } from './say.mjs';
import { startStandins } from './standins.mjs';
import { missingValues } from './vars.mjs';

/** How long to wait for the site: a busy machine is slow, and a broken site ends by itself. */
const READY_MS = 180_000;
const ANSWER_MS = 15_000;
/** How often to start the Worker when it ends by itself: another connection may briefly use its port. */
const TRIES = 3;
const LAST_LINES = 15;
const EVERY_MINUTE = 60_000;

/** The arguments of wrangler's local server, which reloads new builds. */
function wranglerDev({ port, state, settings }) {
  return [
    WRANGLER,
    'dev',
    '--port',
    String(port),
    '--ip',
    '127.0.0.1',
    '--inspector-port',
    '0',
    '--persist-to',
    state,
    '--show-interactive-dev-session=false',
    '--test-scheduled',
    ...Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ];
}

/**
 * Serves the built site on a local port, with the stand-ins on the ports after it. `values` override .dev.vars;
 * `onLine` gets each line that the Worker logs; `isReady` checks the response of /health (a test may start the site
 * broken on purpose). The Worker listens at `workerPort`, when a proxy is in front of it; `server` gives the program
 * that serves it.
 */
export async function serveSite({
  port,
  workerPort = port,
  state = LOCAL_STATE,
  values = {},
  onLine = () => {},
  isReady = (answer) => answer.ok,
  server = wranglerDev,
}) {
  const origin = `http://localhost:${port}`;
  const beside = await startStandins(port, origin);
  const settings = { ...missingValues(), ...beside.values, APP_ORIGIN: origin, ...values };
  const args = server({ port: workerPort, state, settings });
  const worker = `http://localhost:${workerPort}`;
  const logFile = join(CACHE, 'logs', `${port}.log`);
  const launch = (append) => startProgram(args, { logFile, append, env: WRANGLER_ENV, onLine });
  let program = launch(false);
  for (let tries = 1; !(await isHealthy(worker, program, isReady)); tries += 1) {
    if (program.exitCode === null || tries === TRIES) refuse(whyNotStarted(logFile));
    program = launch(true);
  }
  const again = () => launch(true);
  const answers = () => isAnswering(worker);
  const { standins, programs } = beside;
  return { origin, program, again, answers, standins, beside: programs, logFile };
}

/** Whether the site responds at all, even with an error. */
async function isAnswering(origin) {
  try {
    await (await fetch(`${origin}/health`, { signal: AbortSignal.timeout(5000) })).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Waits until the site is healthy; false when its program ended, or after the timeout. */
async function isHealthy(origin, program, isReady) {
  const end = Date.now() + READY_MS;
  while (Date.now() < end && program.exitCode === null) {
    try {
      const answer = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(ANSWER_MS) });
      if (isReady(answer)) return true;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** The error of a site that did not start, with its last log lines. */
function whyNotStarted(logFile) {
  const said = existsSync(logFile) ? readFileSync(logFile, 'utf8').trim().split('\n') : [];
  const sentence = `The site did not start. Its log says why: ${logFile.replace(inProject(), '.')}`;
  return [sentence, ...said.slice(-LAST_LINES)].join('\n');
}

/**
 * Cron never fires under `wrangler dev`: this calls the scheduled handler every minute instead. For a Worker with
 * assets, Miniflare's own address for that reaches the asset router, which has no such handler; this address reaches
 * the Worker.
 */
export function keepSchedule(origin) {
  const timer = setInterval(() => {
    fetch(`${origin}/__scheduled`, { signal: AbortSignal.timeout(30_000) }).catch(() => {
      // The site is restarting; try again in the next minute.
    });
  }, EVERY_MINUTE);
  timer.unref();
  return () => clearInterval(timer);
}
