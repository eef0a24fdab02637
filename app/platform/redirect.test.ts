import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileDestinations } from '../../tests/harness/hostile-destinations';
import { safeNext } from './redirect';

const OURS = 'https://delvewright.example';

/** The origin that a browser on our site goes to for this Location header. */
function hostOf(location: string): string {
  return new URL(location, `${OURS}/auth/callback`).origin;
}

describe('where a sign-in leads', () => {
  it.each(hostileDestinations('delvewright.example'))('%j stays on this site', (next) => {
    const location = safeNext(next, OURS);
    expect(hostOf(location)).toBe(OURS);
    expect(location).toMatch(/^\/(?![/\\])/);
  });

  it('stays on this site whatever is asked for', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      '@',
      ':',
      'evil.example',
      '%2f',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.oneof(piece, fc.string()), { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, fc.boolean(), (rest, slash) => {
        const location = safeNext(slash ? `/${rest}` : rest, OURS);
        expect(hostOf(location)).toBe(OURS);
        expect(location).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['/settings', '/settings'],
    ['/monster-lookup?q=owl%20bear&type=beast', '/monster-lookup?q=owl%20bear&type=beast'],
    ['/features#mapwright', '/features#mapwright'],
    ['/settings.data?_routes=settings%2Fpage', '/settings'],
    ['/monster-lookup.data?q=owl&_routes=x', '/monster-lookup?q=owl'],
    ['/_root.data', '/'],
    ['/map/ä', '/map/%C3%A4'],
    ['/monster-lookup/spells/fireball', '/monster-lookup/spells/fireball'],
  ])('%j leads to %j', (next, location) => {
    expect(safeNext(next, OURS)).toBe(location);
  });

  it.each([
    '/login',
    '/LOGIN?next=/login',
    '/login/',
    '/%6cogin',
    '//login',
    '/auth/callback?code=1',
    '/auth/',
    '/auth',
    '/logout',
    '/access-gate?auth=failed',
    '/no-access',
    '/me/entitlements',
    '/admin/users',
    '/assets/x.js',
    '/login.data',
    '/%E0%A4%A',
    '',
    null,
    undefined,
    `/${'a'.repeat(2000)}`,
  ])('%j is no page to land on', (next) => {
    expect(safeNext(next, OURS)).toBe('/');
  });

  it('keeps a page whose name only begins like one of those', () => {
    expect(safeNext('/authors', OURS)).toBe('/authors');
    expect(safeNext('/monster-lookup', OURS)).toBe('/monster-lookup');
  });
});
