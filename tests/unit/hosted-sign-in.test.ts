import type { AppLoadContext } from '@remix-run/cloudflare';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Standing } from '~/account/person/person';
import { endAllSessions } from '~/account/session/session-ends.server';
import { finishSignIn } from '~/account/sign-in/finish-sign-in.server';
import { startSignIn } from '~/account/sign-in/start-sign-in.server';
import { paths } from '~/paths';
import { accountAt } from '../harness/account-at';
import { openSignInHere, type SignInHere } from '../harness/hosted-sign-in';
import { leadOf } from '../harness/visitor';
import { createPlainBrowser } from '../standins/identity/plain-browser';

const ORIGIN = 'http://localhost:4325';

let here: SignInHere;
/** How far the site's clock is ahead of the provider's, in milliseconds. */
let ahead = 0;

beforeAll(async () => {
  here = await openSignInHere(ORIGIN, { now: () => Date.now() + ahead });
}, 120_000);
afterAll(() => here?.close());
beforeEach(async () => {
  ahead = 0;
  await here.standin.control('POST reset');
  await here.db.prepare('delete from users').run();
});

/** A browser with cookies for the site, and others for the provider. */
function openBrowser() {
  const cookies = new Map<string, string>();
  const atProvider = createPlainBrowser();

  function contextOf(request: Request): AppLoadContext {
    const { services } = here;
    return { services, account: accountAt(request, services) } as AppLoadContext;
  }

  async function ask(
    path: string,
    answer: (request: Request, context: AppLoadContext) => Promise<Response>,
  ) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request(new URL(path, ORIGIN), { headers: { Cookie: cookie } });
    const given = await answer(request, contextOf(request));
    for (const line of given.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return given;
  }

  /**
   * Signs in from a /login URL; the user is chosen only if the provider asks. Returns where it leads, and whether the
   * provider asked.
   */
  async function signIn(login: string, change: (authorize: URL) => void = () => {}) {
    const start = await ask(login, startSignIn);
    const authorize = new URL(leadOf(await start.text()));
    change(authorize);
    let { location } = await atProvider.open(authorize);
    const asked = location?.pathname.startsWith('/sign-in/') ?? false;
    if (location && asked) {
      await atProvider.open(location);
      const chosen = await atProvider.open(location, { who: 'trial' });
      location = chosen.location && (await atProvider.open(chosen.location)).location;
    }
    const back = await ask(`/auth/callback${location?.search}`, (request, context) =>
      finishSignIn(request, context, []),
    );
    return { leadsTo: back.headers.get('Location'), asked };
  }

  /** The account state for this browser's cookies. */
  async function standing() {
    let found: Standing | null = null;
    await ask('/me/entitlements', async (_request, { account }) => {
      found = await account.standing();
      return new Response(null, {
        headers: account.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
      });
    });
    return found;
  }

  return { ask, signIn, standing };
}

async function sessions(): Promise<number> {
  return (await here.db.prepare('select count(*) as n from sessions').first<number>('n')) ?? 0;
}

async function signOutEverywhere(): Promise<void> {
  const userId = (await here.db.prepare('select id from users').first<string>('id')) ?? '';
  await endAllSessions(here.services.db, { userId, now: here.services.clock.now() });
}

/** Waits until the next second of the provider's clock, because times in tokens are whole seconds. */
async function nextSecond(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1050 - (Date.now() % 1000)));
}

describe('a signed-in user', () => {
  it('is redirected from /login at once, and is told so when a callback is repeated', async () => {
    const browser = openBrowser();
    await browser.signIn('/login?next=/settings');
    const again = await browser.ask('/login?next=/about', startSignIn);
    expect([again.status, again.headers.get('Location')]).toEqual([302, '/about']);
    const used = await browser.ask('/auth/callback?state=used&code=c', (request, context) =>
      finishSignIn(request, context, []),
    );
    expect(used.headers.get('Location')).toBe('/access-gate?auth=already');
    // After the account is disabled there is no session to use.
    await here.db.prepare('update users set disabled_at = 1').run();
    expect((await browser.signIn('/login')).leadsTo).toBe('/access-gate?auth=no_session');
  });
});

describe('a sign-in', () => {
  it('leads to Tonight where nothing was asked for, and home where home was', async () => {
    expect((await openBrowser().signIn('/login')).leadsTo).toBe('/tonight');
    expect((await openBrowser().signIn('/login?next=/')).leadsTo).toBe('/');
  });
});

describe('after signing out everywhere', () => {
  it('a remembered sign-in at the provider opens no session, but one with a new prompt does', async () => {
    const browser = openBrowser();
    expect(await browser.signIn('/login?next=/settings')).toEqual({
      leadsTo: '/settings',
      asked: true,
    });
    await signOutEverywhere();
    await nextSecond();
    expect(await browser.signIn('/login?next=/settings')).toEqual({
      leadsTo: '/access-gate?auth=remembered&next=%2Fsettings',
      asked: false,
    });
    expect(await sessions()).toBe(0);
    expect(await browser.signIn(paths.loginAnew('/settings'))).toEqual({
      leadsTo: '/settings',
      asked: true,
    });
    expect(await sessions()).toBe(1);
  });

  it('a remembered sign-in from after that still works', async () => {
    const [one, other] = [openBrowser(), openBrowser()];
    await one.signIn('/login');
    await signOutEverywhere();
    await nextSecond();
    await other.signIn('/login');
    await here.db.prepare('delete from sessions').run();
    expect(await other.signIn('/login?next=/about')).toEqual({ leadsTo: '/about', asked: false });
  });
});

describe('a sign-in that must prompt again', () => {
  it('is refused when the prompt parameter was lost on the way', async () => {
    const browser = openBrowser();
    await browser.signIn('/login');
    await here.db.prepare('delete from sessions').run();
    ahead = 61_000;
    await nextSecond();
    const { leadsTo, asked } = await browser.signIn(paths.loginAnew('/about'), (authorize) =>
      authorize.searchParams.delete('prompt'),
    );
    expect(asked).toBe(false);
    expect(leadsTo).toBe('/access-gate?auth=remembered&next=%2Fabout');
    expect(await sessions()).toBe(0);
  });
});

describe('renewed tokens', () => {
  it('keep the session of their user', async () => {
    const browser = openBrowser();
    await browser.signIn('/login');
    ahead = 3_700_000;
    expect(await browser.standing()).toMatchObject({ kind: 'person' });
  });

  it('of another user end the session, and change neither user’s data', async () => {
    const browser = openBrowser();
    await browser.signIn('/login');
    const people = () => here.db.prepare('select * from users order by id').all();
    const before = await people();
    ahead = 3_500_000;
    await here.standin.control('POST bad-token', { kind: 'wrong-sub', times: 1 });
    expect(await browser.standing()).toMatchObject({ kind: 'person' });
    ahead = 3_550_000;
    expect(await browser.standing()).toEqual({ kind: 'nobody' });
    expect(await sessions()).toBe(0);
    expect((await people()).results).toEqual(before.results);
  });
});
