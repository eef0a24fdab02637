import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startProgram } from './processes.mjs';
import { CACHE, inProject } from './project.mjs';
import { refuse } from './say.mjs';

/**
 * Local stand-ins for the external services that the product uses. Each speaks the real protocol; the Worker only gets
 * other addresses and keys. They listen on the ports right after the site's.
 */
const STANDINS = [
  {
    name: 'hosted sign-in',
    script: inProject('tests', 'standins', 'identity', 'main.mjs'),
    offset: 1,
    values: (url) => ({ IDENTITY_DOMAIN: url, IDENTITY_ISSUER: url, IDENTITY_ADMIN_ENDPOINT: url }),
  },
  {
    name: 'card payments',
    script: inProject('tests', 'standins', 'stripe', 'main.mjs'),
    offset: 2,
    values: (url) => ({ STRIPE_API: url }),
  },
  {
    name: 'contact endpoint',
    script: inProject('tests', 'standins', 'contact', 'main.mjs'),
    offset: 3,
    values: (url) => ({ CONTACT_ENDPOINT: `${url}/messages` }),
  },
];

const READY_MS = 60_000;

/** The existing stand-ins, with the port of each. */
export function standinsBeside(port) {
  return STANDINS.filter((standin) => existsSync(standin.script)).map((standin) => ({
    ...standin,
    port: port + standin.offset,
    url: `http://127.0.0.1:${port + standin.offset}`,
  }));
}

/**
 * Starts the stand-ins and waits until each responds; returns their programs, and the values that the Worker needs to
 * find them.
 */
export async function startStandins(port, appOrigin) {
  const standins = standinsBeside(port);
  const programs = standins.map(({ script, port }) => {
    const args = [script, '--port', String(port), '--app-origin', appOrigin];
    return startProgram(args, { logFile: join(CACHE, 'logs', `${port}.log`) });
  });
  for (const standin of standins) await waitUntilAnswers(standin.url, standin.name);
  return {
    standins,
    programs,
    values: Object.assign({}, ...standins.map((standin) => standin.values(standin.url))),
  };
}

/** Waits until an address responds, with any status. */
export async function waitUntilAnswers(url, name, patience = READY_MS) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    try {
      await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(2000) });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  refuse(`${name} did not start within ${patience / 1000} seconds. The logs are in .cache/logs.`);
}
