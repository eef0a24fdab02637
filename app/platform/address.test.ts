import { describe, expect, it } from 'vitest';
import { MANIFEST } from '../../tests/harness/route-manifest';
import { spellingsOf } from '../../tests/harness/spellings';
import { edgeKindOf, openRouteTable } from './address';
import { ORDINARY } from './door-rules';

const addressOf = openRouteTable(MANIFEST, (route) => ({ ...ORDINARY, route }));

const PATTERNS = Object.values(MANIFEST)
  .flatMap((route) => route?.path || [])
  .filter((path) => path !== '*')
  .map((path) => `/${path}`);

describe('the address of a request', () => {
  it('is one for a page, in whichever of twelve ways it is spelled', () => {
    expect(PATTERNS.length).toBeGreaterThan(50);
    for (const [at, pattern] of PATTERNS.entries()) {
      const path = pattern.replace(/:\w+/g, 'goblin');
      const every = spellingsOf(path);
      expect(every.length).toBeGreaterThanOrEqual(10);
      // Every fourth in all of them, the others in a quarter of them in turn.
      const spellings = every.filter((_, turn) => at % 4 === 0 || turn % 4 === at % 4);
      for (const { pathname } of spellings.map((one) => new URL(one, 'http://x'))) {
        const isData = pathname.endsWith('.data');
        expect(addressOf(pathname), pathname).toMatchObject({ route: pattern, isData });
      }
    }
  });

  it('is the home page with a slash or as data, and none where no page is', () => {
    expect(addressOf('/')).toMatchObject({ route: '/', isData: false });
    expect(addressOf('/_root.data')).toMatchObject({ route: '/', isData: true });
    for (const path of [
      '/no/such/page',
      '/contact/more',
      '//contact',
      '/contact.DATA',
      '/x.data',
    ]) {
      expect(addressOf(path).route, path).toBeNull();
    }
  });

  it('stays right however many have been asked for', () => {
    // A thousand are remembered.
    for (let count = 0; count < 1100; count += 1) addressOf(`/monsters/${count}`);
    expect(addressOf('/monsters/7').route).toBe('/monsters/:id');
    expect(addressOf('/Contact').route).toBe('/contact');
  });
});

describe('what the table says about an address', () => {
  it('comes with it, whatever its spelling, and where no page is as well', () => {
    for (const path of ['/contact', '/CONTACT/', '/contact.data', '/%63ontact'])
      expect(addressOf(path).rules.route, path).toBe('/contact');
    for (const path of ['/no/such/page', '/%zz', '/%zz.data'])
      expect(addressOf(path).rules.route, path).toBeNull();
  });

  it('lets the edge keep its answers, but never the data of an open page', () => {
    const rules = { ...ORDINARY, edge: 'page' } as const;
    expect(edgeKindOf({ rules, isData: false })).toBe('page');
    expect(edgeKindOf({ rules, isData: true })).toBeNull();
    expect(edgeKindOf({ rules: ORDINARY, isData: false })).toBeNull();
  });
});
