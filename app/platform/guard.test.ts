import { describe, expect, it } from 'vitest';
import { type DoorRules, ORDINARY } from './door-rules';
import { allowanceFor, judgeAddress, judgeMethod, judgeOrigin, limitKey } from './guard';

const OURS = 'https://delvewright.example';

const at = (rules: Partial<DoorRules> = {}, isData = false) => ({
  route: '/',
  isData,
  rules: { ...ORDINARY, ...rules },
});

function origin(method: string, headers: Record<string, string>, address = at()) {
  return judgeOrigin(method, address, new Headers(headers), OURS).pass;
}

describe('the guard', () => {
  it('lets reading pass whatever its origin', () => {
    expect(origin('GET', { Origin: 'https://evil.example' })).toBe(true);
    expect(origin('HEAD', { 'Sec-Fetch-Site': 'cross-site' })).toBe(true);
  });

  it('takes the opening of a socket for a write, which no other site may start with our cookies', () => {
    const socket = { Upgrade: 'WebSocket', Cookie: '__Host-session=x' };
    const live = at();
    expect(origin('GET', { ...socket, Origin: OURS }, live)).toBe(true);
    expect(origin('GET', { ...socket, Origin: OURS, 'Sec-Fetch-Site': 'same-origin' }, live)).toBe(
      true,
    );
    expect(origin('GET', { ...socket, Origin: 'https://evil.example' }, live)).toBe(false);
    expect(origin('GET', socket, live)).toBe(false);
    expect(origin('GET', { Upgrade: 'websocket', Authorization: 'Bearer a.b.c' }, live)).toBe(
      false,
    );
    expect(origin('GET', { ...socket, Origin: 'null' }, at({ fromAnywhere: 'signed' }))).toBe(
      false,
    );
  });

  it('lets a signed webhook and a ticketed upload prove themselves', () => {
    expect(origin('POST', {}, at({ fromAnywhere: 'signed' }))).toBe(true);
    expect(origin('PUT', {}, at({ fromAnywhere: 'signed' }))).toBe(true);
    expect(origin('PUT', {}, at({ fromAnywhere: 'signed' }, true))).toBe(false);
    expect(origin('PUT', {}, at())).toBe(false);
  });

  it('takes from anywhere what is only shown, and not as a page’s data', () => {
    const evil = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect(origin('POST', evil, at({ fromAnywhere: 'keeps nothing' }))).toBe(true);
    expect(origin('POST', evil, at({ fromAnywhere: 'keeps nothing' }, true))).toBe(false);
    expect(origin('POST', evil, at())).toBe(false);
  });

  it('refuses a write that both signals do not agree on', () => {
    expect(origin('POST', { Origin: OURS, 'Sec-Fetch-Site': 'same-origin' })).toBe(true);
    expect(origin('POST', { Origin: OURS, 'Sec-Fetch-Site': 'same-site' })).toBe(false);
    expect(origin('POST', { 'Sec-Fetch-Site': 'none' })).toBe(true);
    expect(origin('POST', { 'Sec-Fetch-Site': 'cross-site' })).toBe(false);
    expect(origin('POST', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'none' })).toBe(
      false,
    );
    expect(origin('POST', {})).toBe(false);
  });

  it('takes one signal where a browser sends but one', () => {
    expect(origin('DELETE', { Origin: OURS })).toBe(true);
    expect(origin('DELETE', { Origin: 'https://evil.example' })).toBe(false);
    expect(origin('DELETE', { Origin: 'null' })).toBe(false);
  });

  it('lets a program write with its token, and no page that has got hold of one', () => {
    const Authorization = 'Bearer a.b.c';
    expect(origin('POST', { Authorization })).toBe(true);
    expect(origin('POST', { Authorization: 'bearer a.b.c' })).toBe(true);
    // With a cookie in the same request, the cookie could be what authenticates it.
    expect(origin('POST', { Authorization, Cookie: '__Host-session=x' })).toBe(false);
    expect(origin('POST', { Authorization, Origin: 'https://evil.example' })).toBe(false);
    for (const none of ['Basic a.b.c', 'Bearer ', 'Bearer a b', 'My Bearer a.b.c', 'Bearer']) {
      expect(origin('POST', { Authorization: none }), none).toBe(false);
    }
  });

  it('says in a sentence why it refuses, and where to go', () => {
    const refused = judgeOrigin('POST', at(), new Headers(), OURS);
    expect(refused).toMatchObject({ status: 403, problem: expect.stringContaining(OURS) });
    for (const [method, url] of [
      ['TRACE', OURS],
      ['GET', `${OURS}/%zz`],
      ['GET', `${OURS}/a%00b`],
      ['GET', `${OURS}${'/a'.repeat(40)}`],
      ['GET', `${OURS}/?q=${'x'.repeat(20_000)}`],
    ] as const) {
      expect(judgeAddress(method, url)).toMatchObject({
        problem: expect.stringMatching(/^This .+\.$/),
      });
    }
  });

  it('takes addresses to the very bound', () => {
    const query = (letters: number) => judgeAddress('GET', `${OURS}/?`.padEnd(letters, 'x')).pass;
    expect([query(16 * 1024), query(16 * 1024 + 1)]).toEqual([true, false]);
    const deep = (parts: number) => judgeAddress('GET', OURS + '/a'.repeat(parts)).pass;
    expect([deep(31), deep(32)]).toEqual([true, false]);
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

describe('what comes by another method than POST', () => {
  const status = (method: string, rules: Partial<DoorRules> = {}) => {
    const verdict = judgeMethod(method, at(rules));
    return verdict.pass ? 200 : verdict.status;
  };

  it('is taken for no form', () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) expect(status(method), method).toBe(405);
    for (const method of ['GET', 'HEAD', 'POST']) expect(status(method), method).toBe(200);
  });

  it('is a file that is put somewhere or taken away', () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
      expect(status(method, { methods: 'files' }), method).toBe(200);
  });
});

describe('what a request counts against', () => {
  const rules = { reading: 'costly reads', writing: 'costly writes' } as const;

  it('is said for reading and for writing', () => {
    expect(allowanceFor('GET', at(rules))).toBe('costly reads');
    expect(allowanceFor('HEAD', at(rules))).toBe('costly reads');
    expect(allowanceFor('POST', at(rules))).toBe('costly writes');
    expect(allowanceFor('PUT', at(rules))).toBe('costly writes');
  });

  it('is a guess at a code where a code opens the address, however it is asked', () => {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE'])
      expect(allowanceFor(method, at({ ...rules, openedByCode: true })), method).toBe('codes');
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
    expect(key('1:2::3:4:5')).toBe('1:2:0:0');
    expect(key('64:ff9b:1:2:3:4:192.168.100.200')).toBe('64:ff9b:1:2');
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
    expect(key('::ffff:203.113.120.254')).toBe('203.113.120.254');
    // Only the form ::ffff:a.b.c.d stands for an IPv4 address.
    expect(key('1::ffff:192.0.2.7')).toBe('1:0:0:0');
  });

  it('is one for all whose address is not known', () => {
    expect(limitKey(new Headers())).toBe('unknown');
  });
});
