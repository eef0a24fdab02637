import { describe, expect, it } from 'vitest';
import { edgeKindOf } from './edge-routes';

describe('what the edge keeps for strangers', () => {
  it.each([
    '/monsters/search',
    '/spells/:id',
    '/rss.xml',
    '/monster-lookup/:id/as/:format',
    '/monster-lookup/:id/picture.png',
  ])('%s as a file', (route) => expect(edgeKindOf({ route, isData: false })).toBe('file'));

  it.each(['/', '/blog/:slug', '/cheat-sheet', '/monster-lookup/:id'])('%s as a page', (route) =>
    expect(edgeKindOf({ route, isData: false })).toBe('page'),
  );

  it.each([
    // A form with a token of its own, a user's own page, and a page that only some users may see.
    ['/contact', false],
    ['/settings', false],
    ['/login', false],
    ['/mapwright', false],
    ['/admin', false],
    [null, false],
    // The data requests of an open page also return who is signed in.
    ['/monster-lookup', true],
    ['/monsters/search', true],
  ])('is never %s (data: %s)', (route, isData) => {
    expect(edgeKindOf({ route, isData })).toBeNull();
  });
});
