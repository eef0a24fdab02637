import type { Config } from './env.server';
import {
  type IdentityAddresses,
  identityAddresses,
  identityOrigins,
} from './identity-addresses.server';
import { type TokenVerdict, verifyIdToken } from './identity-token.server';
import { callOut, readJsonObject } from './outbound.server';

/** The provider's tokens of one sign-in. They stay on the server. */
export type TokenSet = { idToken: string; accessToken: string; refreshToken: string | null };

/** The result of a token request. `refused`: the provider said no; `unavailable`: no reliable answer. */
export type TokenAnswer =
  | { ok: true; tokens: TokenSet }
  | { ok: false; reason: 'refused' | 'unavailable' | 'no-token' };

/** The hosted sign-in: any OpenID Connect provider, by default Amazon Cognito. */
export type Identity = {
  /** The provider's endpoints; null while they cannot be found out. */
  addresses(): Promise<IdentityAddresses | null>;
  /** Exchanges a code for tokens, once: a second attempt would be refused. */
  exchange(code: string, verifier: string): Promise<TokenAnswer>;
  refresh(refreshToken: string): Promise<TokenAnswer>;
  /** Revokes a refresh token; false when the provider did not confirm. */
  revoke(refreshToken: string): Promise<boolean>;
  verify(idToken: string): Promise<TokenVerdict>;
  /** The provider's origins that a form's response may redirect to. */
  formOrigins(): string[];
};

/** The errors by which a provider refuses this user. Any other error may be temporary. */
const REFUSALS = new Set([
  'invalid_grant',
  'access_denied',
  'login_required',
  'interaction_required',
]);

function word(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The one address that the provider sends users back to; never taken from a request. */
export function callbackAddress(config: Config): string {
  return `${config.APP_ORIGIN}/auth/callback`;
}

/** Opens the provider that the configuration names. */
export function createIdentity(config: Config, clock: { now(): number }): Identity {
  const addresses = () => identityAddresses(config, clock.now());

  function post(address: string, fields: Record<string, string>) {
    const headers: Record<string, string> = {
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'application/json',
    };
    const secret = config.IDENTITY_CLIENT_SECRET;
    if (secret) {
      // RFC 6749 2.3.1: both halves are form-encoded before they are joined.
      const pair = [config.IDENTITY_CLIENT_ID, secret].map(encodeURIComponent).join(':');
      headers.Authorization = `Basic ${btoa(pair)}`;
    }
    const body = new URLSearchParams({ client_id: config.IDENTITY_CLIENT_ID, ...fields });
    return callOut(address, { method: 'POST', headers, body: body.toString() });
  }

  async function askForTokens(fields: Record<string, string>): Promise<TokenAnswer> {
    const known = await addresses();
    const answer = known && (await post(known.token, fields));
    if (!answer?.ok) return { ok: false, reason: 'unavailable' };
    const body = readJsonObject(answer.text);
    if (REFUSALS.has(word(body?.error) ?? '')) return { ok: false, reason: 'refused' };
    if (answer.status !== 200 || !body || body.error !== undefined) {
      return { ok: false, reason: 'unavailable' };
    }
    const idToken = word(body.id_token);
    const accessToken = word(body.access_token);
    if (!idToken || !accessToken) return { ok: false, reason: 'no-token' };
    return {
      ok: true,
      tokens: { idToken, accessToken, refreshToken: word(body.refresh_token) },
    };
  }

  return {
    addresses,
    exchange: (code, verifier) =>
      askForTokens({
        grant_type: 'authorization_code',
        code,
        redirect_uri: callbackAddress(config),
        code_verifier: verifier,
      }),
    refresh: (refreshToken) =>
      askForTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    async revoke(refreshToken) {
      const known = await addresses();
      if (!known?.revoke) return false;
      const answer = await post(known.revoke, { token: refreshToken });
      return answer.ok && answer.status === 200;
    },
    async verify(idToken) {
      const known = await addresses();
      if (!known) return { ok: false, reason: 'unavailable' };
      return verifyIdToken(idToken, { config, keysAddress: known.keys, now: clock.now() });
    },
    formOrigins: () => identityOrigins(config),
  };
}
