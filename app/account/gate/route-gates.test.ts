import { describe, expect, it } from 'vitest';
import { askGate, type GateAnswer } from '~/catalogue/access';
import { CATALOGUE } from '~/catalogue/catalogue';
import { withOverrides } from '~/catalogue/overrides';
import type { ToolState } from '~/catalogue/tool';
import { GUARDED_PAGES, isGuardedPage } from './guarded-pages';
import { routeGate, routePath } from './route-gates';

const CALLERS = [
  null,
  { roles: [] },
  { roles: ['GrantedUser'] },
  { roles: ['PaidUser'] },
  { roles: ['AdminUser'] },
];

function answers(path: string): GateAnswer[] {
  const { gate } = routeGate(path, CATALOGUE);
  return CALLERS.map((caller) => askGate(gate, caller));
}

const OPEN: GateAnswer[] = ['open', 'open', 'open', 'open', 'open'];
const MEMBERS: GateAnswer[] = ['sign-in', 'wrong-role', 'open', 'open', 'open'];
const SIGNED_IN: GateAnswer[] = ['sign-in', 'open', 'open', 'open', 'open'];
const ADMINS: GateAnswer[] = ['sign-in', 'wrong-role', 'wrong-role', 'wrong-role', 'open'];

describe('who may come where', () => {
  // Callers: not signed in, no role, granted, paid, admin
  it.each<[string, GateAnswer[]]>([
    ['/', OPEN],
    ['/login', OPEN],
    ['/auth/callback', OPEN],
    ['/access-gate', OPEN],
    ['/no-access', OPEN],
    ['/about', OPEN],
    ['/features', OPEN],
    ['/contact', OPEN],
    ['/terms', OPEN],
    ['/privacy', OPEN],
    ['/blog', OPEN],
    ['/blog/any-post', OPEN],
    ['/cheat-sheet', OPEN],
    ['/monster-lookup', OPEN],
    ['/monster-lookup/goblin', OPEN],
    ['/try/initiative-tracker', OPEN],
    ['/try/mapwright', OPEN],
    ['/map/abc', OPEN],
    ['/monsters/search', OPEN],
    ['/spells', OPEN],
    ['/health', OPEN],
    ['/webhooks/stripe', OPEN],
    ['/admin/seed/monsters', OPEN],
    ['/settings', MEMBERS],
    ['/settings/export', MEMBERS],
    ['/mapwright', MEMBERS],
    ['/mapwright/maps/1', MEMBERS],
    ['/initiative-tracker', MEMBERS],
    ['/me/entitlements', SIGNED_IN],
    ['/billing/create-checkout-session', SIGNED_IN],
    ['/billing/return', SIGNED_IN],
    ['/lab/character', ADMINS],
    ['/lab/character/import', ADMINS],
    ['/lab/character/one/make', ADMINS],
    ['/lab/character/one/keep', ADMINS],
    ['/lab/character/one', SIGNED_IN],
    ['/lab/character/one/deeds', SIGNED_IN],
    ['/lab/character/one/portrait', SIGNED_IN],
    ['/lab/character/one/print', SIGNED_IN],
    ['/characters/one.json', SIGNED_IN],
    ['/adventuring', ADMINS],
    ['/adventuring/parties', SIGNED_IN],
    ['/adventuring/one', SIGNED_IN],
    ['/adventuring/one/news', SIGNED_IN],
    ['/adventuring/one/changes', SIGNED_IN],
    ['/battle-simulator', ADMINS],
    ['/management', ADMINS],
    ['/admin/users', ADMINS],
    ['/party', ADMINS],
    ['/party/join', SIGNED_IN],
    ['/party/one', SIGNED_IN],
    ['/me/parties', SIGNED_IN],
  ])('%s', (path, expected) => {
    expect(answers(path)).toEqual(expected);
  });

  it('is the same however the address is written', () => {
    const written = [
      '/settings.data',
      '/settings/',
      '/settings//',
      '/SETTINGS',
      '/Settings.data',
      '/%73ettings',
      '/%53ETTINGS.data',
      '//settings',
      '/settings/.data',
    ];
    expect(written.map(routePath)).toEqual(written.map(() => '/settings'));
    for (const path of written) expect(answers(path), path).toEqual(MEMBERS);
  });

  it('is asked for the front page, and for what cannot be decoded, as they stand there', () => {
    expect(['/', '/_root.data', '//', '/.data', '/%zz', '/%zz/'].map(routePath)).toEqual([
      '/',
      '/',
      '/',
      '/',
      '/%zz',
      '/%zz',
    ]);
  });

  it('is nobody where the calls of a tool have no tool', () => {
    expect(routeGate('/party', [])).toEqual({ gate: 'nobody', json: true, tool: 'adventuring' });
    expect(routeGate('/mapwright/keep', CATALOGUE)).toEqual({
      gate: 'three-roles',
      json: true,
      tool: 'mapwright',
    });
  });

  it('does not mistake a longer word for a guarded page', () => {
    expect(answers('/settings-of-lamps')).toEqual(OPEN);
    expect(answers('/monstersearch')).toEqual(OPEN);
  });

  it('follows the owner’s changes', () => {
    const opened = withOverrides(CATALOGUE, [
      { id: 'battle-simulator', state: 'live', access: 'login' },
      { id: 'adventuring', state: 'live', access: null },
      { id: 'monster-lookup', state: 'maintenance', access: null },
      { id: 'mapwright', state: 'soon', access: null },
    ]);
    expect(routeGate('/battle-simulator', opened).gate).toBe('signed-in');
    expect(routeGate('/party', opened).gate).toBe('three-roles');
    expect(routeGate('/party/join', opened).gate).toBe('signed-in');
    expect(routeGate('/adventuring/one', opened).gate).toBe('signed-in');
    expect(routeGate('/monster-lookup/goblin', opened).gate).toBe('admin');
    // A tool that is announced ("soon") and built is open to admins; a "planned" tool is open to nobody.
    expect(routeGate('/mapwright', opened).gate).toBe('admin');
    const put = (state: ToolState) =>
      routeGate('/mapwright', withOverrides(CATALOGUE, [{ id: 'mapwright', state, access: null }]));
    expect(put('planned').gate).toBe('nobody');
    expect(put('maintenance').gate).toBe('admin');
  });

  it('never lets a tool’s state open a page of an account', () => {
    const opened = CATALOGUE.map((tool) => ({ ...tool, state: 'live', access: 'free' }) as const);
    expect(routeGate('/management', opened).gate).toBe('admin');
    expect(routeGate('/admin/users', opened).gate).toBe('admin');
    expect(routeGate('/settings', opened).gate).toBe('three-roles');
  });

  it('knows which addresses speak JSON', () => {
    const json = ['/me/entitlements', '/party', '/admin/users', '/monsters', '/billing/x'];
    const pages = ['/settings', '/billing/return', '/monster-lookup', '/adventuring'];
    expect(json.map((path) => routeGate(path, CATALOGUE).json)).toEqual(json.map(() => true));
    expect(pages.map((path) => routeGate(path, CATALOGUE).json)).toEqual(pages.map(() => false));
  });
});

describe('pages that announce their check', () => {
  it('are the guarded pages of the table and of the catalogue', () => {
    const tools = CATALOGUE.flatMap((tool) => [tool.route, tool.adminRoute]);
    const pages = ['/settings', '/management', ...tools].filter((page) => page !== null);
    const guarded = pages.filter((page) => routeGate(page, CATALOGUE).gate !== 'everyone');
    expect([...GUARDED_PAGES].sort()).toEqual([...new Set(guarded)].sort());
  });

  it('include what lies below them', () => {
    expect(isGuardedPage('/mapwright/maps')).toBe(true);
    expect(isGuardedPage('/mapwrights')).toBe(false);
  });
});
