import { describe, expect, it } from 'vitest';
import { judgeAddress, judgeOrigin, limitKey } from './guard';
import { allowanceFor, bodyLimitFor } from './request-limits';

const OURS = 'https://delvewright.example';

const at = (route: string | null, isData = false) => ({ route, isData });

function origin(method: string, headers: Record<string, string>, address = at('/')) {
  return judgeOrigin(method, address, new Headers(headers), OURS).pass;
}

describe('the guard', () => {
  it('lets reading pass whatever its origin', () => {
    expect(origin('GET', { Origin: 'https://evil.example' })).toBe(true);
    expect(origin('HEAD', { 'Sec-Fetch-Site': 'cross-site' })).toBe(true);
  });

  it('lets a signed webhook and a ticketed upload prove themselves', () => {
    expect(origin('POST', {}, at('/webhooks/stripe'))).toBe(true);
    expect(origin('PUT', {}, at('/admin/seed/:kind'))).toBe(true);
    expect(origin('PUT', {}, at('/admin/seed/:kind', true))).toBe(false);
    expect(origin('PUT', {}, at('/admin/seeds'))).toBe(false);
    expect(origin('PUT', {}, at(null))).toBe(false);
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
    expect(status('GET', `${OURS}${'/a'.repeat(40)}`)).toBe(400);
    expect(status('GET', `${OURS}${'/a'.repeat(20)}?a=${'/a'.repeat(40)}`)).toBe(200);
    expect(status('GET', `${OURS}/?q=${'x'.repeat(20_000)}`)).toBe(414);
    expect(status('GET', `${OURS}/caf%C3%A9?q=%zz`)).toBe(200);
  });
});

describe('the address that a limit counts', () => {
  const key = (address: string) => limitKey(new Headers({ 'CF-Connecting-IP': address }));

  it('is one for a whole /64 of IPv6, however it is written', () => {
    const oneLine = [
      '2001:db8:1:2:3:4:5:6',
      '2001:db8:1:2::9',
      '2001:db8:1:2::',
      '2001:0db8:0001:0002:ffff:ffff:ffff:ffff',
      '2001:DB8:1:2::A',
      '2001:db8:1:2::192.0.2.7',
    ];
    expect(new Set(oneLine.map(key))).toEqual(new Set(['2001:db8:1:2']));
    expect(key('2001:db8::1')).toBe('2001:db8:0:0');
    expect(key('::1')).toBe('0:0:0:0');
  });

  it('is another for the /64 beside it', () => {
    expect(key('2001:db8:1:2::1')).not.toBe(key('2001:db8:1:3::1'));
    expect(key('2001:db8:1:2::1')).not.toBe(key('2001:db8:1:20::1'));
  });

  it('is the whole of an IPv4 address, in either form', () => {
    expect(key('192.0.2.7')).toBe('192.0.2.7');
    for (const same of ['::ffff:192.0.2.7', '::FFFF:c000:207', '0:0:0:0:0:ffff:c000:0207']) {
      expect(key(same)).toBe('192.0.2.7');
    }
    expect(key('::ffff:192.0.2.8')).toBe('192.0.2.8');
  });
});

describe('what an address accepts', () => {
  it('is large for records and small for forms', () => {
    expect(bodyLimitFor(at('/admin/import-monsters'))).toBeGreaterThan(80_000_000);
    expect(bodyLimitFor(at('/admin/seed/:kind'))).toBeGreaterThan(80_000_000);
    expect(bodyLimitFor(at('/contact'))).toBe(262_144);
    expect(bodyLimitFor(at('/admin/import-monsters-not'))).toBe(262_144);
    expect(bodyLimitFor(at(null))).toBe(262_144);
  });

  it('is fewer writes where a write costs something', () => {
    expect(allowanceFor('POST', at('/contact'))).toBe('costly writes');
    expect(allowanceFor('DELETE', at('/settings/delete'))).toBe('costly writes');
    expect(allowanceFor('POST', at('/monster-lookup'))).toBe('writes');
    expect(allowanceFor('POST', at(null))).toBe('writes');
  });

  it('is as many events as the payment provider sends', () => {
    expect(allowanceFor('POST', at('/webhooks/stripe'))).toBe('none');
  });

  it('is fewer reads where reading makes us call a provider, draw or collect', () => {
    expect(allowanceFor('GET', at('/auth/callback'))).toBe('costly writes');
    expect(allowanceFor('HEAD', at('/mapwright/map.pdf'))).toBe('costly reads');
    expect(allowanceFor('GET', at('/map/:code'))).toBe('costly reads');
    expect(allowanceFor('GET', at('/monster-lookup'))).toBe('none');
  });
});
