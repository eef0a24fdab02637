import { describe, expect, it } from 'vitest';
import { judgeAddress, judgeOrigin, limitKey } from './guard';
import { bodyLimitFor, isCostly } from './request-limits';

const OURS = 'https://delvewright.example';

function origin(method: string, headers: Record<string, string>, path = '/') {
  return judgeOrigin(method, path, new Headers(headers), OURS).pass;
}

describe('the guard', () => {
  it('lets reading pass whatever its origin', () => {
    expect(origin('GET', { Origin: 'https://evil.example' })).toBe(true);
    expect(origin('HEAD', { 'Sec-Fetch-Site': 'cross-site' })).toBe(true);
  });

  it('lets a signed webhook and a ticketed upload prove themselves', () => {
    expect(origin('POST', {}, '/webhooks/stripe')).toBe(true);
    expect(origin('PUT', {}, '/admin/seed/monsters')).toBe(true);
    expect(origin('PUT', {}, '/admin/seed/monsters/more')).toBe(false);
  });

  it('refuses a write that both signals do not agree on', () => {
    expect(origin('POST', { Origin: OURS, 'Sec-Fetch-Site': 'same-origin' })).toBe(true);
    expect(origin('POST', { Origin: OURS, 'Sec-Fetch-Site': 'same-site' })).toBe(false);
    expect(origin('POST', { 'Sec-Fetch-Site': 'none' })).toBe(true);
    expect(origin('POST', {})).toBe(false);
  });

  it('refuses methods and addresses that no page has', () => {
    const status = (method: string, url: string) => {
      const verdict = judgeAddress(method, url);
      return verdict.pass ? 200 : verdict.status;
    };
    expect(status('TRACE', `${OURS}/`)).toBe(405);
    expect(status('GET', `${OURS}/%zz`)).toBe(400);
    expect(status('GET', `${OURS}/a%00b`)).toBe(400);
    expect(status('GET', `${OURS}/?q=${'x'.repeat(20_000)}`)).toBe(414);
    expect(status('GET', `${OURS}/caf%C3%A9?q=%zz`)).toBe(200);
  });
});

describe('the address that a limit counts', () => {
  const key = (address: string) => limitKey(new Headers({ 'CF-Connecting-IP': address }));

  it('is one for a whole /64 of IPv6, however it is written', () => {
    expect(key('2001:db8:1:2:3:4:5:6')).toBe(key('2001:db8:1:2::9'));
    expect(key('2001:db8::1')).toBe('2001:db8:0:0');
    expect(key('2001:db8:1:2::1')).not.toBe(key('2001:db8:1:3::1'));
  });

  it('is the whole of an IPv4 address', () => {
    expect(key('192.0.2.7')).toBe('192.0.2.7');
  });
});

describe('what an address accepts', () => {
  it('is large for records and small for forms', () => {
    expect(bodyLimitFor('/admin/import-monsters')).toBeGreaterThan(80_000_000);
    expect(bodyLimitFor('/contact')).toBe(262_144);
    expect(bodyLimitFor('/admin/import-monsters-not')).toBe(262_144);
  });

  it('is fewer writes where a write costs something', () => {
    expect(isCostly('/contact')).toBe(true);
    expect(isCostly('/monster-lookup')).toBe(false);
  });
});
