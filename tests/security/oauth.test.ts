import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { identityUrl, leadOf, PEOPLE, switchIdentity, Visitor } from '../harness/visitor';

afterEach(async () => {
  await switchIdentity('fail', { step: 'token', how: 'none' });
  await switchIdentity('bad-token', { kind: 'none' });
});

/** The gate that an answer leads to: its code, or the place it leads to instead. */
function gateCode(answer: Response): string {
  const location = answer.headers.get('Location') ?? '';
  const url = new URL(location, 'http://x');
  return url.pathname === '/access-gate' ? (url.searchParams.get('auth') ?? '') : location;
}

function hasSession(visitor: Visitor): boolean {
  return visitor.cookies.has('__Host-session');
}

async function requestsOf(step: string) {
  const answer = await fetch(`${identityUrl()}/_standin/log`);
  const log: { requests: { step: string; form: Record<string, string> }[] } = await answer.json();
  return log.requests.filter((request) => request.step === step);
}

describe('starting a sign-in', () => {
  it('sends a challenge, a state and a nonce, all random, and asks for our callback', async () => {
    const visitor = new Visitor();
    const first = new URL(await visitor.startSignIn('/settings'));
    const second = new URL(await visitor.startSignIn('/settings'));
    for (const { searchParams } of [first, second]) {
      expect(searchParams.get('response_type')).toBe('code');
      expect(searchParams.get('code_challenge_method')).toBe('S256');
      expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
      expect(searchParams.get('state')).toMatch(/^[\w-]{32}$/);
      expect(searchParams.get('nonce')).toMatch(/^[\w-]{32}$/);
      expect(searchParams.get('scope')).toBe('openid email profile');
      expect(searchParams.get('redirect_uri')).toBe(`${visitor.origin}/auth/callback`);
    }
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name));
    }
  });

  it('proves itself with a verifier of 128 characters that fits the challenge', async () => {
    const visitor = new Visitor();
    const authorize = await visitor.startSignIn();
    await visitor.ask(await visitor.passProvider('new', authorize));
    const verifier = (await requestsOf('token')).at(-1)?.form.code_verifier ?? '';
    expect(verifier).toMatch(/^[\w-]{128}$/);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    expect(new URL(authorize).searchParams.get('code_challenge')).toBe(challenge);
  });

  it('passes on how someone wishes to sign in, and nothing else', async () => {
    const query = '?next=/&login_hint=a%40b.test&lang=de&prompt=login&client_id=evil&scope=all';
    const html = await (await new Visitor().ask(`/login${query}`)).text();
    const { searchParams } = new URL(leadOf(html));
    expect(searchParams.get('login_hint')).toBe('a@b.test');
    expect(searchParams.get('lang')).toBe('de');
    expect(searchParams.get('prompt')).toBe('login');
    expect(searchParams.getAll('client_id')).toEqual(['delvewright-local']);
    expect(searchParams.getAll('scope')).toEqual(['openid email profile']);
  });

  it('says so, works without a script, and is not started by looking ahead', async () => {
    const visitor = new Visitor();
    const answer = await visitor.ask('/login?next=/settings');
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('Redirecting to login…');
    expect(html).not.toContain('<script');
    expect(html).toContain(`<a href="${leadOf(html).replaceAll('&', '&amp;')}"`);
    const ahead = new Visitor();
    await ahead.ask('/login', { headers: { 'Sec-Purpose': 'prefetch' } });
    expect(ahead.cookies.size).toBe(0);
  });

  it('never takes the address to return to from a header', async () => {
    const hosts = { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' };
    const answer = await new Visitor().ask('/login', { headers: hosts });
    const lead = new URL(leadOf(await answer.text()));
    expect(lead.searchParams.get('redirect_uri')).toBe(`${new Visitor().origin}/auth/callback`);
  });

  it('remembers fifty started sign-ins in less than a cookie may hold', async () => {
    const visitor = new Visitor();
    for (let count = 0; count < 50; count += 1) await visitor.startSignIn(`/${'x'.repeat(600)}`);
    const header = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(header.length).toBeLessThan(4096);
    const answer = await visitor.signIn('new', '/about');
    expect(answer.headers.get('Location')).toBe('/about');
  });
});

