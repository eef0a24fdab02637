import { randomBytes } from 'node:crypto';
import { installPackages } from './setup/install.mjs';
import { checkNode, checkPort, readPort } from './setup/machine.mjs';
import { refuse, runCommand, say } from './setup/say.mjs';

/** Runs a local site over the local database during a restore. */
async function withLocalSite(work) {
  const { ensureLocalValues } = await import('./setup/vars.mjs');
  const { buildSite, isBuildCurrent } = await import('./setup/build.mjs');
  const { applyMigrations } = await import('./setup/database.mjs');
  const { serveSite } = await import('./setup/site.mjs');
  const { stopAll } = await import('./setup/processes.mjs');
  const port = readPort(process.env.PORT);
  await checkPort(port, 'the site: stop `npm start` before you put a backup back');
  ensureLocalValues();
  if (!isBuildCurrent()) {
    say('Building the site…');
    await buildSite();
  }
  applyMigrations();
  const secret = randomBytes(32).toString('hex');
  try {
    const { origin } = await serveSite({ port, values: { TICKET_SECRET: secret } });
    await work({ site: origin, secret });
  } finally {
    await stopAll();
  }
}

/**
 * `npm run restore -- backup.ndjson.gz` restores a backup into the empty local database; `--remote https://site` into
 * that of a deployed site, with TICKET_SECRET set. Name all files of a backup with several.
 */
await runCommand(async () => {
  checkNode();
  installPackages();
  const { wholeBackup } = await import('./setup/backup-file.mjs');
  const { putBack } = await import('./setup/put-back.mjs');
  const { loadProductCode } = await import('./setup/seed.mjs');
  const given = process.argv.slice(2);
  const at = given.indexOf('--remote');
  const files = at === -1 ? given : given.filter((_, place) => place !== at && place !== at + 1);
  if (files.length === 0)
    refuse('Name the file of the backup: npm run restore -- delvewright-2026-11-23.ndjson.gz');
  const backup = await wholeBackup(files);
  const { writeTicket } = await loadProductCode();
  if (at === -1) {
    await withLocalSite((place) => putBack({ ...place, writeTicket }, backup, say));
    return;
  }
  const site = given[at + 1] ?? '';
  const secret = process.env.TICKET_SECRET ?? '';
  if (!URL.canParse(site))
    refuse('Name the site: npm run restore -- backup.ndjson.gz --remote https://your-site.example');
  if (secret === '') refuse('Set TICKET_SECRET to the secret that the site has.');
  await putBack({ site: new URL(site).origin, secret, writeTicket }, backup, say);
});
