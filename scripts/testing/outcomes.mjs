import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { inProject } from '../setup/project.mjs';

/** The outcome of a part that wrote no report. */
const NO_REPORT = { passed: 0, failed: 1, skipped: 0, files: [] };

const nameOf = (path) => relative(inProject(), path).split(sep).join('/');

/**
 * Counts Vitest's results; an error outside of any test counts as a failure. `files` are the test files with the
 * seconds each took.
 */
export function vitestOutcome(file, code) {
  if (!existsSync(file)) return NO_REPORT;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.numFailedTests + (code !== 0 && report.numFailedTests === 0 ? 1 : 0);
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    name: nameOf(name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests, files };
}

function* specsOf(suite) {
  for (const inner of suite.suites ?? []) yield* specsOf(inner);
  yield* suite.specs ?? [];
}

/** Counts the browser tests' results. */
export function browserOutcome(file, code) {
  if (!existsSync(file)) return NO_REPORT;
  const { config, stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const files = new Map();
  for (const spec of suites.flatMap((suite) => [...specsOf(suite)])) {
    const name = nameOf(`${config.rootDir}/${spec.file}`);
    for (const { duration } of spec.tests.flatMap(({ results }) => results)) {
      files.set(name, (files.get(name) ?? 0) + duration / 1000);
    }
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected + (code !== 0 && stats.unexpected === 0 ? 1 : 0),
    skipped: stats.skipped,
    files: [...files].map(([name, seconds]) => ({ name, seconds })),
  };
}

/** The lines of a log that explain a failure, without those of passed tests. */
export function whatWentWrong(log) {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*✓ |^\s*·+$/.test(line))
    .join('\n')
    .trim();
}