describe('coming back', () => {
  it('signs in, says so, and leads to where the person was going', async () => {
    const visitor = new Visitor();
    const answer = await visitor.signIn(PEOPLE.trial, '/monster-lookup?q=owl');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe('/monster-lookup?q=owl');
    expect(await answer.text()).toContain('Signing you in…');
    expect(hasSession(visitor)).toBe(true);
    expect(visitor.cookies.has('__Host-signin')).toBe(false);
  });

  it('takes two tabs that started at the same time', async () => {
    const visitor = new Visitor();
    const [one, two] = [await visitor.startSignIn('/about'), await visitor.startSignIn('/terms')];
    const second = await visitor.ask(await visitor.passProvider(PEOPLE.trial, two));
    const first = await visitor.ask(await visitor.passProvider(PEOPLE.trial, one));
    expect(second.headers.get('Location')).toBe('/terms');
    expect(first.headers.get('Location')).toBe('/about');
  });

  it('goes where the person came from when the link to sign in does not say', async () => {
    const visitor = new Visitor();
    const headers = { Referer: `${visitor.origin}/monster-lookup?q=owl` };
    const lead = leadOf(await (await visitor.ask('/login', { headers })).text());
    const answer = await visitor.ask(await visitor.passProvider('new', lead));
    expect(answer.headers.get('Location')).toBe('/monster-lookup?q=owl');
  });

  it('sends whoever is signed in on to the saved page at once', async () => {
    const visitor = new Visitor();
    await visitor.signIn(PEOPLE.trial);
    const again = await visitor.ask('/login?next=/about');
    expect([again.status, again.headers.get('Location')]).toEqual([302, '/about']);
    const loop = await visitor.ask('/login?next=/login');
    expect(loop.headers.get('Location')).toBe('/');
  });
});

describe('a return that is not genuine', () => {
  it('without the cookie of its start goes to the gate', async () => {
    const victim = new Visitor();
    const attacker = new Visitor();
    const back = await attacker.passProvider(PEOPLE.trial, await attacker.startSignIn());
    expect(gateCode(await victim.ask(back))).toBe('not_found');
    expect(hasSession(victim)).toBe(false);
  });

  it('with the cookie of another start goes to the gate', async () => {
    const victim = new Visitor();
    await victim.startSignIn();
    const attacker = new Visitor();
    const back = await attacker.passProvider(PEOPLE.trial, await attacker.startSignIn());
    expect(gateCode(await victim.ask(back))).toBe('state');
    expect(hasSession(victim)).toBe(false);
  });

  it.each(['', 'state=wrong', `state=${'x'.repeat(4096)}`, 'state=%00', 'state=a&state=b'])(
    'with %.20j for a state goes to the gate',
    async (query) => {
      const visitor = new Visitor();
      await visitor.startSignIn();
      expect(gateCode(await visitor.ask(`/auth/callback?code=x&${query}`))).toBe('state');
      expect(hasSession(visitor)).toBe(false);
    },
  );

  it('works once', async () => {
    const visitor = new Visitor();
    const back = await visitor.passProvider(PEOPLE.trial, await visitor.startSignIn());
    await visitor.ask(back);
    visitor.cookies.delete('__Host-session');
    expect(gateCode(await visitor.ask(back))).toBe('not_found');
    expect(hasSession(visitor)).toBe(false);
  });

  it('tells someone who repeats it while signed in that they are', async () => {
    const visitor = new Visitor();
    const back = await visitor.passProvider(PEOPLE.trial, await visitor.startSignIn());
    await visitor.ask(back);
    expect(gateCode(await visitor.ask(back))).toBe('already');
    expect(hasSession(visitor)).toBe(true);
  });

  it('with another person’s code goes to the gate: the verifier does not fit', async () => {
    const visitor = new Visitor();
    const mine = new URL(await visitor.startSignIn());
    const attacker = new Visitor();
    const stolen = new URL(await attacker.passProvider('new', await attacker.startSignIn()));
    const query = `code=${stolen.searchParams.get('code')}&state=${mine.searchParams.get('state')}`;
    expect(gateCode(await visitor.ask(`/auth/callback?${query}`))).toBe('failed');
    expect(hasSession(visitor)).toBe(false);
  });

  it('with a cancelled sign-in says so, keeps the page it was for, and shows nothing else', async () => {
    const visitor = new Visitor();
    const state = new URL(await visitor.startSignIn('/settings')).searchParams.get('state');
    const text = '%3Cscript%3Ealert(1)%3C/script%3E';
    const query = `error=access_denied&error_description=${text}&state=${state}`;
    const answer = await visitor.ask(`/auth/callback?${query}`);
    const gate = answer.headers.get('Location') ?? '';
    expect(gate).toBe('/access-gate?auth=access_denied&next=%2Fsettings');
    const page = await (await visitor.ask(gate)).text();
    expect(page).toContain('User cancelled OAuth flow.');
    expect(page).not.toContain('alert(1)');
  });

  it('with any other error has failed', async () => {
    const visitor = new Visitor();
    expect(gateCode(await visitor.ask('/auth/callback?error=%22%3E%3Cscript%3E'))).toBe('failed');
  });
});

