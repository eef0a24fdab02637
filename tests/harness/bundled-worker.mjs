import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { layReady, WRANGLER, WRANGLER_ENV } from '../../scripts/setup/database.mjs';
import { inProject } from '../../scripts/setup/project.mjs';
import { refuse } from '../../scripts/setup/say.mjs';

/** Bundles the built Worker into one file, as a deploy does. */
function bundleInto(folder) {
  const args = [WRANGLER, 'deploy', '--dry-run', '--outdir', folder];
  const result = spawnSync(process.execPath, args, {
    cwd: inProject(),
    encoding: 'utf8',
    env: { ...process.env, ...WRANGLER_ENV },
  });
  if (result.status !== 0) {
    refuse(`The Worker could not be bundled:\n${result.stdout}${result.stderr}`);
  }
  writeOptions(folder);
}

/** Writes the options of wrangler.toml beside the bundle: loading wrangler for them takes as long as starting the Worker. */
function writeOptions(folder) {
  const script = inProject('tests', 'harness', 'write-worker-options.mjs');
  const result = spawnSync(process.execPath, [script, optionsIn(folder)], { encoding: 'utf8' });
  if (result.status !== 0) refuse(`The Worker's settings could not be read:\n${result.stderr}`);
}

function optionsIn(folder) {
  return join(folder, 'options.json');
}

/**
 * Returns a function that gives the arguments of the program that serves the built Worker for tests, with these
 * settings. The bundle is cached until something in it changes. `inspectorPort` opens a memory inspector.
 */
export async function bundledWorker(state, inspectorPort) {
  const folder = join(state, 'bundle');
  const dependsOn = [['build', 'server'], ['app'], ['wrangler.toml'], ['.dev.vars']].map((at) =>
    inProject(...at),
  );
  await layReady({ kind: 'worker', dependsOn, fill: bundleInto }, folder);
  const script = inProject('tests', 'harness', 'serve-worker.mjs');
  const bundle = join(folder, 'entry.worker.js');
  return (asked) => [
    script,
    JSON.stringify({ ...asked, bundle, options: optionsIn(folder), inspectorPort }),
  ];
}
