import { describe, expect, it } from 'vitest';
import { appOrigin, freshAddress } from '../harness/origin';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Pages and resource routes, with and without writes: the guard runs before all of them. */
const PATHS = [
  '/',
  '/health',
  '/monsters/search',
  '/monster-lookup',
  '/logout',
  '/no/such/page',
  '/.data',
];

function foreignHeaders(): [string, Record<string, string>][] {
  return [
    ['nothing at all', {}],
    ['a cookie alone', { Cookie: '__Host-session=x' }],
    ['a foreign origin', { Origin: 'https://evil.example' }],
    ['an origin of null', { Origin: 'null' }],
    ['garbage for an origin', { Origin: '<>' }],
    ['our origin as a prefix', { Origin: `${appOrigin()}.evil.example` }],
    ['a cross-site fetch', { Origin: appOrigin(), 'Sec-Fetch-Site': 'cross-site' }],
    ['a same-site fetch', { 'Sec-Fetch-Site': 'same-site' }],
    [
      'a foreign origin that claims to be ours',
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    ],
    ['a forwarded host', { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' }],
    ['a bearer token beside a cookie', { Authorization: 'Bearer x', Cookie: '__Host-session=x' }],
  ];
}

async function write(method: string, path: string, headers: Record<string, string>) {
  const answer = await fetch(`${appOrigin()}${path}`, {
    method,
    headers: { 'CF-Connecting-IP': freshAddress(), ...headers },
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return answer.status;
}

describe('a cross-site write', () => {
  it.each(PATHS)('is refused at %s, whatever its headers claim', async (path) => {
    const statuses: string[] = [];
    for (const method of WRITES) {
      for (const [claim, headers] of foreignHeaders()) {
        const status = await write(method, path, headers);
        if (status !== 403) statuses.push(`${method} with ${claim}: ${status}`);
      }
    }
    expect(statuses).toEqual([]);
  });
});

describe('a same-origin write', () => {
  it.each([
    ['by its origin', () => ({ Origin: appOrigin() })],
    ['by the browser’s word', () => ({ 'Sec-Fetch-Site': 'same-origin' })],
    ['by both', () => ({ Origin: appOrigin(), 'Sec-Fetch-Site': 'same-origin' })],
  ])('passes the guard %s', async (_name, headers) => {
    expect(await write('POST', '/no/such/page', headers())).toBe(404);
  });

  it('passes with a bearer token and no cookie, because browsers do not send such a token by themselves', async () => {
    expect(await write('POST', '/no/such/page', { Authorization: 'Bearer x' })).toBe(404);
  });
});

describe('many writes in a short time', () => {
  it('are rate limited with a Retry-After header', async () => {
    const address = freshAddress();
    let limited: Response | null = null;
    // 120 a minute; the minute may change once meanwhile, so that one of the two has 121 of these.
    for (let at = 0; at < 241 && limited === null; at += 1) {
      const answer = await fetch(`${appOrigin()}/no/such/page`, {
        method: 'POST',
        headers: {
          Origin: appOrigin(),
          'CF-Connecting-IP': address,
          // An invented forwarding chain must not give a new allowance.
          'X-Forwarded-For': `203.0.113.${at}`,
        },
      });
      if (answer.status === 429) limited = answer;
    }
    expect(limited?.headers.get('retry-after')).toBe('60');
    expect(await limited?.json()).toEqual({
      error: 'Too many requests. Wait a minute and try again.',
    });
  });
});