describe('the gate before somebody who was only remembered', () => {
  it('says so, and leads to where the provider asks anew', async () => {
    const gate = '/access-gate?auth=remembered&next=%2Fsettings';
    const page = await (await new Visitor().ask(gate)).text();
    expect(page).toContain('This sign-in is from before you signed out everywhere.');
    expect(page).toContain('href="/login?prompt=login&amp;next=%2Fsettings"');
  });
});

describe('an ID token that is not genuine', () => {
  it.each([
    'alg-none',
    'hs256-with-public-key',
    'wrong-kid',
    'bad-signature',
    'expired',
    'wrong-iss',
    'wrong-aud',
    'wrong-nonce',
    'wrong-token-use',
  ])('opens no session: %s', async (kind) => {
    await switchIdentity('bad-token', { kind, times: 1 });
    const visitor = new Visitor();
    expect(gateCode(await visitor.signIn(PEOPLE.trial))).toBe('invalid_tokens');
    expect(hasSession(visitor)).toBe(false);
  });
});

describe('people', () => {
  it('are never one because they claim the same e-mail', async () => {
    const email = 'shared@delvewright.test';
    const people = ['shared-a', 'shared-b'].map((username) => ({ username, email }));
    const subs: string[] = [];
    for (const person of people) {
      const { sub } = await switchIdentity('users', { ...person, email_verified: false });
      subs.push(String(sub));
    }
    const [one, two] = [new Visitor(), new Visitor()];
    await one.signIn(subs[0] ?? '');
    await two.signIn(subs[1] ?? '');
    const plans = [one, two].map(async (visitor) => (await visitor.ask('/me/entitlements')).json());
    // Neither e-mail is verified, so neither starts a trial, and neither is the other's account.
    expect(await Promise.all(plans)).toMatchObject([{ status: 'unknown' }, { status: 'unknown' }]);
  });

  it('get one trial for each verified e-mail', async () => {
    const email = 'second-trial@delvewright.test';
    const statuses: unknown[] = [];
    for (const username of ['first-of-two', 'second-of-two']) {
      const { sub } = await switchIdentity('users', { username, email });
      const visitor = new Visitor();
      await visitor.signIn(String(sub));
      const plan: { status: string } = await (await visitor.ask('/me/entitlements')).json();
      statuses.push(plan.status);
    }
    expect(statuses).toEqual(['trialing', 'expired']);
  });
});
