import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { installPackages } from './setup/install.mjs';
import { checkNode } from './setup/machine.mjs';
import { inProject } from './setup/project.mjs';
import { refuse, runCommand, say } from './setup/say.mjs';

const PLACEHOLDER = '00000000-0000-0000-0000-000000000000';

function wrangler(args, env = {}) {
  const program = inProject('node_modules', 'wrangler', 'bin', 'wrangler.js');
  const result = spawnSync(process.execPath, [program, ...args], {
    cwd: inProject(),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (result.status !== 0)
    refuse(`wrangler ${args[0]} did not succeed; what it said stands above.`);
}

/**
 * Builds, then deploys: migrations first, because a new Worker may need new tables. `--dry-run` stops before anything
 * is sent.
 */
await runCommand(async () => {
  checkNode();
  installPackages();
  const { buildSite, builtAssets } = await import('./setup/build.mjs');
  const { recordRelease } = await import('./setup/releases.mjs');
  await buildSite();
  if (process.argv.includes('--dry-run')) {
    wrangler(['deploy', '--dry-run', '--outdir', '.cache/deploy'], {
      WRANGLER_SEND_METRICS: 'false',
    });
    say('The Worker bundles; nothing was deployed.');
    return;
  }
  if (readFileSync(inProject('wrangler.toml'), 'utf8').includes(PLACEHOLDER)) {
    refuse(
      'wrangler.toml still has the placeholder database id. Run `npx wrangler d1 create delvewright` and put its id there.',
    );
  }
  wrangler(['d1', 'migrations', 'apply', 'DB', '--remote']);
  wrangler(['deploy']);
  recordRelease(builtAssets());
  say(
    'Deployed. To load the SRD: TICKET_SECRET=… npm run seed -- --remote https://your-site.example',
  );
});
