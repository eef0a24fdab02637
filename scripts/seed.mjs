import { installPackages } from './setup/install.mjs';
import { checkNode } from './setup/machine.mjs';
import { refuse, runCommand, say } from './setup/say.mjs';

const TICKET_MINUTES = 10;

/** Sends one records file to a deployed site, with a ticket for this file only. */
async function upload(site, kind, lines, { writeTicket }, secret) {
  const body = new TextEncoder().encode(lines);
  const expiresAt = Date.now() + TICKET_MINUTES * 60_000;
  const ticket = await writeTicket(secret, {
    purpose: `seed ${kind}`,
    maxBytes: body.byteLength,
    expiresAt,
  });
  const answer = await fetch(`${site}/admin/seed/${kind}?ticket=${ticket}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/x-ndjson' },
    body,
  });
  const text = await answer.text();
  if (!answer.ok)
    refuse(`${site} did not take the ${kind}: ${answer.status} ${text.slice(0, 300)}`);
  const { added, changed, unchanged, rejectedCount } = JSON.parse(text);
  say(
    `${kind}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${rejectedCount} rejected.`,
  );
}

/**
 * `npm run seed` fills the local database; `npm run seed -- --remote https://site` a deployed one, with TICKET_SECRET
 * set.
 */
await runCommand(async () => {
  checkNode();
  installPackages();
  const { loadProductCode, keepSrd, srdLines } = await import('./setup/seed.mjs');
  const at = process.argv.indexOf('--remote');
  if (at === -1) {
    const { applyMigrations } = await import('./setup/database.mjs');
    applyMigrations();
    say((await keepSrd()) ?? 'The database has the SRD already; nothing was loaded.');
    return;
  }
  const site = process.argv[at + 1] ?? '';
  const secret = process.env.TICKET_SECRET ?? '';
  if (!URL.canParse(site))
    refuse('Name the site: npm run seed -- --remote https://your-site.example');
  if (secret === '') refuse('Set TICKET_SECRET to the secret that the site has.');
  const code = await loadProductCode();
  const lines = srdLines(code);
  for (const kind of ['monsters', 'spells']) {
    await upload(new URL(site).origin, kind, lines[kind], code, secret);
  }
});
