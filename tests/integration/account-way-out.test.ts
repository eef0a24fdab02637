import { env } from 'cloudflare:workers';
import type { AppLoadContext } from '@remix-run/cloudflare';
import { beforeEach, describe, expect, it } from 'vitest';
import { signOut } from '~/account/leaving/sign-out.server';
import { wayOut } from '~/account/leaving/way-out.server';
import { browsersOf } from '~/account/session/browsers.server';
import { endAllSessions } from '~/account/session/session-ends.server';
import { accountAt } from '../harness/account-at';
import { TABLE } from '../harness/addresses';
import { claimsOf, type Desk, openDesk, signIn } from './account-desk';

const SITE = 'https://delvewright.example';
let desk: Desk;
/** The refresh tokens that the provider was asked to revoke, and the number of concurrent calls. */
let revoked: string[] = [];
let [open, mostOpen] = [0, 0];
let behind: Promise<unknown>[] = [];

beforeEach(() => {
  [revoked, behind] = [[], []];
  [open, mostOpen] = [0, 0];
  const built = openDesk();
  const identity: Desk['identity'] = {
    ...built.identity,
    async revoke(token) {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      await new Promise((resolve) => setTimeout(resolve, 20));
      revoked.push(token);
      open -= 1;
      return token !== 'refused';
    },
  };
  desk = { ...built, identity, later: (work) => void behind.push(work) };
});

/** Signs out with a cookie, and waits for the background work. */
async function leave(
  cookie: string,
  out: (request: Request, context: AppLoadContext) => Promise<Response>,
) {
  const request = new Request(`${SITE}/logout`, { method: 'POST', headers: { Cookie: cookie } });
  const account = accountAt(request, desk);
  const context: AppLoadContext = {
    account,
    addresses: TABLE,
    services: desk,
    nonce: 'n',
    requestId: 'r',
    release: 'test',
  };
  const answer = await out(request, context);
  await Promise.all(behind);
  return {
    status: answer.status,
    leadsTo: answer.headers.get('Location'),
    cookies: account.cookies,
  };
}

async function sessions(): Promise<number> {
  return (await env.DB.prepare('select count(*) as n from sessions').first<number>('n')) ?? -1;
}

const GONE = [expect.stringMatching(/^__Host-session=; Max-Age=0/)];

describe('a user who signs out', () => {
  it('ends the session of this browser only, and is redirected to the provider’s sign-out', async () => {
    const cookie = await signIn(desk);
    await signIn(desk);
    const left = await leave(cookie, signOut);
    expect(left).toEqual({
      status: 303,
      leadsTo:
        'https://sign-in.example/logout?client_id=delvewright&logout_uri=https%3A%2F%2Fdelvewright.example%2F',
      cookies: GONE,
    });
    expect(await sessions()).toBe(1);
    expect(revoked).toEqual(['r']);
  });

  it('may do so twice or without a session, without revoking anything then', async () => {
    const cookie = await signIn(desk);
    await leave(cookie, signOut);
    for (const again of [cookie, '', '__Host-session=forged']) {
      expect(await leave(again, signOut)).toMatchObject({ status: 303, cookies: GONE });
    }
    expect(revoked).toEqual(['r']);
  });

  it('is told when the database fails to end the session, and the cookie is cleared all the same', async () => {
    const cookie = await signIn(desk);
    await env.DB.exec('drop table sessions');
    expect(await leave(cookie, signOut)).toEqual({
      status: 303,
      leadsTo: '/access-gate?auth=logout',
      cookies: GONE,
    });
  });

  it('returns to the home page when the provider has no sign-out endpoint', async () => {
    const addresses = async () => null;
    desk = { ...desk, identity: { ...desk.identity, addresses } };
    expect(await leave(await signIn(desk), signOut)).toMatchObject({ leadsTo: '/' });
  });

  it('everywhere revokes all tokens, five at a time', async () => {
    const cookies = [];
    for (let browser = 0; browser < 12; browser += 1) cookies.push(await signIn(desk));
    const userId = (await env.DB.prepare('select id from users').first<string>('id')) ?? '';
    await leave(cookies[0] ?? '', (_request, context) =>
      wayOut(context, () => endAllSessions(desk.db, { userId, now: desk.at.now })),
    );
    expect(await sessions()).toBe(0);
    expect(revoked).toHaveLength(12);
    expect(mostOpen).toBe(5);
  });
});

describe('the list of a user’s sessions', () => {
  it('contains only their own: this one first, then the latest, fifty at most', async () => {
    await signIn(desk, { sub: 'sub-2', email: 'other@delvewright.test' });
    for (const sub of ['sub-1', 'sub-1', 'sub-1']) {
      desk.at.now += 1000;
      await signIn(desk, { sub });
    }
    const mine = await env.DB.prepare(
      "select s.id, s.user_id from sessions s join users u on u.id = s.user_id where u.sub = 'sub-1' order by s.created_at",
    ).all<{ id: string; user_id: string }>();
    const [first] = mine.results;
    const userId = first?.user_id ?? '';
    const at = (seconds: number) => desk.at.now - 3000 + seconds * 1000;
    expect(await browsersOf(desk.db, { userId, sessionId: first?.id ?? '' })).toEqual([
      { here: true, since: at(1), seen: at(1) },
      { here: false, since: at(3), seen: at(3) },
      { here: false, since: at(2), seen: at(2) },
    ]);
    expect(
      (await browsersOf(desk.db, { userId, sessionId: null })).map(({ here }) => here),
    ).toEqual([false, false, false]);
    for (let more = 0; more < 50; more += 1) await signIn(desk, claimsOf());
    expect(await browsersOf(desk.db, { userId, sessionId: null })).toHaveLength(50);
  });
});
