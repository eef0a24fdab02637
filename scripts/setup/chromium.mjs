import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from './project.mjs';
import { say } from './say.mjs';

const DAY_MS = 86_400_000;
const INSTALLING_MS = 180_000;

/** Headless Chromium does the tests' work in three fifths of the time, so it is preferred. */
const SHELL = '/usr/bin/chromium-headless-shell';
const USUAL_PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  const usual = USUAL_PLACES.find((path) => existsSync(path));
  if (usual) return usual;
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** Runs a program without blocking; returns whether it succeeded. */
function run(command, args) {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawn(command, args, { stdio: 'ignore', timeout: INSTALLING_MS, env })
      .once('error', () => resolve(false))
      .once('close', (code) => resolve(code === 0));
  });
}

/** Whether Debian packages can be installed here. */
function hasPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs a package; updates the package lists if that fails at first. */
async function installPackage(name) {
  const install = ['install', '-y', '--no-install-recommends', name, 'fonts-dejavu-core'];
  if (await run('apt-get', install)) return;
  await run('apt-get', ['update']);
  await run('apt-get', install);
}

/** Installs headless Chromium where only the full one exists; tried at most once a day. */
async function bringShell() {
  if (process.env.CHROMIUM_PATH || !hasPackages() || existsSync(SHELL)) return;
  const asked = join(CACHE, 'chromium-shell-asked');
  if (existsSync(asked) && Date.now() - statSync(asked).mtimeMs < DAY_MS) return;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(asked, '');
  say('Installing the Chromium without windows, which makes the browser tests quicker…');
  await installPackage('chromium-headless-shell');
}

/**
 * The path of a Chromium, installed if possible: Debian's package as root, else Playwright's own; null if neither
 * works.
 */
export async function ensureChromium() {
  await bringShell();
  const found = await findChromium();
  if (found) return found;
  say('Installing Chromium for the browser tests…');
  if (hasPackages()) await installPackage('chromium');
  else await run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  return findChromium();
}
