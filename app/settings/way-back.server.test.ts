import { expect, it } from 'vitest';
import { asksWayBack, cameFrom, takeWayBack, wayBackCookie } from './way-back.server';

const OURS = 'https://delvewright.example';

it.each([
  ['/initiative-tracker/abc', '/initiative-tracker/abc'],
  ['/try/mapwright?seed=k1', '/try/mapwright?seed=k1'],
  ['/lab/character/abc', '/lab/character/abc'],
  ['/settings', null],
  ['/about', null],
  ['/mapwrights', null],
])('whoever comes from %s goes back to %s', (path, back) => {
  expect(cameFrom(new Headers({ Referer: OURS + path }), OURS)).toBe(back);
});

it('nobody goes back to another site, or to none', () => {
  const Referer = 'https://evil.example/mapwright';
  expect(cameFrom(new Headers({ Referer }), OURS)).toBeNull();
  expect(cameFrom(new Headers({ Referer: 'x' }), OURS)).toBeNull();
  expect(cameFrom(new Headers(), OURS)).toBeNull();
});

it.each([
  'https://evil.example/mapwright',
  '//evil.example/mapwright',
  '/about',
  '',
  null,
  `/mapwright?${'x'.repeat(2000)}`,
])('no cookie is written of “%s”', (page) => {
  expect(wayBackCookie(page, OURS)).toBeNull();
});

it('the page is remembered for an hour', () => {
  expect(wayBackCookie('/mapwright/maps/a?b=c', OURS)).toMatch(
    /^__Host-back=%2Fmapwright%2Fmaps%2Fa%3Fb%3Dc; Max-Age=3600; .*HttpOnly/,
  );
});

const remembering = (page: string, more: Record<string, string> = {}) =>
  new Headers({ Cookie: `__Host-back=${encodeURIComponent(page)}`, ...more });

it('whoever comes back from a checkout that they left comes from where they were before', () => {
  const Referer = `${OURS}/settings?billing=cancel`;
  expect(cameFrom(remembering('/mapwright/maps/a', { Referer }), OURS)).toBe('/mapwright/maps/a');
  expect(cameFrom(remembering('/mapwright/maps/a'), OURS)).toBe('/mapwright/maps/a');
  // Coming from another tool, the way back leads to that tool.
  const other = { Referer: `${OURS}/initiative-tracker` };
  expect(cameFrom(remembering('/mapwright', other), OURS)).toBe('/initiative-tracker');
  expect(cameFrom(remembering('//evil.example/mapwright'), OURS)).toBeNull();
  expect(cameFrom(remembering('/about'), OURS)).toBeNull();
});

it('a way back that is taken is forgotten', () => {
  expect(asksWayBack(new URL(`${OURS}/settings?way=back`))).toBe(true);
  expect(asksWayBack(new URL(`${OURS}/settings?billing=success`))).toBe(false);
  for (const [page, to] of [
    ['/mapwright/maps/a', '/mapwright/maps/a'],
    ['https://evil.example/mapwright', '/settings'],
  ] as const) {
    const { headers } = takeWayBack(remembering(page), OURS);
    expect(headers.get('Location')).toBe(to);
    expect(headers.get('Set-Cookie')).toMatch(/^__Host-back=; Max-Age=0;/);
  }
});
