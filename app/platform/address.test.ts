import type { RouteConfigEntry } from '@remix-run/route-config';
import { describe, expect, it } from 'vitest';
import { spellingsOf } from '../../tests/harness/spellings';
import routes from '../routes';
import { openRouteTable, type RouteManifest } from './address';
import { allowanceFor, ROUTES_WITH_RULES } from './request-limits';

/** The route table as a route manifest, the form that a build contains. */
function manifestOf(entries: readonly RouteConfigEntry[], parentId = 'root'): RouteManifest {
  return Object.assign(
    {},
    ...entries.map((entry) => {
      const { path, index, file } = entry;
      return {
        [file]: { id: file, parentId, path, index },
        ...manifestOf(entry.children ?? [], file),
      };
    }),
  );
}

const manifest: RouteManifest = { root: { id: 'root', path: '' }, ...manifestOf(await routes) };
const addressOf = openRouteTable(manifest);

const PATTERNS = Object.values(manifest)
  .flatMap((route) => route?.path || [])
  .filter((path) => path !== '*')
  .map((path) => `/${path}`);

describe('the address of a request', () => {
  it('is one for a page, in whichever of twelve ways it is spelled', () => {
    expect(PATTERNS.length).toBeGreaterThan(50);
    for (const pattern of PATTERNS) {
      const path = pattern.replace(/:\w+/g, 'goblin');
      const spellings = spellingsOf(path);
      expect(spellings.length).toBeGreaterThanOrEqual(10);
      for (const { pathname } of spellings.map((one) => new URL(one, 'http://x'))) {
        const isData = pathname.endsWith('.data');
        expect(addressOf(pathname), pathname).toEqual({ route: pattern, isData });
      }
    }
  });

  it('is the home page with a slash or as data, and none where no page is', () => {
    expect(addressOf('/')).toEqual({ route: '/', isData: false });
    expect(addressOf('/_root.data')).toEqual({ route: '/', isData: true });
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
    for (let count = 0; count < 2500; count += 1) addressOf(`/monsters/${count}`);
    expect(addressOf('/monsters/7').route).toBe('/monsters/:id');
    expect(addressOf('/Contact').route).toBe('/contact');
  });
});

describe('the rules of the door', () => {
  it('are about routes that the product has, or that its specification names', () => {
    const specified = ['/admin/import-monsters', '/admin/import-spells', '/admin/create-user'];
    for (const rule of ROUTES_WITH_RULES.filter((route) => !specified.includes(route))) {
      const found = PATTERNS.some((path) => path === rule || path.startsWith(`${rule}/`));
      expect(found, rule).toBe(true);
    }
  });

  // They are asked with the address alone, which is one however a page is spelled: see above.
  it('give five allowances', () => {
    const kinds = PATTERNS.map((pattern) => pattern.replace(/:\w+/g, 'goblin')).flatMap((path) =>
      ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'].map((method) =>
        allowanceFor(method, addressOf(path)),
      ),
    );
    expect(new Set(kinds)).toEqual(
      new Set(['none', 'writes', 'costly writes', 'costly reads', 'codes']),
    );
  });
});
