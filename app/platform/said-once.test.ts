import { expect, it } from 'vitest';
import { readSaidOnce, type SaidOnce, saidOnceCookie, saidOnceGone } from './said-once';

const read = (Cookie: string) => readSaidOnce(new Headers({ Cookie }));

it.each<SaidOnce>([
  { kind: 'arrived', trialEnd: 1_797_033_600 },
  { kind: 'deleted', hadPlan: true },
  { kind: 'deleted', hadPlan: false },
])('what is to be said comes back: %o', (said) => {
  const cookie = saidOnceCookie(said);
  expect(read(cookie.split(';')[0] ?? '')).toEqual(said);
  expect(cookie).toContain('Max-Age=600');
});

it.each(['', 'a=b', '__Host-said=arrived.x', '__Host-said=deleted.all', '__Host-said=<b>'])(
  'nothing is said of the cookie “%s”',
  (cookie) => expect(read(cookie)).toBeNull(),
);

it('is removed when it has been said', () => {
  expect(saidOnceGone()).toMatch(/^__Host-said=; Max-Age=0/);
});

it('is not said on a page that is only fetched beforehand', () => {
  const Cookie = saidOnceCookie({ kind: 'deleted', hadPlan: false }).split(';')[0] ?? '';
  expect(readSaidOnce(new Headers({ Cookie }))).not.toBeNull();
  for (const purpose of ['prefetch', 'prefetch;prerender'])
    expect(readSaidOnce(new Headers({ Cookie, 'Sec-Purpose': purpose }))).toBeNull();
});
