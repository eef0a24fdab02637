import { describe, expect, it } from 'vitest';
import { appOrigin, freshAddress } from '../harness/origin';
import { spellingsOf } from '../harness/spellings';
import { switchIdentity, Visitor } from '../harness/visitor';

type Call = { method?: string; path: string; body?: string; headers?: Record<string, string> };

async function statusOf({ method = 'GET', path, body, headers }: Call): Promise<number> {
  const answer = await fetch(`${appOrigin()}${path}`, {
    method,
    body,
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** More than twice the allowance of a minute: the limiter counts per minute, and a minute may end during the test. */
const CALLS = { write: 50, read: 260 };

/**
 * The spellings that do not even start with the same path segment: a rule that compares the raw path misses all of
 * them.
 */
function disguisesOf(path: string): string[] {
  const beginning = `/${path.split('/')[1]}`;
  return spellingsOf(path).filter(
    (spelled) => !new URL(spelled, appOrigin()).pathname.startsWith(beginning),
  );
}

/**
 * Calls a path from one client address, once as written and then in alternative spellings, until the status is 429;
 * returns the statuses.
 */
async function callOften(count: number, path: string, call: Omit<Call, 'path'> = {}) {
  const caller = { 'CF-Connecting-IP': freshAddress(), Origin: appOrigin() };
  const disguises = disguisesOf(path);
  const statuses: number[] = [];
  for (let at = 0; at < count && statuses.at(-1) !== 429; at += 1) {
    const spelled = (at > 0 && disguises[at % disguises.length]) || path;
    const headers = { ...caller, ...call.headers };
    statuses.push(await statusOf({ ...call, path: spelled, headers }));
  }
  return statuses;
}

/** Signs in a user that no other test uses. */
async function newcomer(username: string): Promise<Visitor> {
  const email = `${username}@delvewright.test`;
  const { sub } = await switchIdentity('users', { username, email });
  const visitor = new Visitor();
  await visitor.signIn(String(sub), '/about');
  return visitor;
}

const COSTLY_WRITES = ['/contact', '/billing/create-checkout-session', '/settings', '/login'];

describe('one allowance counts for all spellings of a path', () => {
  it.each(COSTLY_WRITES)('for costly writes: %s', async (path) => {
    const statuses = await callOften(CALLS.write, path, { method: 'POST', body: 'website=x' });
    expect(statuses.at(-1)).toBe(429);
    expect(statuses[0]).not.toBe(429);
  });

  it.each(['/auth/callback', '/billing/return'])(
    'for callbacks of a provider: %s',
    async (path) => {
      const statuses = await callOften(CALLS.write, path);
      expect(statuses.at(-1)).toBe(429);
    },
  );

  it('for costly reads, which have another allowance than sign-in', async () => {
    const table = freshAddress();
    const headers = { 'CF-Connecting-IP': table };
    const statuses = await callOften(CALLS.read, '/map/no-such-code', { headers });
    expect(statuses[0]).toBe(404);
    expect(statuses.at(-1)).toBe(429);
    expect(await statusOf({ method: 'HEAD', path: '/map/no-such-code', headers })).toBe(429);
    expect(await statusOf({ path: '/auth/callback?code=x&state=y', headers })).toBe(302);
    expect(await statusOf({ path: '/login', headers })).toBe(200);
  });
});

describe('the allowance of costly reads', () => {
  it('is counted per user, whatever the client address', async () => {
    const [one, other] = [await newcomer('reads-much'), await newcomer('reads-little')];
    const statuses: number[] = [];
    for (let at = 0; at < CALLS.read && statuses.at(-1) !== 429; at += 1) {
      const headers = { 'CF-Connecting-IP': freshAddress() };
      statuses.push((await one.ask('/map/no-such-code', { headers })).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await other.ask('/map/no-such-code')).status).toBe(404);
    expect((await new Visitor().ask('/map/no-such-code')).status).toBe(404);
  });
});

describe('events of the payment provider', () => {
  it('do not count toward the allowance of writes', async () => {
    const headers = { 'CF-Connecting-IP': freshAddress() };
    const call = { method: 'POST', path: '/webhooks/stripe', body: '{}', headers };
    for (let at = 0; at < 130; at += 1) expect(await statusOf(call)).toBe(400);
    const form = { ...headers, Origin: appOrigin() };
    expect(await statusOf({ ...call, path: '/no/such/page', headers: form })).toBe(404);
  });
});

describe('size limits, exemptions and gates hold for every spelling of a path', () => {
  const large = 'x'.repeat(300_000);

  it('of a form: larger bodies are refused', async () => {
    for (const path of spellingsOf('/contact')) {
      const headers = { Origin: appOrigin(), 'CF-Connecting-IP': freshAddress() };
      expect(await statusOf({ method: 'POST', path, body: large, headers }), path).toBe(413);
    }
  });

  it('of Mapwright: the body may be as large as a map', async () => {
    for (const path of spellingsOf('/mapwright/keep')) {
      const headers = { Origin: appOrigin(), 'CF-Connecting-IP': freshAddress() };
      const status = await statusOf({ method: 'POST', path, body: large, headers });
      expect([303, 401, 202], path).toContain(status);
    }
  });

  it('of a signed webhook: no origin is required, except as a .data request', async () => {
    for (const path of spellingsOf('/webhooks/stripe')) {
      const isData = new URL(path, appOrigin()).pathname.endsWith('.data');
      const status = await statusOf({ method: 'POST', path, body: '{}' });
      expect(status, path).toBe(isData ? 403 : 400);
    }
    for (const path of spellingsOf('/admin/seed/monsters')) {
      const isData = new URL(path, appOrigin()).pathname.endsWith('.data');
      const headers = { 'CF-Connecting-IP': freshAddress() };
      const answer = await fetch(`${appOrigin()}${path}`, { method: 'PUT', body: '{}', headers });
      const text = await answer.text();
      expect(text.includes('did not come from'), path).toBe(isData);
    }
  });

  it('of a guarded page: a stranger cannot open it', async () => {
    for (const page of ['/settings', '/mapwright', '/me/entitlements', '/mapwright/map.pdf']) {
      for (const path of spellingsOf(page)) {
        const answer = await new Visitor().ask(path);
        const text = await answer.text();
        const isGate = [401, 303, 202].includes(answer.status);
        expect(isGate, `${path}: ${answer.status}`).toBe(true);
        expect(text.length, path).toBeLessThan(500);
      }
    }
  });
});
