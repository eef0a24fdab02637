import { describe, expect, it } from 'vitest';
import { TABLE } from '../tests/harness/addresses';
import { edgeKindOf } from './platform/address';
import { KB, MB } from './platform/door-rules';
import { allowanceFor } from './platform/guard';

describe('the bytes that an address takes', () => {
  it.each([
    ['/contact', 256 * KB],
    ['/settings', 256 * KB],
    ['/mapwright', 3 * MB],
    ['/mapwright/maps/one', 3 * MB],
    ['/mapwrights', 256 * KB],
    ['/uploads/new/portrait', 2 * MB],
    ['/initiative-tracker/one', 256 * KB],
    ['/initiative-tracker/one/table', 2 * MB],
    ['/admin/seed/monsters', 90 * MB],
    ['/admin/import-monsters', 90 * MB],
    ['/admin/import-spells', 90 * MB],
    ['/management/people/one', 256 * KB],
    ['/management/records', 90 * MB],
    ['/management/records/one', 64 * KB],
    ['/no/such/page', 256 * KB],
  ])('are for %s at most %i', (path, bytes) => {
    expect(TABLE.at(path).rules.bytes).toBe(bytes);
  });
});

describe('a request is counted', () => {
  it.each([
    ['POST', '/login', 'costly writes'],
    ['POST', '/auth/callback', 'costly writes'],
    ['POST', '/contact', 'costly writes'],
    ['POST', '/billing/create-checkout-session', 'costly writes'],
    ['POST', '/settings/delete', 'costly writes'],
    ['POST', '/admin/seed/monsters', 'costly writes'],
    ['POST', '/admin/import-monsters', 'costly writes'],
    ['POST', '/admin/import-spells', 'costly writes'],
    ['POST', '/admin/create-user', 'costly writes'],
    ['POST', '/admin/reconcile-all', 'costly writes'],
    ['POST', '/management/invite', 'costly writes'],
    ['POST', '/management/people/fetch', 'costly writes'],
    ['POST', '/management/people/one', 'writes'],
    ['PUT', '/mapwright', 'writes'],
    ['DELETE', '/contacts', 'writes'],
    // The payment provider sends many signed events at once from few addresses.
    ['POST', '/webhooks/stripe', 'none'],
    // Each of these makes a request to a provider, and anyone can open it without signing in.
    ['GET', '/auth/callback', 'costly writes'],
    ['GET', '/billing/return', 'costly writes'],
    ['GET', '/login', 'none'],
    ['GET', '/mapwright/maps/one', 'costly reads'],
    ['GET', '/try/mapwright', 'costly reads'],
    ['GET', '/try/mapwright/map.svg', 'costly reads'],
    ['GET', '/map/one', 'costly reads'],
    ['GET', '/settings/export', 'costly reads'],
    // The print and the picture are rendered for each request.
    ['GET', '/homebrew/one/take/print', 'costly reads'],
    ['GET', '/homebrew/take', 'costly reads'],
    ['GET', '/homebrew/one/take', 'none'],
    ['GET', '/try/mapwright/places/one', 'none'],
    // A valid code can be found by guessing with reads as well as with writes.
    ['GET', '/table/one', 'codes'],
    ['GET', '/table/one/live', 'codes'],
    ['POST', '/join/one', 'codes'],
    ['POST', '/party/join', 'codes'],
    ['POST', '/party', 'writes'],
    ['GET', '/join', 'none'],
    ['GET', '/monsters/one', 'none'],
    ['HEAD', '/no/such/page', 'none'],
  ])('%s %s against: %s', (method, path, allowance) => {
    expect(allowanceFor(method, TABLE.at(path))).toBe(allowance);
  });
});

describe('what the edge keeps for strangers', () => {
  it.each([
    ['/monsters/search', 'file'],
    ['/spells/one', 'file'],
    ['/rss.xml', 'file'],
    ['/monster-lookup/one/as/markdown', 'file'],
    ['/monster-lookup/one/picture.png', 'file'],
    ['/', 'page'],
    ['/blog/one', 'page'],
    ['/cheat-sheet', 'page'],
    ['/monster-lookup/one', 'page'],
    // A form with a token of its own, a user's own page, and a page that only some users may see.
    ['/contact', null],
    ['/settings', null],
    ['/login', null],
    ['/mapwright', null],
    ['/management', null],
    ['/no/such/page', null],
    // The data requests of an open page also return who is signed in.
    ['/monster-lookup.data', null],
    ['/monsters/search.data', null],
  ])('%s: %s', (path, kind) => {
    expect(edgeKindOf(TABLE.at(path))).toBe(kind);
  });
});

describe('what is always read from the database itself', () => {
  it.each(['/management', '/settings', '/login', '/auth/callback', '/logout', '/billing/return'])(
    'is what %s asks about a role, an account or money',
    (path) => {
      expect(TABLE.at(path).rules.reads).toBe('primary');
    },
  );
});
