import { describe, expect, it } from 'vitest';
import { allowanceFor, bodyLimitFor } from './request-limits';

const at = (route: string | null) => ({ route, isData: false });
const KB = 1024;
const MB = 1024 * KB;

describe('the bytes that an address takes', () => {
  it.each([
    ['/contact', 256 * KB],
    ['/settings', 256 * KB],
    ['/mapwright', 3 * MB],
    ['/mapwright/:id', 3 * MB],
    ['/mapwrights', 256 * KB],
    ['/uploads/new', 2 * MB],
    ['/initiative-tracker/:id', 256 * KB],
    ['/initiative-tracker/:id/table', 2 * MB],
    ['/admin/seed', 90 * MB],
    ['/admin/import-monsters', 90 * MB],
    ['/admin/import-spells', 90 * MB],
    ['/admin/people', 256 * KB],
    ['/management/records', 90 * MB],
    ['/management/records/:id', 64 * KB],
    [null, 256 * KB],
  ])('are for %s at most %i', (route, bytes) => {
    expect(bodyLimitFor(at(route))).toBe(bytes);
  });
});

describe('a request is counted', () => {
  it.each([
    ['POST', '/login', 'costly writes'],
    ['POST', '/auth/callback', 'costly writes'],
    ['POST', '/contact', 'costly writes'],
    ['POST', '/billing/create-checkout-session', 'costly writes'],
    ['POST', '/settings/delete', 'costly writes'],
    ['POST', '/admin/seed', 'costly writes'],
    ['POST', '/admin/import-monsters', 'costly writes'],
    ['POST', '/admin/import-spells', 'costly writes'],
    ['POST', '/admin/create-user', 'costly writes'],
    ['POST', '/admin/reconcile-all', 'costly writes'],
    ['POST', '/management/invite', 'costly writes'],
    ['POST', '/management/people/fetch', 'costly writes'],
    ['POST', '/management/people/:id', 'writes'],
    ['PUT', '/mapwright/:id', 'writes'],
    ['DELETE', '/contacts', 'writes'],
    ['POST', null, 'writes'],
    // The payment provider sends many signed events at once from few addresses.
    ['POST', '/webhooks/stripe', 'none'],
    // Each of these makes a request to a provider, and anyone can open it without signing in.
    ['GET', '/auth/callback', 'costly writes'],
    ['GET', '/billing/return', 'costly writes'],
    ['GET', '/login', 'none'],
    ['GET', '/mapwright/:id', 'costly reads'],
    ['GET', '/try/mapwright', 'costly reads'],
    ['GET', '/try/mapwright/picture', 'costly reads'],
    ['GET', '/map/:code', 'costly reads'],
    ['GET', '/settings/export', 'costly reads'],
    // The print and the picture are rendered for each request.
    ['GET', '/homebrew/:id/take/:form', 'costly reads'],
    ['GET', '/homebrew/take', 'costly reads'],
    ['GET', '/homebrew/:id/take', 'none'],
    ['GET', '/try/mapwright/places', 'none'],
    // A valid code can be found by guessing with reads as well as with writes.
    ['GET', '/table/:code', 'codes'],
    ['GET', '/table/:code/live', 'codes'],
    ['POST', '/join/:code', 'codes'],
    ['POST', '/party/join', 'codes'],
    ['POST', '/party', 'writes'],
    ['GET', '/join', 'none'],
    ['GET', '/monsters/:id', 'none'],
    ['HEAD', null, 'none'],
  ])('%s %s against: %s', (method, route, allowance) => {
    expect(allowanceFor(method, at(route))).toBe(allowance);
  });
});
