import { afterEach, describe, expect, it } from 'vitest';
import { gateCode, hasSession } from '../harness/sign-in-requests';
import { PEOPLE, switchIdentity, Visitor } from '../harness/visitor';

afterEach(async () => {
  await switchIdentity('fail', { step: 'token', how: 'none' });
  await switchIdentity('bad-token', { kind: 'none' });
});

describe('a callback that is not genuine', () => {
  it('without the cookie of its sign-in goes to the gate', async () => {
    const victim = new Visitor();
    const attacker = new Visitor();
    const back = await attacker.passProvider(PEOPLE.trial, await attacker.startSignIn());
    expect(gateCode(await victim.ask(back))).toBe('not_found');
    expect(hasSession(victim)).toBe(false);
  });

  it('with the cookie of another sign-in goes to the gate', async () => {
    const victim = new Visitor();
    await victim.startSignIn();
    const attacker = new Visitor();
    const back = await attacker.passProvider(PEOPLE.trial, await attacker.startSignIn());
    expect(gateCode(await victim.ask(back))).toBe('state');
    expect(hasSession(victim)).toBe(false);
  });

  it.each(['', 'state=wrong', `state=${'x'.repeat(4096)}`, 'state=%00', 'state=a&state=b'])(
    'with the state %.20j goes to the gate',
    async (query) => {
      const visitor = new Visitor();
      await visitor.startSignIn();
      expect(gateCode(await visitor.ask(`/auth/callback?code=x&${query}`))).toBe('state');
      expect(hasSession(visitor)).toBe(false);
    },
  );

  it('works only once', async () => {
    const visitor = new Visitor();
    const back = await visitor.passProvider(PEOPLE.trial, await visitor.startSignIn());
    await visitor.ask(back);
    visitor.cookies.delete('__Host-session');
    expect(gateCode(await visitor.ask(back))).toBe('not_found');
    expect(hasSession(visitor)).toBe(false);
  });

  it('reports already signed in when a signed-in user repeats it', async () => {
    const visitor = new Visitor();
    const back = await visitor.passProvider(PEOPLE.trial, await visitor.startSignIn());
    await visitor.ask(back);
    expect(gateCode(await visitor.ask(back))).toBe('already');
    expect(hasSession(visitor)).toBe(true);
  });

  it('with another user’s code goes to the gate, because the verifier does not match', async () => {
    const visitor = new Visitor();
    const mine = new URL(await visitor.startSignIn());
    const attacker = new Visitor();
    const stolen = new URL(await attacker.passProvider('new', await attacker.startSignIn()));
    const query = `code=${stolen.searchParams.get('code')}&state=${mine.searchParams.get('state')}`;
    expect(gateCode(await visitor.ask(`/auth/callback?${query}`))).toBe('failed');
    expect(hasSession(visitor)).toBe(false);
  });

  it('with a canceled sign-in reports that, keeps the requested page, and shows no text from the query', async () => {
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

  it('with any other error reports a failed sign-in', async () => {
    const visitor = new Visitor();
    expect(gateCode(await visitor.ask('/auth/callback?error=%22%3E%3Cscript%3E'))).toBe('failed');
  });
});

describe('the gate for a session from before signing out everywhere', () => {
  it('explains this, and links to a sign-in at which the provider asks for the password again', async () => {
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
  ])('creates no session: %s', async (kind) => {
    await switchIdentity('bad-token', { kind, times: 1 });
    const visitor = new Visitor();
    expect(gateCode(await visitor.signIn(PEOPLE.trial))).toBe('invalid_tokens');
    expect(hasSession(visitor)).toBe(false);
  });
});
