import { watch } from 'node:fs';
import { installPackages } from './setup/install.mjs';
import { keepUp } from './setup/keep-up.mjs';
import { checkDisk, checkNode, checkPort, readPort } from './setup/machine.mjs';
import { stopAll, stopOnSignals } from './setup/processes.mjs';
import { inProject } from './setup/project.mjs';
import { runCommand, say } from './setup/say.mjs';

const STEADY_MS = 250;

async function start() {
  checkNode();
  checkDisk(300);
  installPackages();
  // Loaded only now, because it needs the installed packages.
  const { ensureLocalValues } = await import('./setup/vars.mjs');
  const { buildSite, isBuildCurrent } = await import('./setup/build.mjs');
  const { applyMigrations } = await import('./setup/database.mjs');
  const { keepSrd } = await import('./setup/seed.mjs');
  const { keepSchedule, serveSite } = await import('./setup/site.mjs');
  const { standinsBeside } = await import('./setup/standins.mjs');

  const port = readPort(process.env.PORT);
  await checkPort(port, 'the site');
  for (const standin of standinsBeside(port)) await checkPort(standin.port, standin.name);
  ensureLocalValues();
  if (!isBuildCurrent()) {
    say('Building the site…');
    await buildSite();
  }
  if (applyMigrations()) say('Prepared the database.');
  const seeded = await keepSrd();
  if (seeded) say(seeded);

  stopOnSignals();
  const site = await serveSite({ port, onLine: showProblems });
  keepSchedule(site.origin);
  announce(site);
  if (process.argv.includes('--watch')) rebuildOnChange(buildSite);
  if (await keepUp({ ...site, say })) return;
  await stopAll();
  process.exit(1);
}

function showProblems(line) {
  if (line.includes('"level":"error"') || line.includes('[ERROR]')) say(line);
}

function announce({ origin, standins, logFile }) {
  say('');
  say('Delvewright is running.');
  say(`  The site           ${origin}`);
  for (const { name, url } of standins)
    say(`  ${name.padEnd(18)} ${url} (a stand-in on this machine)`);
  say(`  Launching tools    ${origin}/management/tools, signed in as the admin`);
  say(`  Its log            ${logFile.replace(inProject(), '.')}`);
  say('Stop it with Ctrl-C.');
}

/** Rebuilds when a source changes; the running site reloads the new build. */
function rebuildOnChange(buildSite) {
  let timer;
  let built = Promise.resolve();
  /** One build after the other. */
  const build = () => {
    built = built.then(buildSite).then(
      () => say('Built anew.'),
      (error) => say(error.message),
    );
  };
  for (const folder of ['app', 'public', 'content']) {
    try {
      watch(inProject(folder), { recursive: true }, () => {
        clearTimeout(timer);
        timer = setTimeout(build, STEADY_MS);
      });
    } catch {
      // A folder that does not exist cannot be watched.
    }
  }
  say('Watching for changes.');
}

await runCommand(start);
if (process.exitCode) await stopAll();
