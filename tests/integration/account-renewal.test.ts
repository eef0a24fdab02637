import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { gateFacts } from '~/account/gate/gate-facts.server';
import { openTokens } from '~/account/session/token-box.server';
import type { TokenAnswer } from '~/platform/identity.server';
import type { TokenVerdict } from '~/platform/identity-token.server';
import { accountAt } from '../harness/account-at';
import { TABLE } from '../harness/addresses';
import { accountOf, claimsOf, type Desk, openDesk, signIn } from './account-desk';

const HOUR = 3_600_000;
let desk: Desk;
let asked: string[] = [];
/** The provider stub's response to a renewal, and the verdict on the new ID token. */
let answer: () => Promise<TokenAnswer>;
let verdict: () => TokenVerdict;

beforeEach(() => {
  asked = [];
  const built = openDesk();
  const { at } = built;
  const tokens = { idToken: 'new-id', accessToken: 'new-access', refreshToken: null };
  answer = async () => ({ ok: true, tokens });
  verdict = () => {
    const expiresAt = (at.now + HOUR) / 1000;
    return { ok: true, claims: claimsOf({ expiresAt, groups: ['PaidUser'] }) };
  };
  const identity: Desk['identity'] = {
    ...built.identity,
    async refresh(token) {
      asked.push(token);
      return answer();
    },
    verify: async () => verdict(),
  };
  desk = { ...built, identity };
});

/** Signs a user in and moves the clock two hours on, so that their tokens have expired. */
async function hadEnough(): Promise<string> {
  const cookie = await signIn(desk, { expiresAt: (desk.at.now + HOUR) / 1000 });
  desk.at.now += 2 * HOUR;
  return cookie;
}

const sessions = () => env.DB.prepare('select count(*) as n from sessions').first<number>('n');

