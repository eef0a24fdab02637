import { mkdirSync, rmSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { installPackages } from './setup/install.mjs';
import { checkNode } from './setup/machine.mjs';
import { inProject } from './setup/project.mjs';
import { refuse, runCommand, say } from './setup/say.mjs';
import { whatWentWrong } from './testing/outcomes.mjs';
import { PARTS, partOfPath, QUICK, RESULTS } from './testing/parts.mjs';
import { endParts, runPart } from './testing/run-part.mjs';

const NEWS_MS = 15_000;

/** What the person asked for: the parts to run, each with the files that it shall keep to. */
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
const second = [];
const news = new Map();

async function runOne({ part, files }, env = {}) {
  const log = `${RESULTS}/${part.name}.log`;
  news.set(part.name, 'started');
  const { code, seconds } = await runPart(part.command(files), {
    log,
    env: { ...part.env, ...env },
    onProgress: (text) => news.set(part.name, text),
  });
  news.delete(part.name);
  const { passed, failed, skipped = 0, second: again } = part.outcome(code);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  second.push(...again);
  say(
    `${failed === 0 ? '✓' : '✗'} ${part.name}: ${passed} passed, ${failed} failed in ${Math.round(seconds)} s`,
  );
  if (failed > 0) say(`${whatWentWrong(log)}\n`);
}

/** Runs some parts one after another; several rows go side by side. */
async function runRow(parts, env) {
  for (const part of parts) await runOne(part, env);
}

function tellNews() {
  if (news.size === 0) return;
  say(`  … ${[...news].map(([name, text]) => `${name}: ${text}`).join(' · ')}`);
}

/** One running product for the parts that ask it: with its address, and how it is ended. */
async function openApp() {
  if (process.env.SITE_ORIGIN) return { env: {}, stop: async () => {} };
  const { startApp } = await import('../tests/harness/app.mjs');
  const app = await startApp({ edge: true });
  const env = {
    SITE_ORIGIN: app.origin,
    IDENTITY_URL: app.standins['hosted sign-in'] ?? '',
    CONTACT_URL: app.standins['contact endpoint'] ?? '',
  };
  return { env, stop: () => app.stop() };
}

async function chromiumOf(parts) {
  if (!parts.some(({ part }) => part.needsChromium)) return null;
  const { ensureChromium } = await import('./setup/chromium.mjs');
  const chromium = await ensureChromium();
  if (!chromium) {
    say(
      'No Chromium was found and none could be installed: set CHROMIUM_PATH to run the browser tests.',
    );
    total.skipped += 1;
  }
  return chromium;
}

async function runAll(parts) {
  const isBeside = ({ part }) => !part.needsApp;
  // Types, lint and workerd keep one core busy, the unit tests the other.
  const [own, others] = [true, false].map((unit) =>
    parts.filter((entry) => isBeside(entry) && (entry.part.name === 'unit') === unit),
  );
  const beside = Promise.all([runRow(own), runRow(others)]);
  const asking = parts.filter((part) => !isBeside(part));
  if (asking.length === 0) return beside;
  const chromium = await chromiumOf(asking);
  const able = asking.filter(({ part }) => chromium || !part.needsChromium);
  const app = able.length > 0 ? await openApp() : null;
  try {
    // The server's tests wait more than they work, so the others run beside them; browsers want the machine for themselves.
    await Promise.all([
      beside,
      runRow(
        able.filter(({ part }) => !part.needsChromium),
        app?.env,
      ),
    ]);
    const shown = able.filter(({ part }) => part.needsChromium);
    await runRow(shown, { ...app?.env, CHROMIUM_PATH: chromium });
  } finally {
    await app?.stop();
  }
}

await runCommand(async () => {
  checkNode();
  const parts = chosenParts(process.argv.slice(2));
  installPackages();
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  if (parts.some(({ part }) => part.needsBuild)) {
    const { buildSite, isBuildCurrent } = await import('./setup/build.mjs');
    const { ensureLocalValues } = await import('./setup/vars.mjs');
    ensureLocalValues();
    if (!isBuildCurrent()) {
      say('Building the site…');
      buildSite();
    }
  }
  say(`Running ${parts.map(({ part }) => part.name).join(', ')}`);
  const ticker = setInterval(tellNews, NEWS_MS);
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, endParts);
  try {
    await runAll(parts);
  } finally {
    clearInterval(ticker);
  }
  if (second.length > 0) say(`\nPassed at the second try: ${second.join('; ')}`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  say(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  if (total.failed > 0) process.exitCode = 1;
});
