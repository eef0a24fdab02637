import { mkdirSync, rmSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { buildSite, isBuildCurrent } from './setup/build.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { installPackages } from './setup/install.mjs';
import { checkNode } from './setup/machine.mjs';
import { stopAll, stopOnSignals } from './setup/processes.mjs';
import { inProject } from './setup/project.mjs';
import { refuse, runCommand, say } from './setup/say.mjs';
import { ensureLocalValues } from './setup/vars.mjs';
import { whatWentWrong } from './testing/outcomes.mjs';
import { PARTS, partOfPath, QUICK, RESULTS } from './testing/parts.mjs';
import { endParts, runPart } from './testing/run-part.mjs';

const NEWS_MS = 15_000;
const SLOWEST = 10;

/** Parses the arguments: the parts to run, each with the files to restrict it to. */
function chosenParts(words) {
  const files = [];
  let names = Object.keys(PARTS);
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === '--quick') names = QUICK;
    else if (words[at] === '--only') names = (words[++at] ?? '').split(',');
    else files.push(words[at]);
  }
  const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0) {
    refuse(
      `There is no part "${unknown.join(', ')}". The parts are: ${Object.keys(PARTS).join(', ')}.`,
    );
  }
  if (files.length === 0) return names.map((name) => ({ part: PARTS[name], files: [] }));
  const byPart = new Map();
  for (const file of files) {
    const path = relative(inProject(), resolve(file)).split(sep).join('/');
    const name = partOfPath(path);
    if (!name) refuse(`No test lies at "${file}". Tests lie in app/ and tests/.`);
    byPart.set(name, [...(byPart.get(name) ?? []), path]);
  }
  return [...byPart].map(([name, paths]) => ({ part: PARTS[name], files: paths }));
}

const total = { passed: 0, failed: 0, skipped: 0 };
const timed = [];
const news = new Map();

async function runOne({ part, files: chosen }, env = {}) {
  const log = `${RESULTS}/${part.name}.log`;
  news.set(part.name, 'started');
  const { code, seconds } = await runPart(part.command(chosen), {
    log,
    env,
    onProgress: (text) => news.set(part.name, text),
  });
  news.delete(part.name);
  const { passed, failed, skipped = 0, files } = part.outcome(code);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  timed.push(...files);
  say(
    `${failed === 0 ? '✓' : '✗'} ${part.name}: ${passed} passed, ${failed} failed in ${Math.round(seconds)} s`,
  );
  if (failed > 0) say(`${whatWentWrong(log)}\n`);
}

/** Lists the slowest files of all parts: the first place to look when the suite is slow. */
function tellSlowest() {
  if (timed.length <= SLOWEST) return;
  const slowest = timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  const lines = slowest.map(
    ({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`,
  );
  say(`\nThe slowest files:\n${lines.join('\n')}`);
}

function tellNews() {
  if (news.size === 0) return;
  say(`  … ${[...news].map(([name, text]) => `${name}: ${text}`).join(' · ')}`);
}

/** A running product for the parts that need one: its address, and how to stop it. */
async function openApp() {
  if (process.env.SITE_ORIGIN) return { env: {}, stop: async () => {} };
  const { startApp } = await import('../tests/harness/app.mjs');
  const app = await startApp({ edge: true });
  // Packages loaded for it may exit this process on a signal, and leave the product running.
  endOnSignals();
  const env = {
    SITE_ORIGIN: app.origin,
    IDENTITY_URL: app.standins['hosted sign-in'] ?? '',
    CONTACT_URL: app.standins['contact endpoint'] ?? '',
  };
  return { env, stop: () => app.stop() };
}

async function runWithApp(entry) {
  const app = await openApp();
  try {
    await runOne(entry, app.env);
  } finally {
    await app.stop();
  }
}

/** Stops the parts and the products on Ctrl-C. */
function endOnSignals() {
  stopOnSignals(1);
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, endParts);
}

/** Builds the site if a part needs it and it is out of date; other parts run meanwhile. */
async function buildFor(parts) {
  if (!parts.some(({ part }) => part.needsBuild)) return;
  ensureLocalValues();
  if (isBuildCurrent()) return;
  say('Building the site…');
  await buildSite();
}

async function chromiumOf(parts) {
  if (!parts.some(({ part }) => part.needsChromium)) return null;
  const chromium = await ensureChromium();
  if (!chromium) {
    say(
      'No Chromium was found and none could be installed: set CHROMIUM_PATH to run the browser tests.',
    );
    total.skipped += 1;
  }
  return chromium;
}

/**
 * Keeps two cores busy: the workerd tests one, unit tests, types and lint the other, while the site is built and then
 * the server tests run, which wait more than they compute. The browser tests, with a product of their own, start
 * once lint, workerd, unit tests and types are done.
 */
async function runAll(parts) {
  const built = buildFor(parts);
  const entryOf = (name) => parts.find(({ part }) => part.name === name);
  const run = async (name, work = runOne) => {
    const entry = entryOf(name);
    if (!entry) return;
    if (entry.part.needsBuild) await built;
    await work(entry);
  };
  async function oneByOne(names) {
    for (const name of names) await run(name);
  }
  const beside = Promise.all([oneByOne(['workers']), oneByOne(['unit', 'types', 'lint'])]);
  const server = run('server', runWithApp);
  async function browser() {
    const chromium = await chromiumOf(parts);
    await beside;
    if (chromium) await run('browser', (entry) => runOne(entry, { CHROMIUM_PATH: chromium }));
  }
  await Promise.all([built, beside, server, browser()]);
}

await runCommand(async () => {
  checkNode();
  const parts = chosenParts(process.argv.slice(2));
  installPackages();
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  say(`Running ${parts.map(({ part }) => part.name).join(', ')}`);
  const ticker = setInterval(tellNews, NEWS_MS);
  endOnSignals();
  try {
    await runAll(parts);
  } finally {
    clearInterval(ticker);
    // When one part could not even start, don't wait for the others.
    endParts();
    await stopAll();
  }
  tellSlowest();
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  say(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  if (total.failed > 0) process.exitCode = 1;
});
