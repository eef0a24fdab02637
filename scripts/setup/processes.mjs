import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from './project.mjs';

const GRACE_MS = 4000;
const children = new Set();
let stopping = false;

/**
 * Starts a program that runs until `stopAll`; its output goes to a log file (replaced or appended) and, line by line,
 * to `onLine`.
 */
export function startProgram(args, { logFile, append = false, env = {}, onLine = () => {} }) {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile, { flags: append ? 'a' : 'w' });
  const child = spawn(process.execPath, args, {
    cwd: inProject(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group where the system has them, so that its child processes are killed with it.
    detached: process.platform !== 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      log.write(text);
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    });
  }
  children.add(child);
  child.once('exit', () => children.delete(child));
  child.once('close', () => log.end());
  return child;
}

function signal(child, name) {
  try {
    if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    else process.kill(-child.pid, name);
  } catch {
    // It exited in the meantime.
  }
}

/** Stops one program and its child processes; one that does not react is killed. */
export async function stopProgram(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  signal(child, 'SIGTERM');
  const timer = setTimeout(() => signal(child, 'SIGKILL'), GRACE_MS);
  await gone;
  clearTimeout(timer);
  signal(child, 'SIGKILL');
}

/** Kills the child processes that an exited program left behind. */
export function endRest(child) {
  signal(child, 'SIGKILL');
}

/** Whether everything is being stopped on purpose. */
export function isStopping() {
  return stopping;
}

/** Stops every program that was started here. */
export async function stopAll() {
  stopping = true;
  await Promise.all([...children].map(stopProgram));
}

/** Stops everything on Ctrl-C or when the terminal closes; `code` is the command's exit code. */
export function stopOnSignals(code = 0) {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Packages loaded earlier may exit the process at once on a signal, and leave the programs running.
    process.removeAllListeners(name);
    process.once(name, async () => {
      await stopAll();
      process.exit(code);
    });
  }
}
