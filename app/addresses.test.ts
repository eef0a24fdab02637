import { describe, expect, it } from 'vitest';
import { GUARDED_PAGES } from '~/account/gate/guarded-pages';
import { askGate, type GateAnswer, toolAddress } from '~/catalogue/access';
import { CATALOGUE } from '~/catalogue/catalogue';
import { gateAt, lineAt } from '../tests/harness/addresses';

const CALLERS = [
  null,
  { roles: [] },
  { roles: ['GrantedUser'] },
  { roles: ['PaidUser'] },
  { roles: ['AdminUser'] },
];

function answers(path: string): GateAnswer[] {
  const gate = gateAt(path, CATALOGUE);
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
    for (const path of written) expect(answers(path), path).toEqual(MEMBERS);
  });

  it('does not mistake a longer word for a guarded page', () => {
    expect(answers('/settings-of-lamps')).toEqual(OPEN);
    expect(answers('/monstersearch')).toEqual(OPEN);
  });

  it('never lets a tool’s state open a page of an account', () => {
    const opened = CATALOGUE.map((tool) => ({ ...tool, state: 'live', access: 'free' }) as const);
    expect(gateAt('/management', opened)).toBe('admin');
    expect(gateAt('/admin/users', opened)).toBe('admin');
    expect(gateAt('/settings', opened)).toBe('three-roles');
  });

  it('knows which addresses speak JSON', () => {
    const json = ['/me/entitlements', '/party', '/admin/users', '/monsters', '/billing/x'];
    const pages = ['/settings', '/billing/return', '/monster-lookup', '/adventuring'];
    expect(json.map((path) => lineAt(path).answers === 'json')).toEqual(json.map(() => true));
    expect(pages.map((path) => lineAt(path).answers === 'json')).toEqual(pages.map(() => false));
  });

  it('is for a missing page what it is for those beside it, so that nobody learns what is missing', () => {
    expect(answers('/settings/no-such')).toEqual(MEMBERS);
    expect(answers('/management/no/such.data')).toEqual(ADMINS);
    expect(answers('/me')).toEqual(SIGNED_IN);
    expect(answers('/billing/no-such')).toEqual(SIGNED_IN);
    expect(answers('/admin/seed')).toEqual(OPEN);
    expect(answers('/no/such/page')).toEqual(OPEN);
    expect(lineAt('/admin/no-such').answers).toBe('json');
  });

  it('is the launch of the tool on every tool’s own page', () => {
    for (const tool of CATALOGUE) {
      const path = toolAddress(tool);
      if (path !== null) expect(lineAt(path).who, path).toBe(tool.id);
    }
  });
});

describe('pages that announce their check', () => {
  it('are the guarded pages of the table and of the catalogue', () => {
    const tools = CATALOGUE.flatMap((tool) => [tool.route, tool.adminRoute]);
    const pages = ['/settings', '/management', ...tools].filter((page) => page !== null);
    const guarded = pages.filter((page) => gateAt(page, CATALOGUE) !== 'everyone');
    expect([...GUARDED_PAGES].sort()).toEqual([...new Set(guarded)].sort());
  });
});
