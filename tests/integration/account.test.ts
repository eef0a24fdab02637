import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { requireAdmin, requirePro, requireRole, requireUser } from '~/account/guard/guards.server';
import { plainEmailHash } from '~/account/trial/trial-rows.server';
import type { IdentityClaims } from '~/platform/identity-token.server';
import {
  accountOf,
  DAY,
  type Desk,
  openDesk,
  START,
  signIn as signInAt,
  statusOf,
} from './account-desk';

let desk: Desk;

beforeEach(() => {
  desk = openDesk();
});

const signIn = (changes?: Partial<IdentityClaims>) => signInAt(desk, changes);
const account = (cookie: string, path?: string) => accountOf(desk, cookie, path);

async function setPlan(status: string, columns: Record<string, number> = {}): Promise<void> {
  const { trial_end = null, current_period_start = null } = columns;
  await env.DB.prepare(
    'update entitlements set status = ?1, trial_end = ?2, current_period_start = ?3',
  )
    .bind(status, trial_end, current_period_start)
    .run();
}

describe('guards', () => {
  it('return the user of a session, with roles and plan', async () => {
    const person = await requireUser({ account: account(await signIn()) });
    expect(person).toMatchObject({
      sub: 'sub-1',
      email: 'mira@delvewright.test',
      roles: ['GrantedUser'],
      plan: { status: 'trialing', trialEnd: START / 1000 + 14 * 86_400 },
      pro: true,
    });
  });

  it('answer 401, 403 and 402 to API calls', async () => {
    const cookie = await signIn();
    await setPlan('expired');
    expect(await statusOf(() => requireUser({ account: account('') }))).toBe(401);
    expect(await statusOf(() => requireAdmin({ account: account(cookie) }))).toBe(403);
    expect(await statusOf(() => requirePro({ account: account(cookie) }))).toBe(402);
    expect(await statusOf(() => requireRole({ account: account(cookie) }, 'GrantedUser'))).toBe(
      200,
    );
  });

  it('answer 402 to users without Pro on pages for Pro', async () => {
    const cookie = await signIn();
    await setPlan('unpaid');
    expect(await statusOf(() => requirePro({ account: account(cookie, '/mapwright') }))).toBe(402);
  });

  it('admit Pro for seven days of an unpaid period', async () => {
    const cookie = await signIn();
    const began = START / 1000;
    await setPlan('past_due', { current_period_start: began });
    desk.at.now = START + 7 * DAY - 1000;
    expect(await statusOf(() => requirePro({ account: account(cookie) }))).toBe(200);
    desk.at.now = START + 7 * DAY;
    expect(await statusOf(() => requirePro({ account: account(cookie) }))).toBe(402);
  });

  it('share one database read per request', async () => {
    const one = account(await signIn());
    const [person, again] = [await requireUser({ account: one }), await one.standing()];
    expect(again).toEqual({ kind: 'person', person });
    await env.DB.prepare('delete from sessions').run();
    expect(await requireUser({ account: one })).toEqual(person);
  });
});

describe('users', () => {
  it('are identified by issuer and subject, not by e-mail', async () => {
    await signIn();
    await signIn({ sub: 'sub-2' });
    await signIn({ issuer: 'https://other.example' });
    await signIn();
    const { results } = await env.DB.prepare('select issuer, sub from users order by rowid').all();
    expect(results).toEqual([
      { issuer: 'https://sign-in.example', sub: 'sub-1' },
      { issuer: 'https://sign-in.example', sub: 'sub-2' },
      { issuer: 'https://other.example', sub: 'sub-1' },
    ]);
  });

  it('keep a role assigned in the product, and take over the provider’s groups', async () => {
    await signIn({ groups: ['AdminUser', 'players'] });
    const roleAndGroups = () => env.DB.prepare('select role, groups from users').first();
    expect(await roleAndGroups()).toEqual({ role: '', groups: '["AdminUser","players"]' });
    await signIn({ groups: [] });
    expect(await roleAndGroups()).toEqual({ role: 'GrantedUser', groups: '[]' });
    await env.DB.prepare("update users set role = 'AdminUser'").run();
    await signIn({ groups: ['PaidUser'] });
    expect(await roleAndGroups()).toEqual({ role: 'AdminUser', groups: '["PaidUser"]' });
  });

  it('get one trial per e-mail, ignoring case', async () => {
    await signIn();
    await signIn({ sub: 'sub-2', email: 'MIRA@delvewright.test' });
    const { results } = await env.DB.prepare(
      'select status from entitlements order by rowid',
    ).all();
    expect(results).toEqual([{ status: 'trialing' }, { status: 'expired' }]);
    expect(await plainEmailHash(' Mira@delvewright.test ')).toBe(
      await plainEmailHash('mira@delvewright.test'),
    );
  });

  it('get one trial even when several sign-ins arrive at the same time', async () => {
    await Promise.all([1, 2, 3, 4].map((number) => signIn({ sub: `sub-${number}` })));
    const { results } = await env.DB.prepare('select status from entitlements').all();
    expect(results.map((row) => row.status).sort()).toEqual([
      'expired',
      'expired',
      'expired',
      'trialing',
    ]);
  });
});
