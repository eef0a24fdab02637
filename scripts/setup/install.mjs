import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { checkDisk } from './machine.mjs';
import { fingerprint, inProject } from './project.mjs';
import { refuse, say } from './say.mjs';

const LOCK = inProject('package-lock.json');
const PACKAGES = inProject('node_modules');
const STAMP = inProject('node_modules', '.delvewright-lock');
const NPM_RECORD = inProject('node_modules', '.package-lock.json');

function checkLock() {
  if (!existsSync(LOCK)) {
    refuse('package-lock.json is missing. Fetch it again: git checkout package-lock.json');
  }
  try {
    JSON.parse(readFileSync(LOCK, 'utf8'));
  } catch {
    refuse('package-lock.json is damaged. Fetch it again: git checkout package-lock.json');
  }
}

function isCurrent(lock) {
  // A symbolic link points to another checkout's packages; installing here would delete them there.
  if (existsSync(PACKAGES) && lstatSync(PACKAGES).isSymbolicLink()) return true;
  if (existsSync(STAMP)) return readFileSync(STAMP, 'utf8') === lock;
  return existsSync(NPM_RECORD) && statSync(NPM_RECORD).mtimeMs >= statSync(LOCK).mtimeMs;
}

/** Installs the packages of the lock file when they are missing or older than it; `tell` receives the status line. */
export function installPackages({ tell = say } = {}) {
  checkLock();
  const lock = fingerprint([LOCK], { byContent: true });
  if (isCurrent(lock)) return;
  checkDisk(1500);
  tell('Installing packages (about 20 seconds the first time)…');
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...flags], { cwd: inProject(), encoding: 'utf8' })
    : spawnSync('npm', flags, {
        cwd: inProject(),
        encoding: 'utf8',
        shell: process.platform === 'win32',
      });
  if (result.status !== 0) refuse(`The packages could not be installed: ${reasonOf(result)}`);
  writeFileSync(STAMP, lock);
}

function reasonOf(result) {
  if (result.error) return `npm did not start (${result.error.message}).`;
  const lines = `${result.stderr}`.split('\n').filter((line) => /npm (error|ERR!)/.test(line));
  const told = lines
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, ''))
    .filter((line) => line !== '');
  return told.find((line) => !/^code /.test(line)) ?? 'npm did not say why.';
}
