import { inProject } from '../setup/project.mjs';
import { browserOutcome, vitestOutcome } from './outcomes.mjs';

/** Where the parts write their reports and logs. */
export const RESULTS = inProject('test-results');

const bin = (...parts) => inProject('node_modules', ...parts);

/** A part that only passes or fails. */
function check(name, args) {
  return {
    name,
    command: () => args,
    outcome: (code) =>
      code === 0 ? { passed: 1, failed: 0, files: [] } : { passed: 0, failed: 1, files: [] },
  };
}

function vitest(name, needs = {}) {
  const file = `${RESULTS}/${name}.json`;
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    '--reporter=./scripts/testing/vitest-progress.mjs',
  ];
  return {
    ...needs,
    name,
    command: (chosen) => [
      bin('vitest', 'vitest.mjs'),
      'run',
      '-c',
      `tests/vitest.${name}.config.ts`,
      ...reporters,
      ...chosen,
    ],
    outcome: (code) => vitestOutcome(file, code),
  };
}

const browser = {
  name: 'browser',
  needsBuild: true,
  needsApp: true,
  needsChromium: true,
  command: (chosen) => [
    bin('playwright', 'cli.js'),
    'test',
    '-c',
    'tests/playwright.config.ts',
    ...chosen,
  ],
  outcome: (code) => browserOutcome(`${RESULTS}/browser.json`, code),
};

/** The parts of the suite. */
export const PARTS = {
  types: check('types', [bin('typescript-native', 'bin', 'tsc'), '--noEmit', '-p', '.']),
  lint: check('lint', [bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings', '.']),
  unit: vitest('unit'),
  workers: vitest('workers'),
  server: vitest('server', { needsBuild: true, needsApp: true }),
  browser,
};

/** What `--quick` runs: everything that needs neither the running product nor a browser. */
export const QUICK = ['types', 'lint', 'unit', 'workers'];

/** The part that runs a test file or a folder of them; null where there are no tests. */
export function partOfPath(path) {
  if (/^tests\/e2e(\/|$)/.test(path)) return 'browser';
  if (/^tests\/integration(\/|$)|\.worker\.test\.tsx?$/.test(path)) return 'workers';
  if (/^tests\/(server|security)(\/|$)/.test(path)) return 'server';
  if (/^(app|tests\/(unit|standins)|tests\/architecture)(\/|\.|$)/.test(path)) return 'unit';
  return null;
}
