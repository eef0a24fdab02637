import { describe, expect, it } from 'vitest';
import { EVERY_ADDRESS, pathTo } from '../harness/addresses';
import { appOrigin, freshAddress } from '../harness/origin';
import { severalAtOnce } from '../harness/several';

const PATHS = EVERY_ADDRESS.map(({ route }) => pathTo(route, 'x'));

function dataOf(path: string): string {
  return path === '/' ? '/_root.data' : `${path}.data`;
}

async function call(path: string, init: RequestInit = {}) {
  const { headers, ...rest } = init;
  const answer = await fetch(`${appOrigin()}${path}`, {
    redirect: 'manual',
    headers: { 'CF-Connecting-IP': freshAddress(), ...Object(headers) },
    ...rest,
  });
  return { status: answer.status, text: await answer.text() };
}

const JUNK = [
  '',
  'x',
  '..',
  'root,root',
  ',,,',
  '%00',
  '%F0%9F%90%89',
  '__proto__',
  'a'.repeat(4000),
];

/**
 * The element of the list for this turn, so that all paths and all elements are covered without testing every
 * combination.
 */
function turnOf<T>(list: readonly T[], turn: number): T {
  return list[turn % list.length] as T;
}

describe('a request of the client router', () => {
  it('in the old single-route form (_data) is refused with a sentence', async () => {
    await severalAtOnce([...PATHS.entries()], async ([turn, path]) => {
      const id = turnOf(['root', '', 'no/such/route'], turn);
      const asked = turnOf([path, dataOf(path)], turn);
      const { status, text } = await call(`${asked}?_data=${id}`);
      expect(`${status} ${text}`, asked).toBe('400 {"error":"This site does not answer “_data”."}');
    });
  });

  it('with malformed parameters never causes a server error', async () => {
    const failures: string[] = [];
    await severalAtOnce([...PATHS.entries()], async ([turn, path]) => {
      const junk = turnOf(JUNK, turn);
      for (const asked of [`${dataOf(path)}?_routes=${junk}`, `${path}?index&_routes=${junk}`]) {
        const { status } = await call(asked);
        if (status >= 500) failures.push(`${status} ${asked.slice(0, 80)}`);
      }
    });
    expect(failures).toEqual([]);
  });

  it('that writes never causes a server error, whatever its headers claim', async () => {
    const ours = new URL(appOrigin());
    const claims: Record<string, string>[] = [
      { Origin: ours.origin, 'X-Forwarded-Host': 'evil.example' },
      { Origin: ours.origin, 'X-Forwarded-Host': '' },
      { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-Host': 'evil.example, other' },
      { Authorization: 'Bearer x', Origin: 'https://evil.example' },
      { Authorization: 'Bearer x', Origin: 'null' },
      { Authorization: 'Bearer x', Origin: '<>' },
      { Authorization: 'Bearer x' },
      { Origin: ours.origin, 'Content-Type': 'multipart/form-data; boundary=' },
      { Origin: ours.origin, 'Content-Type': 'text/x-script' },
    ];
    const failures: string[] = [];
    await severalAtOnce([...PATHS.entries()], async ([turn, path]) => {
      const headers = turnOf(claims, turn);
      for (const asked of [path, `${dataOf(path)}?_routes=root`]) {
        const { status } = await call(asked, { method: 'POST', body: '--x', headers });
        if (status >= 500) failures.push(`${status} ${asked} ${JSON.stringify(headers)}`);
      }
    });
    expect(failures).toEqual([]);
  });
});

describe('the route manifest for the links of a page', () => {
  async function version(): Promise<string> {
    const html = (await call('/monster-lookup')).text;
    const found = /"version": ?"(\w+)"/.exec(html)?.[1];
    if (!found) throw new Error('The page names no version of its routes.');
    return found;
  }

  it('is returned for as many links as a page has', async () => {
    const links = Array.from({ length: 90 }, (_, at) => `p=/monster-lookup/goblin-${at}`);
    const { status, text } = await call(
      `/__manifest?${links.join('&')}&version=${await version()}`,
    );
    expect(status).toBe(200);
    expect(Object.keys(JSON.parse(text))).toContain('tools/monster-lookup/monster-page');
  });

  it('is refused for excessively long paths and for too many paths', async () => {
    const now = await version();
    const endless = [
      `p=${'/a'.repeat(3750)}`,
      `p=${'a/'.repeat(1000)}`,
      `p=${'%2Fa'.repeat(1000)}`,
      Array.from({ length: 1500 }, () => 'p=/').join('&'),
    ];
    for (const query of endless) {
      const { status, text } = await call(`/__manifest?${query}&version=${now}`);
      expect(status).toBe(400);
      expect(text).toContain('These are more addresses than one page leads to.');
    }
  });

  it.each(['', '?p', '?p=', '?version=x', '?p=/&version=', '?p=//&p=%00', '?p=http://x'])(
    'requested with %s causes no server error',
    async (query) => {
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
        const headers = { Origin: appOrigin() };
        expect((await call(`/__manifest${query}`, { method, headers })).status).toBeLessThan(500);
        const current = `${query}${query ? '&' : '?'}version=${await version()}`;
        expect((await call(`/__manifest${current}`, { method, headers })).status).toBeLessThan(500);
      }
    },
  );
});
