import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { installPackages } from './setup/install.mjs';
import { checkNode } from './setup/machine.mjs';
import { filesBelow, inProject } from './setup/project.mjs';
import { refuse, runCommand, say } from './setup/say.mjs';

const REPORT = inProject('.cache', 'mutation.json');
/** A mutant counts as detected when a test fails, or when it never ends. */
const SEEN = ['Killed', 'Timeout'];
const UNSEEN = ['Survived', 'NoCoverage'];

/** A sample includes or excludes blocks of this many lines: most mutants lie within one. */
const WINDOW = 12;

/** Ignores texts: messages of thrown errors and log lines, which no test should check word by word. */
const SPOKEN = inProject('scripts', 'setup', 'spoken-faults.mjs');

/** Code that handles a page's elements, forms and dialogs: the browser tests check it. */
const OF_A_PAGE = /\bHTML\w*Element\b/;

/** The source files of a room that tests without a browser can check. */
function sourcesOf(word) {
  const path = inProject(relative(inProject(), resolve(word)));
  if (!existsSync(path)) refuse(`There is nothing at "${word}".`);
  return filesBelow(path)
    .map((file) => relative(inProject(), file).split(sep).join('/'))
    .filter((file) => /\.ts$/.test(file) && !/\.(test|d)\.ts$/.test(file))
    .filter((file) => statSync(path).isFile() || !isOfPage(file));
}

function isOfPage(file) {
  return /(^|[-/])page\.ts$/.test(file) || OF_A_PAGE.test(readFileSync(inProject(file), 'utf8'));
}

/** Tests elsewhere that check a room, besides those named after it. */
const ALSO = {
  account: ['unit/{hosted-sign-in,provider-removal,kept-forever}', 'integration/schedule'],
  billing: ['unit/site-offer', 'integration/schedule'],
  platform: [
    'unit/{billing-*,hosted-sign-in,identity-admin,kept-forever,provider-removal,site-offer}',
    'integration/{account-sessions,export,kept-shelf-*,maps,schedule,storage,uploads}',
  ],
};

/**
 * The tests that check a room: those in its folder, or in the nearest parent folder with tests, and those named after
 * it.
 */
function judgesOf(room) {
  let folder = inProject(relative(inProject(), resolve(room)));
  if (statSync(folder).isFile()) folder = dirname(folder);
  while (folder !== inProject() && !filesBelow(folder).some((file) => /\.test\.tsx?$/.test(file))) {
    folder = dirname(folder);
  }
  const beside = relative(inProject(), folder).split(sep).join('/');
  const name = room.split(/[\\/]/)[1] ?? '';
  const named = [`{unit,integration}/${name}{,-*}`, ...(ALSO[name] ?? [])];
  return [`${beside}/**/*.test.{ts,tsx}`, ...named.map((test) => `tests/${test}.test.ts`)];
}

/** The results file of these rooms: a mutant whose code and tests have not changed is not run again. */
function memoryOf({ rooms, judges }) {
  const name = [...rooms, ...judges].map((word) =>
    relative(inProject(), resolve(word)).replaceAll(/\W+/g, '-'),
  );
  return `.cache/mutants-${name.join('+').slice(0, 100)}.json`;
}

/** A number from 0 to 1 that is always the same for a text (FNV-1a), so that samples are reproducible. */
function lot(text) {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** The line ranges that a sample of `part` of all lines includes, in Stryker's notation. */
function sampleOf(files, part) {
  return files.flatMap((file) => {
    const lines = readFileSync(inProject(file), 'utf8').split('\n').length;
    const starts = Array.from({ length: Math.ceil(lines / WINDOW) }, (_, at) => at * WINDOW + 1);
    return starts
      .filter((start) => lot(`${file}:${start}`) < part)
      .map((start) => `${file}:${start}-${start + WINDOW}`);
  });
}

/** Parses the arguments: rooms, the sampled part (`--sample 0.2`), and further tests (`--by tests/unit/x.test.ts`). */
function asked(words) {
  const wish = { rooms: [], judges: [], part: 1 };
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === '--sample') wish.part = Number(words[++at]);
    else if (words[at] === '--by') wish.judges.push(words[++at] ?? '');
    else wish.rooms.push(words[at]);
  }
  if (!(wish.part > 0 && wish.part <= 1)) refuse('A sample is a part of all: --sample 0.2');
  const lost = wish.judges.find((file) => !existsSync(inProject(file)));
  if (lost !== undefined) refuse(`There is no test at "${lost}".`);
  return wish;
}

async function mutate(files, wish) {
  const { rooms, judges, part } = wish;
  const { Stryker } = await import('@stryker-mutator/core');
  mkdirSync(inProject('.cache'), { recursive: true });
  process.env.MUTANT_JUDGES = [...new Set([...rooms.flatMap(judgesOf), ...judges])].join('|');
  rmSync(REPORT, { force: true });
  const stryker = new Stryker({
    mutate: part < 1 ? sampleOf(files, part) : files,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', SPOKEN],
    vitest: { configFile: 'tests/vitest.mutation.config.ts', related: true },
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: memoryOf(wish),
    // Mutants in code that runs when a module loads affect all its tests: each would need a run of them all.
    ignoreStatic: true,
    concurrency: Number(process.env.MUTANT_WORKERS ?? 2),
    // A slow machine must not look like an endless loop: only what takes far longer than before counts as one.
    timeoutMS: 10_000,
    timeoutFactor: 3,
    dryRunTimeoutMinutes: 15,
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

/** The number of counted mutants, and of those detected. */
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
  const wish = asked(process.argv.slice(2));
  const { rooms } = wish;
  if (rooms.length === 0) refuse('Name a room or a file: npm run mutate -- app/billing');
  const sources = rooms.flatMap(sourcesOf);
  if (sources.length === 0) refuse('There is no source there that a unit test could judge.');
  const files = Object.entries(await mutate(sources, wish));
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
