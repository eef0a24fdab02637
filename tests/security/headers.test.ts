import { type IncomingMessage, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { appOrigin, freshAddress } from '../harness/origin';
import { severalAtOnce } from '../harness/several';
import { PEOPLE, Visitor } from '../harness/visitor';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

async function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${appOrigin()}${path}`, { redirect: 'manual', ...init });
}

async function scriptAddress(): Promise<string> {
  const html = await (await get('/monster-lookup')).text();
  const found = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  if (!found) throw new Error('the page names no script');
  return found;
}

describe('every response', () => {
  const answers: [string, () => Promise<Response>][] = [
    ['a page', () => get('/')],
    ['JSON', () => get('/health')],
    ['a page that does not exist', () => get('/no/such/page')],
    ['a refused write', () => get('/', { method: 'POST' })],
    ['a refused method', () => get('/', { method: 'PROPFIND' })],
    ['a broken address', () => get('/%E0%A4%A')],
    ['a redirect', () => get('/login?next=/settings')],
    ['an asset', async () => get(await scriptAddress())],
  ];

  it.each(answers)('%s carries the security headers', async (_name, ask) => {
    const answer = await ask();
    const sent = Object.fromEntries(
      Object.keys(ALWAYS).map((name) => [name, answer.headers.get(name)]),
    );
    expect(sent).toEqual(ALWAYS);
    expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(answer.headers.get('permissions-policy')).toMatch(/camera=\(\)/);
  });

  it('allows no other origin by CORS', async () => {
    const answer = await get('/monsters/goblin', { headers: { Origin: 'https://evil.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the content security policy', () => {
  it('lets scripts connect to this site only', async () => {
    const policy = (await get('/monster-lookup')).headers.get('content-security-policy') ?? '';
    const connect = /connect-src ([^;]*)/.exec(policy)?.[1];
    expect(connect).toBe(`'self' ${appOrigin().replace('http', 'ws')}`);
  });
});

describe('a response that sets a cookie', () => {
  it('is never cached, whatever page it is', async () => {
    const visitor = new Visitor();
    const login = await visitor.ask('/login');
    expect(login.headers.getSetCookie().length).toBeGreaterThan(0);
    expect(login.headers.get('cache-control')).toBe('private, no-store');
    const back = await visitor.signIn(PEOPLE.trial, '/about');
    expect(back.headers.getSetCookie().join()).toContain('__Host-session=');
    expect(back.headers.get('cache-control')).toBe('private, no-store');
    const out = await visitor.ask('/logout', { method: 'POST', body: '' });
    expect(out.headers.getSetCookie().join()).toContain('__Host-session=;');
    expect(out.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('scripts', () => {
  it('carry a nonce of at least 128 bits that is new in each response', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const policy = (await get('/')).headers.get('content-security-policy') ?? '';
        return /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    for (const nonce of nonces) expect(atob(nonce).length).toBeGreaterThanOrEqual(16);
  });

  it('run inline only with the nonce of their own response', async () => {
    const answer = await get('/');
    const policy = answer.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    const scripts = (await answer.text()).match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
  });
});

describe('malformed requests', () => {
  it('are never answered with a server error', async () => {
    const pieces = [
      '..',
      '%2e%2e',
      '%00',
      '%zz',
      '//',
      '\\',
      ';',
      '%F0%9F%90%89',
      'a'.repeat(300),
      '.data',
      '__manifest',
      '?',
      '%0d%0a',
      'constructor',
      '{id}',
    ];
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'];
    const roots = ['', 'monster-lookup/', 'monsters/', 'spells/', 'admin/', 'blog/', 'map/'];
    const asked: string[] = [];
    const failures: string[] = [];
    await severalAtOnce([...Array(210).keys()], async (at) => {
      const method = methods[at % methods.length] ?? 'GET';
      const root = roots[at % roots.length] ?? '';
      const path = `/${root}${pieces[(at * 7) % pieces.length]}${pieces[(at * 3 + 1) % pieces.length]}`;
      asked.push(path);
      const headers = { 'CF-Connecting-IP': freshAddress() };
      const answer = await fetch(`${appOrigin()}${path}`, { method, headers, redirect: 'manual' });
      await answer.arrayBuffer();
      if (answer.status >= 500) failures.push(`${answer.status} ${method} ${path}`);
    });
    expect(asked).toHaveLength(210);
    expect(failures).toEqual([]);
  });

  it('with a URL of more than 16 KB are refused with a sentence', async () => {
    const answer = await get(`/?q=${'a'.repeat(17_000)}`);
    expect(answer.status).toBe(414);
    expect(await answer.json()).toEqual({ error: 'This address is too long.' });
  });

  it.each([
    '/.git/config',
    '/.vite/manifest.json',
    '/.dev.vars',
    '/wrangler.toml',
    '/server/index.js',
  ])('for %s return 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('for source maps return 404', async () => {
    expect((await get(`${await scriptAddress()}.map`)).status).toBe(404);
  });
});

describe('a GET request with a body', () => {
  it.each([
    ['nothing', '', '/about'],
    ['a letter', 'x', '/monsters?limit=1'],
  ])('is answered as if it had no body: %s', async (_what, body, path) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { 'Content-Length': String(body.length), 'CF-Connecting-IP': freshAddress() };
      const call = request(`${appOrigin()}${path}`, { method: 'GET', headers }, resolve);
      call.once('error', reject);
      call.end(body);
    });
    answer.resume();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});
