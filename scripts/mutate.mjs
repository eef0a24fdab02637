import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { installPackages } from './setup/install.mjs';
import { checkNode } from './setup/machine.mjs';
import { filesBelow, inProject } from './setup/project.mjs';
import { refuse, runCommand, say } from './setup/say.mjs';

const REPORT = inProject('.cache', 'mutation.json');
/** A fault is seen when a test fails, or when it runs for ever. */
const SEEN = ['Killed', 'Timeout'];
const UNSEEN = ['Survived', 'NoCoverage'];

/** Leaves out what is only said: messages of thrown errors and of the log, which no test should hold word by word. */
const SPOKEN = inProject('scripts', 'setup', 'spoken-faults.mjs');

/** The sources of a room that the unit tests can judge: what runs in the Worker alone or draws a page is others' work. */
function sourcesOf(word) {
  const path = inProject(relative(inProject(), resolve(word)));
  if (!existsSync(path)) refuse(`There is nothing at "${word}".`);
  return filesBelow(path)
    .map((file) => relative(inProject(), file).split(sep).join('/'))
    .filter((file) => /\.ts$/.test(file) && !/\.(test|d)\.ts$/.test(file))
    .filter((file) => statSync(path).isFile() || !/(^|[-/])page\.ts$/.test(file));
}

/** The folder of a room whose tests judge it: its own, or the nearest above it that has any. */
function judgesOf(room) {
  let folder = inProject(relative(inProject(), resolve(room)));
  if (statSync(folder).isFile()) folder = dirname(folder);
  while (folder !== inProject() && !filesBelow(folder).some((file) => /\.test\.tsx?$/.test(file))) {
    folder = dirname(folder);
  }
  return relative(inProject(), folder).split(sep).join('/');
}

/** What earlier runs of these rooms found: a fault whose code and tests are as they were is not tried again. */
function memoryOf(rooms) {
  const name = rooms.map((room) => relative(inProject(), resolve(room)).replaceAll(/\W+/g, '-'));
  return `.cache/mutants-${name.join('+').slice(0, 100)}.json`;
}

async function mutate(files, rooms) {
  const { Stryker } = await import('@stryker-mutator/core');
  mkdirSync(inProject('.cache'), { recursive: true });
  process.env.MUTATED_ROOMS = [...new Set(rooms.map(judgesOf))].join(',');
  rmSync(REPORT, { force: true });
  const stryker = new Stryker({
    mutate: files,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', SPOKEN],
    vitest: { configFile: 'tests/vitest.mutation.config.ts', related: true },
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: memoryOf(rooms),
    // What a module makes while it loads is seen by every test of its file: each such fault would cost a run of them all.
    ignoreStatic: true,
    concurrency: 2,
    // A busy machine is no fault that was seen: only what takes far longer than the tests did counts as endless.
    timeoutMS: 10_000,
    timeoutFactor: 3,
    ignorers: ['spoken'],
    tempDirName: '.cache/mutation',
    ignorePatterns: ['build', 'test-results', '.wrangler', '.cache', 'public/pictures'],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: '.cache/mutation.json' },
    allowConsoleColors: false,
  });
  await stryker.runMutationTest();
  return JSON.parse(readFileSync(REPORT, 'utf8')).files;
}

/** Faults of some mutants that count, and how many of them were seen. */
function tally(mutants) {
  const seen = mutants.filter(({ status }) => SEEN.includes(status)).length;
  return { seen, all: seen + mutants.filter(({ status }) => UNSEEN.includes(status)).length };
}

function share({ seen, all }) {
  return all === 0 ? '–' : `${((100 * seen) / all).toFixed(1)} %`;
}

function sayTable(heading, rows) {
  say(`\n| ${heading} | faults | seen |\n|---|---|---|`);
  for (const [name, counts] of rows) say(`| ${name} | ${counts.all} | ${share(counts)} |`);
}

await runCommand(async () => {
  checkNode();
  installPackages();
  const rooms = process.argv.slice(2);
  if (rooms.length === 0) refuse('Name a room or a file: npm run mutate -- app/billing');
  const sources = rooms.flatMap(sourcesOf);
  if (sources.length === 0) refuse('There is no source there that a unit test could judge.');
  const files = Object.entries(await mutate(sources, rooms));
  for (const [name, { mutants, source }] of files) {
    const lines = source.split('\n');
    for (const { status, location, replacement, mutatorName } of mutants) {
      if (!UNSEEN.includes(status)) continue;
      const { line } = location.start;
      say(`${name}:${line} ${mutatorName} → ${replacement?.replaceAll(/\s+/g, ' ')}`);
      say(`    ${lines[line - 1]?.trim()}`);
    }
  }
  const counted = files
    .map(([name, { mutants }]) => [name, tally(mutants)])
    .filter(([, { all }]) => all > 0);
  sayTable('file', counted);
  const folders = new Map();
  for (const entry of counted) {
    const folder = dirname(entry[0]);
    folders.set(folder, [...(folders.get(folder) ?? []), entry]);
  }
  const sum = (entries) => ({
    seen: entries.reduce((total, [, { seen }]) => total + seen, 0),
    all: entries.reduce((total, [, { all }]) => total + all, 0),
  });
  sayTable('folder', [
    ...[...folders].map(([folder, entries]) => [folder, sum(entries)]),
    ['all', sum(counted)],
  ]);
});
