import { statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { ROOT } from './project.mjs';
import { refuse } from './say.mjs';

const OLDEST_NODE = [20, 19];
const MEGABYTE = 1024 * 1024;

/** Refuses a Node version that is too old for the build tools. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldMajor, oldMinor] = OLDEST_NODE;
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return;
  refuse(
    `Delvewright needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${version}. Get one from nodejs.org.`,
  );
}

/** Refuses when there is too little disk space for the next step. */
export function checkDisk(neededMegabytes) {
  const { bavail, bsize } = statfsSync(ROOT);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free >= neededMegabytes) return;
  refuse(
    `The disk has ${free} MB free, and ${neededMegabytes} MB are needed. Make room and try again.`,
  );
}

/** Whether a port of this machine is free. */
export function isPortFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Refuses a port that is in use, naming its purpose. */
export async function checkPort(port, use) {
  if ((await isPortFree(port, '127.0.0.1')) && (await isPortFree(port, undefined))) return;
  refuse(
    `Port ${port} (${use}) is in use by another program. Stop that one, or start with another port: PORT=${port + 10} npm start`,
  );
}

/** Reads the port from the environment: an integer from 1024 to 65000, or the default. */
export function readPort(text, usual = 8787) {
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1024 && port <= 65_000) return port;
  return refuse(`PORT must be a whole number from 1024 to 65000, and it is "${text}".`);
}

/** Finds a port that is free now. */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
