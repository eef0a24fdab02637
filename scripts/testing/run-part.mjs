import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { inProject } from '../setup/project.mjs';

const running = new Set();

/**
 * Runs one program of the suite: its output goes to a log file, its progress to `onProgress`. Returns its exit code and
 * its duration in seconds.
 */
export function runPart(args, { log, env = {}, onProgress = () => {} }) {
  return new Promise((resolve) => {
    const began = Date.now();
    const file = createWriteStream(log);
    const child = spawn(process.execPath, args, {
      cwd: inProject(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    });
    running.add(child);
    child.stdout.pipe(file, { end: false });
    child.stderr.pipe(file, { end: false });
    child.on('message', (message) => {
      if (message && typeof message === 'object' && 'progress' in message) {
        onProgress(message.progress);
      }
    });
    child.once('close', (code) => {
      running.delete(child);
      file.end(() => resolve({ code: code ?? 1, seconds: (Date.now() - began) / 1000 }));
    });
  });
}

/** Stops running parts on Ctrl-C. */
export function endParts() {
  for (const child of running) child.kill('SIGTERM');
}
