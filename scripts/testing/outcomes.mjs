import { existsSync, readFileSync } from 'node:fs';

/** What a part says when it never came to write its report. */
const NO_REPORT = { passed: 0, failed: 1, skipped: 0, second: [] };

/** Counts what Vitest reported; an error outside of any test counts as a failure. */
export function vitestOutcome(file, code) {
  if (!existsSync(file)) return NO_REPORT;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.numFailedTests + (code !== 0 && report.numFailedTests === 0 ? 1 : 0);
  const second = existsSync(secondTries(file)) ? JSON.parse(readFileSync(secondTries(file))) : [];
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests, second };
}

/** Where a part of Vitest names what passed at its second try, beside its report. */
export function secondTries(file) {
  return file.replace(/\.json$/, '-second.json');
}

function* testsOf(suite, above = '') {
  const title = suite.title ? `${above}${suite.title} › ` : above;
  for (const inner of suite.suites ?? []) yield* testsOf(inner, title);
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests) {
      yield { name: `${title}${spec.title} (${test.projectName})`, status: test.status };
    }
  }
}

/** Counts what the browser tests reported, and names those that passed at their second try. */
export function browserOutcome(file, code) {
  if (!existsSync(file)) return NO_REPORT;
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = suites.flatMap((suite) => [...testsOf(suite)]);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (code !== 0 && stats.unexpected === 0 ? 1 : 0),
    skipped: stats.skipped,
    second: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
  };
}

/** The lines of a log that explain a failure: those of what passed are left out. */
export function whatWentWrong(log) {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*✓ |^\s*·+$/.test(line))
    .join('\n')
    .trim();
}
