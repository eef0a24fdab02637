import { statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { ROOT } from './project.mjs';
import { refuse } from './say.mjs';

const OLDEST_NODE = [20, 19];
const MEGABYTE = 1024 * 1024;

/** Refuses a Node that is too old for the tools the product is built with. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldMajor, oldMinor] = OLDEST_NODE;
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return;
  refuse(
    `Delvewright needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${version}. Get one from nodejs.org.`,
  );
}

/** Refuses a disk on which the next step would fail half-way. */
export function checkDisk(neededMegabytes) {
  const { bavail, bsize } = statfsSync(ROOT);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free >= neededMegabytes) return;
  refuse(
    `The disk has ${free} MB free, and ${neededMegabytes} MB are needed. Make room and try again.`,
  );
}

/** Whether nothing listens on a port of this machine. */
export function isPortFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Refuses a port that something else already uses, naming what it is wanted for. */
export async function checkPort(port, use) {
  if ((await isPortFree(port, '127.0.0.1')) && (await isPortFree(port, undefined))) return;
  refuse(
    `Port ${port} (${use}) is in use by another program. Stop that one, or start with another port: PORT=${port + 10} npm start`,
  );
}

/** Reads the port from the environment: a whole number from 1024 to 65000, or the usual one. */
export function readPort(text, usual = 8787) {
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1024 && port <= 65_000) return port;
  return refuse(`PORT must be a whole number from 1024 to 65000, and it is "${text}".`);
}

/** A port that nothing uses right now. */
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
