import { createHash, randomBytes } from 'node:crypto';
import type { IdentityStandin } from './start.mjs';

export type Attempt = { authorizeUrl: string; verifier: string; state: string; nonce: string };
export type TokenAnswer = {
  status: number;
  body: {
    access_token?: string;
    id_token?: string;
    refresh_token?: string;
    token_type?: string;
    expires_in?: number;
    error?: string;
  };
};

/** The URL of the sign-in form as an app makes it: code flow with PKCE S256, state and nonce. */
export function beginSignIn(
  standin: IdentityStandin,
  redirectUri: string,
  extra: Record<string, string | undefined> = {},
): Attempt {
  const verifier = randomBytes(96).toString('base64url');
  const state = randomBytes(24).toString('base64url');
  const nonce = randomBytes(24).toString('base64url');
  const url = new URL(standin.endpoints.authorize);
  const parameters: Record<string, string | undefined> = {
    client_id: standin.clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return { authorizeUrl: url.href, verifier, state, nonce };
}

/** Exchanges a code for tokens. */
export function exchangeCode(
  standin: IdentityStandin,
  redirectUri: string,
  verifier: string,
  code: string | null,
): Promise<TokenAnswer> {
  return askForTokens(standin, {
    grant_type: 'authorization_code',
    code: code ?? '',
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
}

/** Exchanges a refresh token for new tokens. */
export function refreshTokens(
  standin: IdentityStandin,
  refreshToken: string | undefined,
): Promise<TokenAnswer> {
  return askForTokens(standin, {
    grant_type: 'refresh_token',
    refresh_token: refreshToken ?? '',
  });
}

/** Signs a user in, from the authorize URL to the tokens. */
export async function signInFully(
  standin: IdentityStandin,
  redirectUri: string,
  user: string,
): Promise<TokenAnswer & { attempt: Attempt }> {
  const attempt = beginSignIn(standin, redirectUri);
  const { code } = await standin.control('POST sign-in', {
    user,
    authorizeUrl: attempt.authorizeUrl,
  });
  return { ...(await exchangeCode(standin, redirectUri, attempt.verifier, code)), attempt };
}

async function askForTokens(
  standin: IdentityStandin,
  form: Record<string, string>,
): Promise<TokenAnswer> {
  const answer = await fetch(standin.endpoints.token, {
    method: 'POST',
    headers: clientHeaders(standin),
    body: new URLSearchParams(
      standin.clientSecret ? form : { ...form, client_id: standin.clientId },
    ),
  });
  return { status: answer.status, body: (await answer.json()) as TokenAnswer['body'] };
}

/** The headers with which a confidential client authenticates. */
export function clientHeaders({ clientId, clientSecret }: IdentityStandin): Record<string, string> {
  if (!clientSecret) return {};
  return { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` };
}
