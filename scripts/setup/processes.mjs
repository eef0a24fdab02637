import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from './project.mjs';

const GRACE_MS = 4000;
const children = new Set();
let stopping = false;

/**
 * Starts a program that lives until `stopAll`; what it prints goes to a log file (anew, or behind what stands there) and,
 * line by line, to `onLine`.
 */
export function startProgram(args, { logFile, append = false, env = {}, onLine = () => {} }) {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile, { flags: append ? 'a' : 'w' });
  const child = spawn(process.execPath, args, {
    cwd: inProject(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own where the system has them, so that a program's own children end with it.
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
    // It ended by itself in the meantime.
  }
}

/** Ends one program and everything it began; a program that does not listen is ended by force. */
export async function stopProgram(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  signal(child, 'SIGTERM');
  const timer = setTimeout(() => signal(child, 'SIGKILL'), GRACE_MS);
  await gone;
  clearTimeout(timer);
  signal(child, 'SIGKILL');
}

/** Ends what a program that is gone began and left behind. */
export function endRest(child) {
  signal(child, 'SIGKILL');
}

/** Whether everything is being ended on purpose. */
export function isStopping() {
  return stopping;
}

/** Ends every program that was started here. */
export async function stopAll() {
  stopping = true;
  await Promise.all([...children].map(stopProgram));
}

/** Ends everything when the person presses Ctrl-C or the terminal closes; `code` is what the command then ends with. */
export function stopOnSignals(code = 0) {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Packages that were loaded before may end the process at once on a signal, and leave the programs running.
    process.removeAllListeners(name);
    process.once(name, async () => {
      await stopAll();
      process.exit(code);
    });
  }
}
