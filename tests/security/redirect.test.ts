import { describe, expect, it } from 'vitest';
import { hostileDestinations } from '../harness/hostile-destinations';
import { PEOPLE, Visitor } from '../harness/visitor';

/**
 * One function judges all destinations and has its own unit tests: all of them are sent where a request is cheap, and
 * one of each kind elsewhere.
 */
const HOSTILE = hostileDestinations('localhost');
const KINDS = ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'];

function originOf(location: string, base: string): string {
  return new URL(location, base).origin;
}

describe('a hostile destination', () => {
  const signedIn = new Visitor();
  it('stays on this site for a signed-in user', async () => {
    await signedIn.signIn(PEOPLE.trial);
    for (const next of HOSTILE) {
      const answer = await signedIn.ask(`/login?next=${encodeURIComponent(next)}`);
      const location = answer.headers.get('Location') ?? 'nowhere:';
      expect(answer.status, next).toBe(302);
      expect(originOf(location, signedIn.origin), next).toBe(signedIn.origin);
      expect(location, next).toMatch(/^\/(?![/\\])/);
      expect(answer.headers.get('Set-Cookie') ?? '', next).not.toContain('a=b');
    }
  });

  it('stays on this site after a complete sign-in', async () => {
    for (const next of KINDS) {
      const visitor = new Visitor();
      const location = (await visitor.signIn(PEOPLE.trial, next)).headers.get('Location') ?? '';
      expect(originOf(location, visitor.origin), next).toBe(visitor.origin);
      expect(location, next).toMatch(/^\/(?![/\\])/);
    }
  });

  it('is not linked from the gate or the no-access page', async () => {
    const visitor = new Visitor();
    for (const next of KINDS) {
      for (const page of ['/access-gate?auth=auth&next=', '/no-access?reason=role&next=']) {
        const html = await (await visitor.ask(page + encodeURIComponent(next))).text();
        const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1] ?? '');
        const away = links
          .map((link) => link.replaceAll('&amp;', '&'))
          .filter((link) => link.startsWith('/login'))
          .map((link) => new URL(link, visitor.origin).searchParams.get('next') ?? '/')
          .filter((target) => originOf(target, visitor.origin) !== visitor.origin);
        expect(away, `${page}${next}`).toEqual([]);
      }
    }
  });

  it('is not followed by /auth/refused', async () => {
    const visitor = new Visitor();
    for (const to of [...KINDS, '/access-gate', '/access-gate\\@evil.example', '/settings']) {
      const answer = await visitor.ask(`/auth/refused?to=${encodeURIComponent(to)}`);
      expect(answer.status, to).toBe(404);
    }
  });
});

describe('a destination that is not a page', () => {
  it.each(['/login', '/auth/callback', '/logout', '/me/entitlements', '/access-gate?auth=x'])(
    '%s is replaced by the home page',
    async (next) => {
      const visitor = new Visitor();
      expect((await visitor.signIn(PEOPLE.trial, next)).headers.get('Location')).toBe('/');
    },
  );
});
