import type { Config } from './env.server';
import { callOut, readJsonObject } from './outbound.server';

/** The endpoints of the hosted sign-in. */
export type IdentityAddresses = {
  authorize: string;
  token: string;
  keys: string;
  revoke: string | null;
  /** Where a browser goes to sign out at the provider, parameters included; null when there is no such page. */
  signOut: string | null;
};

const FRESH_MS = 60 * 60 * 1000;
const remembered = new Map<string, { addresses: IdentityAddresses; until: number }>();

/** Amazon Cognito's addresses: the hosted pages on their domain, the keys below the issuer. */
function cognitoAddresses(config: Config, domain: string): IdentityAddresses {
  const signOut = new URL('/logout', domain);
  signOut.searchParams.set('client_id', config.IDENTITY_CLIENT_ID);
  signOut.searchParams.set('logout_uri', `${config.APP_ORIGIN}/`);
  return {
    authorize: `${domain}/oauth2/authorize`,
    token: `${domain}/oauth2/token`,
    revoke: `${domain}/oauth2/revoke`,
    keys: `${config.IDENTITY_ISSUER.replace(/\/$/, '')}/.well-known/jwks.json`,
    signOut: signOut.href,
  };
}

function webAddress(value: unknown): string | null {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)
    ? value
    : null;
}

/** Reads a discovery document; null when it is not this issuer's, or lacks what signing in needs. */
function discoveredAddresses(config: Config, text: string): IdentityAddresses | null {
  const document = readJsonObject(text);
  if (document?.issuer !== config.IDENTITY_ISSUER) return null;
  const authorize = webAddress(document.authorization_endpoint);
  const token = webAddress(document.token_endpoint);
  const keys = webAddress(document.jwks_uri);
  if (!authorize || !token || !keys) return null;
  const end = webAddress(document.end_session_endpoint);
  const signOut = end ? new URL(end) : null;
  signOut?.searchParams.set('client_id', config.IDENTITY_CLIENT_ID);
  signOut?.searchParams.set('post_logout_redirect_uri', `${config.APP_ORIGIN}/`);
  const revoke = webAddress(document.revocation_endpoint);
  return { authorize, token, keys, revoke, signOut: signOut?.href ?? null };
}

/**
 * The configured provider's endpoints. A discovery document is cached for an hour, and an older one is used while the
 * provider does not answer; null when there is none.
 */
export async function identityAddresses(
  config: Config,
  now: number,
): Promise<IdentityAddresses | null> {
  if (config.IDENTITY_DOMAIN) return cognitoAddresses(config, config.IDENTITY_DOMAIN);
  const discovery = discoveryAddress(config);
  const known = remembered.get(discovery);
  if (known && known.until > now) return known.addresses;
  const answer = await callOut(discovery, { headers: { Accept: 'application/json' } });
  const fresh =
    answer.ok && answer.status === 200 ? discoveredAddresses(config, answer.text) : null;
  if (fresh) remembered.set(discovery, { addresses: fresh, until: now + FRESH_MS });
  return fresh ?? known?.addresses ?? null;
}

function discoveryAddress(config: Config): string {
  const issuer = config.IDENTITY_ISSUER.replace(/\/$/, '');
  return config.IDENTITY_DISCOVERY ?? `${issuer}/.well-known/openid-configuration`;
}

/** The provider's origins that a form's response may redirect to, as far as they are known without a request. */
export function identityOrigins(config: Config): string[] {
  if (config.IDENTITY_DOMAIN) return [config.IDENTITY_DOMAIN];
  const signOut = remembered.get(discoveryAddress(config))?.addresses.signOut;
  const origins = [config.IDENTITY_ISSUER, ...(signOut ? [signOut] : [])];
  return [...new Set(origins.map((address) => new URL(address).origin))];
}
