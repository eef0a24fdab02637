import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { installPackages } from './setup/install.mjs';
import { checkNode } from './setup/machine.mjs';
import { filesBelow, inProject } from './setup/project.mjs';
import { refuse, runCommand, say } from './setup/say.mjs';

const REPORT = inProject('.cache', 'mutation.json');
/** A fault is seen when a test fails, or when it runs for ever. */
const SEEN = ['Killed', 'Timeout'];
const UNSEEN = ['Survived', 'NoCoverage'];

/** The sources of a room that the unit tests can judge: what runs in the Worker alone or draws a page is others' work. */
function sourcesOf(word) {
  const path = inProject(relative(inProject(), resolve(word)));
  if (!existsSync(path)) refuse(`There is nothing at "${word}".`);
  return filesBelow(path)
    .map((file) => relative(inProject(), file).split(sep).join('/'))
    .filter((file) => /\.ts$/.test(file) && !/\.(test|d)\.ts$/.test(file))
    .filter((file) => statSync(path).isFile() || !/(^|[-/])page\.ts$/.test(file));
}

async function mutate(files, own) {
  const { Stryker } = await import('@stryker-mutator/core');
  rmSync(REPORT, { force: true });
  const stryker = new Stryker({
    mutate: files,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/vitest.mutation.config.ts', related: true },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    tempDirName: '.cache/mutation',
    ignorePatterns: ['build', 'test-results', '.wrangler', '.cache', 'public/pictures'],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: '.cache/mutation.json' },
    allowConsoleColors: false,
    ...own,
  });
  await stryker.runMutationTest();
  return JSON.parse(readFileSync(REPORT, 'utf8')).files;
}

function count(mutants, statuses) {
  return mutants.filter(({ status }) => statuses.includes(status)).length;
}

await runCommand(async () => {
  checkNode();
  installPackages();
  const rooms = process.argv.slice(2);
  if (rooms.length === 0) refuse('Name a room or a file: npm run mutate -- app/billing');
  const sources = rooms.flatMap(sourcesOf);
  if (sources.length === 0) refuse('There is no source there that a unit test could judge.');
  const files = Object.entries(await mutate(sources));
  for (const [name, { mutants, source }] of files) {
    const lines = source.split('\n');
    for (const { status, location, replacement, mutatorName } of mutants) {
      if (!UNSEEN.includes(status)) continue;
      const { line } = location.start;
      say(`${name}:${line} ${mutatorName} → ${replacement?.replaceAll(/\s+/g, ' ')}`);
      say(`    ${lines[line - 1]?.trim()}`);
    }
  }
  say('\n| file | faults | seen |\n|---|---|---|');
  let seen = 0;
  let all = 0;
  for (const [name, { mutants }] of files) {
    const killed = count(mutants, SEEN);
    const counted = killed + count(mutants, UNSEEN);
    seen += killed;
    all += counted;
    if (counted > 0) say(`| ${name} | ${counted} | ${Math.round((100 * killed) / counted)} % |`);
  }
  say(`\n${seen} of ${all} faults were seen: ${all === 0 ? 0 : ((100 * seen) / all).toFixed(1)} %`);
});
