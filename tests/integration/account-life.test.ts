import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountAt } from '../harness/account-at';
import { accountOf, DAY, type Desk, openDesk, START, signIn } from './account-desk';

const SITE = 'https://delvewright.example';
let desk: Desk;

beforeEach(() => {
  desk = openDesk();
});

const GONE = [expect.stringMatching(/^__Host-session=; Max-Age=0/)];

describe('a session', () => {
  it.each([
    ['seen_at', 14],
    ['created_at', 90],
  ])(
    'is over when the database says so by %s, after %i days, whatever the cookie says',
    async (column, days) => {
      const cookie = await signIn(desk);
      const setBack = async (age: number) => {
        await env.DB.prepare(`update sessions set ${column} = ?1`)
          .bind(START - age)
          .run();
        const account = accountOf(desk, cookie);
        return [(await account.standing()).kind, account.cookies];
      };
      expect(await setBack(days * DAY - 1)).toEqual(['person', []]);
      expect(await setBack(days * DAY)).toEqual(['nobody', GONE]);
    },
  );

  it('of a disabled user is over at once', async () => {
    const cookie = await signIn(desk);
    await env.DB.prepare('update users set disabled_at = 1').run();
    const account = accountOf(desk, cookie);
    expect(await account.standing()).toEqual({ kind: 'nobody' });
    expect(account.cookies).toEqual(GONE);
  });

  it('gets a new cookie when the cookie’s content is outdated', async () => {
    const cookie = await signIn(desk);
    await env.DB.prepare('update sessions set tokens_expire_at = tokens_expire_at + 60000').run();
    const account = accountOf(desk, cookie);
    await account.standing();
    expect(account.cookies).toEqual([expect.stringMatching(/^__Host-session=[\w.-]{100}/)]);
    // A request that signs out sends only the deletion of the cookie.
    account.leave();
    expect(account.cookies).toEqual(GONE);
    const leaving = accountOf(desk, cookie);
    leaving.leave();
    await leaving.standing();
    expect(leaving.cookies).toEqual(GONE);
  });

  it('is not cleared by a request without a cookie', async () => {
    const account = accountOf(desk, '');
    expect(await account.standing()).toEqual({ kind: 'nobody' });
    expect([account.cookies, await account.viewer()]).toEqual([[], null]);
  });
});

describe('the URL of a request', () => {
  const opened = (path: string) => {
    const { url, isData } = accountAt(new Request(SITE + path), desk);
    return [url.pathname + url.search, isData];
  };

  it('is that of the page, not of its .data request', () => {
    expect(opened('/settings.data?tab=plan&_routes=x')).toEqual(['/settings?tab=plan', true]);
    expect(opened('/_root.data')).toEqual(['/', true]);
    expect(opened('/settings?_routes=x')).toEqual(['/settings?_routes=x', false]);
    expect(opened('/a.data/_root')).toEqual(['/a.data/_root', false]);
    expect(opened('/a/_root.data')).toEqual(['/a/_root', true]);
  });
});

describe('the bearer token of an API call', () => {
  it('is one word after “Bearer”; nothing else is accepted', async () => {
    const cookie = await signIn(desk);
    const judged: string[] = [];
    const verify: Desk['identity']['verify'] = async (token) => {
      judged.push(token);
      return { ok: false, reason: 'invalid' };
    };
    const services = { ...desk, identity: { ...desk.identity, verify } };
    const kind = async (authorization: string) => {
      const headers = { Authorization: authorization, Cookie: cookie };
      const request = new Request(`${SITE}/me/entitlements`, { headers });
      return (await accountAt(request, services).standing()).kind;
    };
    expect(await kind('Bearer a.b.c')).toBe('nobody');
    for (const other of ['Bearer a b', 'Bearer', 'Old Bearer a.b.c', 'Bearera.b.c']) {
      expect(await kind(other), other).toBe('person');
    }
    expect(judged).toEqual(['a.b.c']);
  });
});