describe('a session with expired tokens', () => {
  it('is renewed once for concurrent requests, and continues with the new tokens', async () => {
    const cookie = await hadEnough();
    const accounts = [1, 2, 3].map(() => accountOf(desk, cookie));
    const standings = await Promise.all(accounts.map((account) => account.standing()));
    for (const standing of standings) {
      expect(standing).toMatchObject({
        kind: 'person',
        person: { roles: ['GrantedUser', 'PaidUser'] },
      });
    }
    expect(asked).toEqual(['r']);
    for (const { cookies } of accounts) expect(cookies).toHaveLength(1);
    // The new cookie is up to date and is not set again.
    const fresh = accounts[0]?.cookies[0]?.split(';')[0] ?? '';
    const next = accountOf(desk, fresh);
    expect(await next.standing()).toMatchObject({ kind: 'person' });
    expect(next.cookies).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('keeps its refresh token when the provider sends no new one, and replaces it when it does', async () => {
    const cookie = await hadEnough();
    const kept = async () => {
      const row = await env.DB.prepare('select id, tokens from sessions').first<{
        id: string;
        tokens: string;
      }>();
      return openTokens(desk.sealer, row?.id ?? '', row?.tokens ?? '', desk.at.now);
    };
    await accountOf(desk, cookie).standing();
    expect(await kept()).toEqual({
      idToken: 'new-id',
      accessToken: 'new-access',
      refreshToken: 'r',
    });
    desk.at.now += 2 * HOUR;
    const tokens = { idToken: 'newer', accessToken: 'newer', refreshToken: 'r-2' };
    answer = async () => ({ ok: true, tokens });
    await accountOf(desk, cookie).standing();
    expect(await kept()).toEqual(tokens);
  });

  it('is renewed a minute before expiry, so that a clock difference does not matter', async () => {
    const cookie = await signIn(desk, { expiresAt: (desk.at.now + HOUR) / 1000 });
    desk.at.now += HOUR - 60_001;
    await accountOf(desk, cookie).standing();
    expect(asked).toEqual([]);
    desk.at.now += 1;
    await accountOf(desk, cookie).standing();
    expect(asked).toEqual(['r']);
  });

  it.each<[string, TokenAnswer]>([
    ['the provider says no', { ok: false, reason: 'refused' }],
    ['it gives no token', { ok: false, reason: 'no-token' }],
  ])('ends when %s', async (_how, said) => {
    const cookie = await hadEnough();
    answer = async () => said;
    const account = accountOf(desk, cookie);
    expect(await account.standing()).toEqual({ kind: 'nobody' });
    expect(account.cookies).toEqual([expect.stringMatching(/^__Host-session=; Max-Age=0/)]);
    expect(await sessions()).toBe(0);
  });

  it('ends when the new token is forged or belongs to another user', async () => {
    for (const bad of [
      { ok: false, reason: 'invalid' } as const,
      { ok: true, claims: claimsOf({ sub: 'sub-2' }) } as const,
    ]) {
      const cookie = await hadEnough();
      verdict = () => bad;
      expect(await accountOf(desk, cookie).standing()).toEqual({ kind: 'nobody' });
      expect(await sessions()).toBe(0);
    }
  });

  it('answers unavailable to all requests while the provider or its keys are unavailable', async () => {
    const cookie = await hadEnough();
    const away = { kind: 'unavailable' };
    answer = async () => ({ ok: false, reason: 'unavailable' });
    const both = [1, 2].map(() => accountOf(desk, cookie).standing());
    expect(await Promise.all(both)).toEqual([away, away]);
    answer = openAnswer;
    verdict = () => ({ ok: false, reason: 'unavailable' });
    expect(await accountOf(desk, cookie).standing()).toEqual(away);
    expect(await sessions()).toBe(1);
  });

  it('is over for waiting requests when it ends in the meantime', async () => {
    const cookie = await hadEnough();
    answer = async () => {
      await env.DB.prepare('delete from sessions').run();
      return openAnswer();
    };
    const both = [1, 2].map(() => accountOf(desk, cookie).standing());
    expect(await Promise.all(both)).toEqual([{ kind: 'nobody' }, { kind: 'nobody' }]);
  });
});

const openAnswer = async (): Promise<TokenAnswer> => ({
  ok: true,
  tokens: { idToken: 'i', accessToken: 'a', refreshToken: null },
});

describe('an API call with a bearer token', () => {
  const ask = (authorization: string, { cookie = '', path = '/me/entitlements' } = {}) =>
    accountAt(
      new Request(`https://delvewright.example${path}`, {
        headers: { Authorization: authorization, Cookie: cookie },
      }),
      desk,
    );

  it('is authenticated by the token, whatever cookie comes with it', async () => {
    const cookie = await signIn(desk);
    await signIn(desk, { sub: 'sub-2', username: 'ben' });
    verdict = () => ({ ok: true, claims: claimsOf({ sub: 'sub-2' }) });
    const standing = await ask('bearer the.long.token', { cookie }).standing();
    expect(standing).toMatchObject({
      kind: 'person',
      person: { username: 'ben', sessionId: null },
    });
  });

  it('is anonymous with a token that is invalid, of an unknown user, or from before a sign-out everywhere', async () => {
    const cookie = await signIn(desk);
    verdict = () => ({ ok: false, reason: 'invalid' });
    expect(await ask('Bearer t', { cookie }).standing()).toEqual({ kind: 'nobody' });
    expect((await ask('Bearer t').tools()).length).toBeGreaterThan(0);
    verdict = () => ({ ok: true, claims: claimsOf({ sub: 'sub-9' }) });
    expect(await ask('Bearer t').standing()).toEqual({ kind: 'nobody' });
    await env.DB.prepare('update users set signed_out_at = ?1').bind(desk.at.now).run();
    const later = desk.at.now / 1000 + 1;
    for (const [issuedAt, authTime, kind] of [
      [later, later, 'person'],
      [later, later - 1, 'nobody'],
      [later - 1, later, 'nobody'],
    ] as const) {
      verdict = () => ({ ok: true, claims: claimsOf({ issuedAt, authTime }) });
      expect(await ask('Bearer t').standing()).toMatchObject({ kind });
      expect((await ask('Bearer t').tools()).length).toBeGreaterThan(0);
    }
  });

  it('gets 503 while its token cannot be verified', async () => {
    verdict = () => ({ ok: false, reason: 'unavailable' });
    expect(await ask('Bearer t').standing()).toEqual({ kind: 'unavailable' });
    expect((await ask('Bearer t').tools()).length).toBeGreaterThan(0);
  });

  it('cannot open a page with it: there the cookie counts', async () => {
    const cookie = await signIn(desk);
    verdict = () => ({ ok: false, reason: 'invalid' });
    expect(await ask('Bearer t', { cookie, path: '/settings' }).standing()).toMatchObject({
      kind: 'person',
    });
    expect(await ask('Basic t', { cookie }).standing()).toMatchObject({ kind: 'person' });
  });
});

describe('the gate page', () => {
  it('knows the requested page, and whether the user is signed in', async () => {
    const facts = async (search: string, cookie = '') => {
      const request = new Request(`https://delvewright.example/access-gate${search}`, {
        headers: { Cookie: cookie },
      });
      return gateFacts(request, {
        account: accountAt(request, desk),
        services: desk,
        addresses: TABLE,
      });
    };
    expect(await facts('?next=/mapwright')).toMatchObject({
      next: '/mapwright',
      signedIn: false,
      words: 'Mapwright needs an account.',
      offer: 'Your first sign-in includes 14 days of Pro. No card needed.',
    });
    expect(await facts('?next=https://evil.example')).toMatchObject({ next: '/', words: null });
    expect(await facts('?next=/mapwright', await signIn(desk))).toMatchObject({
      signedIn: true,
      offer: null,
    });
  });
});
