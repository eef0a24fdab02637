import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, createNonce, withSecurityHeaders } from './headers';

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

describe('every answer', () => {
  const facts = {
    nonce: 'n0nce',
    requestId: 'request-1',
    appOrigin: 'https://delvewright.example',
    formHosts: ['https://hosted.example', 'https://checkout.example'],
    hasSession: false,
  };

  it('keeps its status and its words, and says who made it', async () => {
    const answer = withSecurityHeaders(new Response('gone', { status: 410 }), facts);
    expect([answer.status, await answer.text()]).toEqual([410, 'gone']);
    expect(answer.headers.get('X-Request-Id')).toBe('request-1');
  });

  it('forbids browsers what none of our pages needs', () => {
    const { headers } = withSecurityHeaders(new Response(''), facts);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8,}; includeSubDomains$/);
    for (const sense of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
      expect(headers.get('Permissions-Policy')).toContain(`${sense}=()`);
    }
  });

  it('runs scripts of ours alone, and sends forms where they are answered', () => {
    const policy = contentSecurityPolicy(facts);
    const rules = new Map(
      policy.split('; ').map((rule) => {
        const [name = '', ...sources] = rule.split(' ');
        return [name, sources];
      }),
    );
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(rules.get('script-src')).toEqual(["'self'", "'nonce-n0nce'"]);
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
      expect(rules.get(name)).toEqual(["'none'"]);
    }
    for (const name of ['style-src', 'font-src', 'worker-src', 'manifest-src']) {
      expect(rules.get(name)).toEqual(["'self'"]);
    }
    expect(rules.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
    expect(rules.get('connect-src')).toEqual(["'self'", 'wss://delvewright.example']);
    expect(rules.get('form-action')).toEqual([
      "'self'",
      'https://hosted.example',
      'https://checkout.example',
    ]);
  });

  it('opens no socket while the site is not configured', () => {
    expect(contentSecurityPolicy({ ...facts, appOrigin: null })).toContain("connect-src 'self';");
  });

  it('may be stricter by itself', () => {
    const own = { 'Content-Security-Policy': "default-src 'none'" };
    const { headers } = withSecurityHeaders(new Response('', { headers: own }), facts);
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'");
    const usual = withSecurityHeaders(new Response(''), facts).headers;
    expect(usual.get('Content-Security-Policy')).toBe(contentSecurityPolicy(facts));
  });

  it('has a nonce of 128 bits that no other has', () => {
    const nonces = Array.from({ length: 50 }, createNonce);
    expect(new Set(nonces).size).toBe(50);
    for (const nonce of nonces) expect(atob(nonce)).toHaveLength(16);
  });

  it('that opens a socket is handed on as it is', () => {
    const socket = Object.assign(new Response(null), { webSocket: {} as WebSocket });
    expect(withSecurityHeaders(socket, facts)).toBe(socket);
  });
});
