import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../harness/app.mjs';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ broken: true });
});
afterAll(() => app?.stop());

describe('a site whose database is missing', () => {
  it('shows only the request id to the visitor, and logs the cause under that id', async () => {
    const answer = await fetch(`${app.origin}/monster-lookup?q=goblin`);
    const html = await answer.text();
    const id = answer.headers.get('x-request-id') ?? 'none';
    expect(answer.status).toBe(500);
    expect(html).toContain('Unexpected Application Error!');
    expect(html).toContain(id);
    expect(html).not.toMatch(/no such table|SQLITE|D1_ERROR|node_modules|entry\.worker|\.tsx?:/);
    const logged = () =>
      app.lines.filter((line) => line.includes(id) && line.includes('"level":"error"')).join('\n');
    await expect.poll(logged, { timeout: 5000 }).toMatch(/no such table/);
    for (const path of ['/', '/cheat-sheet', '/features', '/about']) {
      expect((await fetch(`${app.origin}${path}`)).status, path).toBe(200);
    }
    const json = await fetch(`${app.origin}/monsters/goblin`);
    expect(json.status).toBe(500);
    expect(await json.text()).not.toMatch(/no such table|SQLITE|D1_ERROR/);
  });
});

describe('a site whose database does not answer', () => {
  const never = new Promise<never>(() => undefined);
  const databases: [string, () => Promise<never>][] = [
    ['fails', () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))],
    ['hangs', () => never],
  ];

  /** A database stub whose queries all return the given promise. */
  function silent(answer: () => Promise<never>) {
    const statement = {
      bind: () => statement,
      all: answer,
      first: answer,
      raw: answer,
      run: answer,
    };
    return { prepare: () => statement, batch: answer, exec: answer };
  }

  it.each(databases)(
    'and %s still serves the pages that need no database',
    async (_name, answer) => {
      const here: WorkerHere = await openWorkerHere();
      try {
        Object.assign(here.environment, { DB: silent(answer) });
        for (const path of [
          '/',
          '/cheat-sheet',
          '/features',
          '/about',
          '/blog',
          '/try/mapwright',
        ]) {
          const page = await here.ask(path);
          const html = await page.text();
          expect(page.status, path).toBe(200);
          expect(html, path).not.toContain('Unexpected Application Error');
          expect(html, path).toContain('<main');
        }
      } finally {
        await here.close();
      }
    },
    300_000,
  );
});

describe('a site without valid configuration', () => {
  it('returns one plain sentence, and logs the names of the missing settings without values', async () => {
    const here = await openWorkerHere({ TICKET_SECRET: 'short-and-private' });
    try {
      const answer = await here.ask('/health');
      expect(answer.status).toBe(500);
      expect(await answer.json()).toEqual({
        error: 'The site is not configured yet. Its log says what is missing.',
      });
      const logged = here.lines.find((line) => line.includes('"event":"environment"'));
      expect(logged).toMatch(/TICKET_SECRET/);
      expect(here.lines.join('\n')).not.toContain('short-and-private');
    } finally {
      await here.close();
    }
  });
});

describe('log lines', () => {
  it('cannot be forged by a request, and never contain a cookie', async () => {
    const cookie = '__Host-session=very-private-cookie-value';
    await fetch(`${app.origin}/x%0d%0a%7B%22level%22:%22error%22%7D`, {
      method: 'POST',
      headers: { 'User-Agent': 'x"} {"level":"forged"', Cookie: cookie },
    });
    const refusedLines = () => app.lines.filter((line) => line.includes('"event":"refused"'));
    await expect.poll(() => refusedLines().length, { timeout: 5000 }).toBeGreaterThan(0);
    const refused = refusedLines();
    for (const line of refused) expect(() => JSON.parse(line)).not.toThrow();
    expect(app.lines.join('\n')).not.toContain('very-private-cookie-value');
  });
});

describe('secrets', () => {
  it('appear neither in the client assets nor in the Worker’s settings', () => {
    const names = /TICKET_SECRET|SESSION_KEYS|local-ticket-secret/;
    const assets = readdirSync('build/client', { recursive: true, withFileTypes: true });
    const sent = assets.filter(
      (entry) => entry.isFile() && /\.(js|css|html|json)$/.test(entry.name),
    );
    expect(sent.length).toBeGreaterThan(0);
    for (const entry of sent) {
      expect(readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8')).not.toMatch(names);
    }
    expect(readFileSync('wrangler.toml', 'utf8')).not.toMatch(/^\s*\[vars\]|SECRET\s*=|KEYS\s*=/m);
    const tracked = spawnSync('git', ['ls-files', '.dev.vars', '.env'], { encoding: 'utf8' });
    expect(tracked.stdout).toBe('');
  });
});
