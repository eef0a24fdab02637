import { describe, expect, it } from 'vitest';
import { withSecurityHeaders } from './headers';

function cacheControl(headers: Record<string, string>, hasSession = false): string | null {
  const facts = { nonce: 'n', requestId: 'r', appOrigin: null, formHosts: [], hasSession };
  return withSecurityHeaders(new Response('', { headers }), facts).headers.get('Cache-Control');
}

describe('what may keep an answer', () => {
  it('is nobody, when it sets a cookie, even if it calls itself public or nobody was signed in', () => {
    const cookie = { 'Set-Cookie': '__Host-session=x' };
    expect(cacheControl(cookie)).toBe('private, no-store');
    expect(cacheControl({ ...cookie, 'Cache-Control': 'public, max-age=60' })).toBe(
      'private, no-store',
    );
    expect(cacheControl({ ...cookie, 'Cache-Control': 'public, max-age=60' }, true)).toBe(
      'private, no-store',
    );
  });

  it('is nobody, when somebody is signed in and it is not the same for all', () => {
    expect(cacheControl({}, true)).toBe('private, no-store');
    expect(cacheControl({ 'Cache-Control': 'private, max-age=60' }, true)).toBe(
      'private, no-store',
    );
    expect(cacheControl({ 'Cache-Control': 'public, max-age=60' }, true)).toBe(
      'public, max-age=60',
    );
  });

  it('is told by the page itself, otherwise', () => {
    expect(cacheControl({})).toBe('no-cache');
    expect(cacheControl({ 'Cache-Control': 'public, max-age=60' })).toBe('public, max-age=60');
  });
});

describe('an answer that something is out of order', () => {
  const retryAfter = (status: number, headers = {}) => {
    const facts = { nonce: 'n', requestId: 'r', appOrigin: null, formHosts: [], hasSession: false };
    return withSecurityHeaders(new Response('', { status, headers }), facts).headers.get(
      'Retry-After',
    );
  };

  it('says when to come back, unless the page has said so itself', () => {
    expect(retryAfter(503)).toBe('60');
    expect(retryAfter(503, { 'Retry-After': '5' })).toBe('5');
    expect([200, 404, 500].map((status) => retryAfter(status))).toEqual([null, null, null]);
  });
});
