import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Config } from './env.server';
import { identityAddresses, identityOrigins } from './identity-addresses.server';

const HOUR = 60 * 60 * 1000;
let sites = 0;
let asked: string[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A site whose provider has not been requested before, so that nothing is cached. */
function site(values: Partial<Config> = {}): { config: Config; issuer: string } {
  sites += 1;
  const issuer = `https://sign-in-${sites}.example/pool`;
  const config = {
    APP_ORIGIN: 'https://delvewright.example',
    IDENTITY_ISSUER: issuer,
    IDENTITY_CLIENT_ID: 'the client',
    ...values,
  };
  // Only the settings that addresses are made of.
  return { config: config as Config, issuer };
}

const documentOf = (issuer: string, values: Record<string, unknown> = {}) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  ...values,
});

describe('Cognito’s addresses', () => {
  const IDENTITY_DOMAIN = 'https://hosted.example';

  it('are known without asking', async () => {
    const { config } = site({ IDENTITY_DOMAIN, IDENTITY_ISSUER: 'https://idp.example/pool/' });
    expect(await identityAddresses(config, 0)).toEqual({
      authorize: 'https://hosted.example/oauth2/authorize',
      token: 'https://hosted.example/oauth2/token',
      revoke: 'https://hosted.example/oauth2/revoke',
      keys: 'https://idp.example/pool/.well-known/jwks.json',
      signOut:
        'https://hosted.example/logout?client_id=the+client&logout_uri=https%3A%2F%2Fdelvewright.example%2F',
    });
    expect(asked).toEqual([]);
    expect(identityOrigins(config)).toEqual(['https://hosted.example']);
  });
});

describe('another provider’s addresses', () => {
  it('are read from its discovery document below the issuer, once an hour', async () => {
    const { config, issuer } = site();
    answer = () =>
      Response.json(
        documentOf(issuer, {
          revocation_endpoint: `${issuer}/revoke`,
          end_session_endpoint: `${issuer}/end?locale=en`,
        }),
      );
    const expected = {
      authorize: `${issuer}/authorize`,
      token: `${issuer}/token`,
      keys: `${issuer}/keys`,
      revoke: `${issuer}/revoke`,
      signOut: `${issuer}/end?locale=en&client_id=the+client&post_logout_redirect_uri=https%3A%2F%2Fdelvewright.example%2F`,
    };
    expect(await identityAddresses(config, 0)).toEqual(expected);
    expect(await identityAddresses(config, HOUR - 1)).toEqual(expected);
    expect(asked).toEqual([`${issuer}/.well-known/openid-configuration`]);
    await identityAddresses(config, HOUR);
    expect(asked).toHaveLength(2);
  });

  it('are looked for where the owner says', async () => {
    const IDENTITY_DISCOVERY = `https://elsewhere.example/${sites}`;
    const { config } = site({ IDENTITY_DISCOVERY });
    answer = () => new Response('none', { status: 404 });
    expect(await identityAddresses(config, 0)).toBeNull();
    expect(asked).toEqual([IDENTITY_DISCOVERY]);
  });

  it('need neither a way to take tokens back nor a page to sign out at', async () => {
    const { config, issuer } = site();
    answer = () => Response.json(documentOf(issuer));
    expect(await identityAddresses(config, 0)).toMatchObject({ revoke: null, signOut: null });
  });

  it.each<[string, Record<string, unknown>]>([
    ['of another issuer', { issuer: 'https://evil.example' }],
    ['without a page to sign in at', { authorization_endpoint: undefined }],
    ['whose page runs a script', { authorization_endpoint: 'javascript:alert(1)' }],
    [
      'whose page is hidden behind a script',
      { authorization_endpoint: 'javascript:"https://a.example"' },
    ],
    ['without an address for tokens', { token_endpoint: '' }],
    ['with a number for an address', { token_endpoint: 7 }],
    ['with what no browser can open', { jwks_uri: 'https://' }],
    ['without keys', { jwks_uri: undefined }],
  ])('are not taken from a document %s', async (_what, values) => {
    const { config, issuer } = site();
    answer = () => Response.json(documentOf(issuer, values));
    expect(await identityAddresses(config, 0)).toBeNull();
  });

  it('may be plain HTTP, as on this machine', async () => {
    const { config, issuer } = site();
    const token = 'http://127.0.0.1:8788/token';
    answer = () => Response.json(documentOf(issuer, { token_endpoint: token }));
    expect(await identityAddresses(config, 0)).toMatchObject({ token });
  });

  it.each([
    ['fails', (issuer: string) => Response.json(documentOf(issuer), { status: 500 })],
    ['is away', () => Promise.reject(new TypeError('refused'))],
    ['speaks HTML', () => new Response('<h1>Soon back</h1>')],
  ])(
    'serve on from before while the provider %s, and are asked for each time',
    async (_how, then) => {
      const { config, issuer } = site();
      answer = () => Response.json(documentOf(issuer));
      const before = await identityAddresses(config, 0);
      expect(before).not.toBeNull();
      answer = () => then(issuer);
      expect(await identityAddresses(config, 2 * HOUR)).toEqual(before);
      expect(await identityAddresses(config, 2 * HOUR)).toEqual(before);
      expect(asked).toHaveLength(3);
    },
  );

  it('let forms lead to the issuer, and to where one signs out once that is known', async () => {
    const { config, issuer } = site();
    const origin = new URL(issuer).origin;
    expect(identityOrigins(config)).toEqual([origin]);
    answer = () => Response.json(documentOf(issuer));
    await identityAddresses(config, 0);
    expect(identityOrigins(config)).toEqual([origin]);
    answer = () =>
      Response.json(documentOf(issuer, { end_session_endpoint: 'https://out.example/end' }));
    await identityAddresses(config, 2 * HOUR);
    expect(identityOrigins(config)).toEqual([origin, 'https://out.example']);
  });
});
