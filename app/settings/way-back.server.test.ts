import { expect, it } from 'vitest';
import { cameFrom, wayBackCookie } from './way-back.server';

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
