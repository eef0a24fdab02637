import { describe, expect, it } from 'vitest';
import { EVERY_ADDRESS } from '../harness/addresses';
import { severalAtOnce } from '../harness/several';
import { PEOPLE, signedIn, Visitor } from '../harness/visitor';

/** Every path, except those whose requests prove themselves by a signature or a ticket. */
const PATHS = EVERY_ADDRESS.filter(({ line }) => line.fromAnywhere !== 'signed');

const FOREIGN: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: '' },
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
];

describe('a form sent from another site with a user’s session', () => {
  it('is refused on every route, as a page and as a .data request', async () => {
    const victim = await signedIn(PEOPLE.admin);
    const letThrough: string[] = [];
    const send = async (form: string, headers: Record<string, string>) => {
      const answer = await victim.ask(form, { method: 'POST', body: 'a=b', headers });
      await answer.arrayBuffer();
      if (answer.status !== 403) letThrough.push(`${form} ${JSON.stringify(headers)}`);
    };
    for (const headers of FOREIGN) await send('/settings', headers);
    // One guard checks the origin before any route, so the kinds of foreign headers are spread over the routes in turn.
    await severalAtOnce([...PATHS.entries()], async ([turn, { path, line }]) => {
      for (const [at, form] of [path, path === '/' ? '/_root.data' : `${path}.data`].entries()) {
        // Such an address only computes an answer from the request: it reads no session and stores nothing.
        if (form === path && line.fromAnywhere === 'keeps nothing') continue;
        await send(form, FOREIGN[(turn + 3 * at) % FOREIGN.length] ?? {});
      }
    });
    expect(letThrough).toEqual([]);
    expect((await victim.ask('/me/entitlements')).status).toBe(200);
  });
});

describe('callbacks from the hosted sign-in', () => {
  it('are rate limited by client address, whatever X-Forwarded-For claims', async () => {
    const visitor = new Visitor();
    const statuses: number[] = [];
    let wait: string | null = null;
    for (let count = 0; count < 30; count += 1) {
      const headers = { 'X-Forwarded-For': `203.0.113.${count}` };
      const answer = await visitor.ask('/auth/callback?code=x&state=y', { headers });
      statuses.push(answer.status);
      wait = answer.headers.get('Retry-After') ?? wait;
    }
    expect(statuses).toContain(302);
    expect(statuses).toContain(429);
    expect(wait).toBe('60');
  });
});
