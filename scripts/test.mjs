import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installPackages } from './setup/install.mjs';
import { checkNode } from './setup/machine.mjs';
import { inProject } from './setup/project.mjs';
import { refuse, runCommand, say } from './setup/say.mjs';

const RESULTS = inProject('test-results');
const bin = (...parts) => inProject('node_modules', ...parts);

/** Runs one program of the suite and shows what it prints. */
function run(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: inProject(),
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function check(name, args) {
  const code = await run(args);
  say(code === 0 ? `✓ ${name}` : `✗ ${name}`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(name) {
  const file = `${RESULTS}/${name}.json`;
  const config = `tests/vitest.${name}.config.ts`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run([bin('vitest', 'vitest.mjs'), 'run', '-c', config, ...reporters]);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.numFailedTests + (code !== 0 && report.numFailedTests === 0 ? 1 : 0);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

async function browser() {
  const { ensureChromium } = await import('./setup/chromium.mjs');
  const chromium = await ensureChromium();
  if (!chromium) {
    say(
      'No Chromium was found and none could be installed: set CHROMIUM_PATH to run the browser tests.',
    );
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const cli = bin('playwright', 'cli.js');
  const file = `${RESULTS}/browser.json`;
  const code = await run([cli, 'test', '-c', 'tests/playwright.config.ts'], {
    CHROMIUM_PATH: chromium,
  });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected + (code !== 0 && stats.unexpected === 0 ? 1 : 0);
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped };
}

const PARTS = {
  types: () => check('types', [bin('typescript', 'bin', 'tsc'), '--noEmit', '-p', '.']),
  lint: () =>
    check('lint', [bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings', '.']),
  unit: () => vitest('unit'),
  workers: () => vitest('workers'),
  server: () => vitest('server'),
  browser,
};

const NEED_BUILD = ['types', 'server', 'browser'];

function chosenParts() {
  const at = process.argv.indexOf('--only');
  if (at === -1) return Object.keys(PARTS);
  const names = (process.argv[at + 1] ?? '').split(',');
  const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0) {
    refuse(
      `There is no part "${unknown.join(', ')}". The parts are: ${Object.keys(PARTS).join(', ')}.`,
    );
  }
  return names;
}

await runCommand(async () => {
  checkNode();
  const parts = chosenParts();
  installPackages();
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  if (parts.some((part) => NEED_BUILD.includes(part))) {
    const { buildSite, isBuildCurrent } = await import('./setup/build.mjs');
    const { ensureLocalValues } = await import('./setup/vars.mjs');
    ensureLocalValues();
    if (!isBuildCurrent()) buildSite();
  }
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const part of parts) {
    say(`\n— ${part}`);
    const began = Date.now();
    const { passed, failed, skipped = 0 } = await PARTS[part]();
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    say(
      `  ${part}: ${passed} passed, ${failed} failed in ${Math.round((Date.now() - began) / 1000)} s`,
    );
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  say(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  if (total.failed > 0) process.exitCode = 1;
});
