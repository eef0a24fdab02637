import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningApp } from '../harness/app.mjs';
import { startApp } from '../harness/app.mjs';
import { PEOPLE, switchIdentity, Visitor } from '../harness/visitor';
import { type IdentityStandin, startIdentityStandin } from '../standins/identity/start.mjs';

let app: RunningApp;
let provider: IdentityStandin;

/** Returns a free port. The site needs the provider's URL and the provider needs the site's before either can start. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port was given');
  return address.port;
}

/** A provider configured by its discovery document alone: other paths, another groups claim, not Cognito. */
beforeAll(async () => {
  const port = await freePort();
  app = await startApp({
    seed: false,
    values: {
      IDENTITY_DOMAIN: '',
      IDENTITY_ISSUER: `http://127.0.0.1:${port}/realms/table`,
      IDENTITY_GROUPS_CLAIM: 'groups',
      IDENTITY_SCOPE: 'openid email profile offline_access',
      IDENTITY_PROVIDER: 'table-keepers',
    },
  });
  provider = await startIdentityStandin({ port, paths: 'generic', appOrigin: app.origin });
});
afterAll(async () => {
  await provider?.close();
  await app?.stop();
});

function visitor(): Visitor {
  return new Visitor({ origin: app.origin, identity: provider.url });
}

async function turn(step: string, how: string): Promise<void> {
  await switchIdentity('fail', { step, how }, provider.url);
}

async function goal(answer: Response): Promise<string> {
  await answer.arrayBuffer();
  return answer.headers.get('Location') ?? String(answer.status);
}

describe('a provider that has not answered yet', () => {
  it('sign-in goes to the gate until the discovery document can be read', async () => {
    const someone = visitor();
    const gate = '/access-gate?auth=unavailable&next=%2Fsettings';
    for (const how of ['500', 'html', 'refuse', 'hang']) {
      await turn('discovery', how);
      expect(await goal(await someone.ask('/login?next=/settings')), how).toBe(gate);
    }
    const page = await someone.ask(gate);
    expect(page.status).toBe(502);
    expect(await page.text()).toContain('The sign-in service is not answering.');
    await turn('discovery', 'none');
    expect((await someone.ask('/login?next=/settings')).status).toBe(200);
  });
});

describe('a provider whose keys cannot be loaded', () => {
  it.each(['500', 'html', 'refuse', 'hang'])(
    'no session is opened while the keys endpoint answers %s',
    async (how) => {
      await turn('jwks', how);
      const someone = visitor();
      const back = await someone.signIn(PEOPLE.trial, '/about');
      expect(await goal(back)).toBe('/access-gate?auth=unavailable&next=%2Fabout');
      expect(someone.cookies.has('__Host-session')).toBe(false);
      await turn('jwks', 'none');
    },
  );
});

describe('a provider that fails at the code exchange', () => {
  it.each(['500', 'html', 'refuse', 'hang'])(
    'is called once, and sign-in goes to the gate: %s',
    async (how) => {
      await turn('token', how);
      const someone = visitor();
      const before = (await provider.control('GET log')).requests.length;
      const back = await someone.signIn(PEOPLE.trial, '/about');
      expect(await goal(back)).toBe('/access-gate?auth=unavailable&next=%2Fabout');
      const asked = (await provider.control('GET log')).requests.slice(before);
      expect(asked.filter((request) => request.step === 'token')).toHaveLength(1);
      await turn('token', 'none');
      expect(await goal(await someone.signIn(PEOPLE.trial, '/about'))).toBe('/about');
    },
  );
});

describe('a provider other than Cognito', () => {
  it('is called at the endpoints of its discovery document', async () => {
    const authorize = new URL(await visitor().startSignIn());
    expect(authorize.origin + authorize.pathname).toBe(provider.endpoints.authorize);
    expect(authorize.searchParams.get('scope')).toBe('openid email profile offline_access');
    expect(authorize.searchParams.get('identity_provider')).toBe('table-keepers');
  });

  it('signs users in, and groups are read from the configured claim', async () => {
    const admin = visitor();
    expect(await goal(await admin.signIn(PEOPLE.admin, '/adventuring'))).toBe('/adventuring');
    expect((await admin.ask('/adventuring')).status).toBe(200);
    const user = visitor();
    await user.signIn(PEOPLE.trial);
    expect(await goal(await user.ask('/adventuring'))).toContain('/no-access');
  });

  it('renews tokens', async () => {
    await switchIdentity('token-life', { seconds: 30 }, provider.url);
    const someone = visitor();
    await someone.signIn(PEOPLE.trial);
    await switchIdentity('token-life', { seconds: 3600 }, provider.url);
    expect((await someone.ask('/me/entitlements')).status).toBe(200);
    const { requests } = await provider.control('GET log');
    expect(requests.filter((request) => request.step === 'refresh')).toHaveLength(1);
  });

  it('signs out at its end-session endpoint', async () => {
    const someone = visitor();
    await someone.signIn(PEOPLE.trial);
    const answer = await someone.ask('/logout', { method: 'POST', body: '' });
    const end = new URL(answer.headers.get('Location') ?? '');
    expect(end.origin + end.pathname).toBe(provider.endpoints.logout);
    expect(end.searchParams.get('client_id')).toBe(provider.clientId);
    expect(end.searchParams.get('post_logout_redirect_uri')).toBe(`${app.origin}/`);
    expect((await someone.ask('/me/entitlements')).status).toBe(401);
  });

  it('cannot sign in with invalid tokens: wrong algorithm, signature, issuer, audience, nonce or expiry', async () => {
    const kinds = ['alg-none', 'bad-signature', 'wrong-iss', 'wrong-aud', 'wrong-nonce', 'expired'];
    for (const kind of kinds) {
      await switchIdentity('bad-token', { kind, times: 1 }, provider.url);
      const back = await visitor().signIn(PEOPLE.trial);
      expect(await goal(back), kind).toBe('/access-gate?auth=invalid_tokens');
    }
  });
});
