import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Config } from './env.server';
import { callOut } from './outbound.server';

/** The claims of an ID token. Times in seconds since 1970. */
export type IdentityClaims = {
  issuer: string;
  sub: string;
  username: string;
  email: string;
  emailVerified: boolean;
  name: string;
  familyName: string;
  groups: string[];
  nonce: string | null;
  issuedAt: number;
  authTime: number;
  expiresAt: number;
  jti: string;
};

/** The result of checking a token: its claims; or it is invalid; or the provider's keys could not be fetched. */
export type TokenVerdict =
  | { ok: true; claims: IdentityClaims }
  | { ok: false; reason: 'invalid' | 'unavailable' };

export const CLOCK_DRIFT_SECONDS = 60;
const LONGEST_TOKEN = 16 * 1024;

/** The provider's keys could not be fetched, so nothing is known about the token. */
class KeysUnavailable extends Error {}

type KeySet = ReturnType<typeof createRemoteJWKSet>;
const keySets = new Map<string, KeySet>();

async function fetchKeys(address: string): Promise<Response> {
  const answer = await callOut(address, { headers: { Accept: 'application/json' } });
  if (!answer.ok || answer.status !== 200 || !answer.text.trimStart().startsWith('{')) {
    throw new KeysUnavailable(`The sign-in keys at ${new URL(address).host} could not be read.`);
  }
  return new Response(answer.text, { headers: { 'Content-Type': 'application/json' } });
}

function keySetOf(address: string): KeySet {
  const known = keySets.get(address);
  if (known) return known;
  const created = createRemoteJWKSet(new URL(address), { [customFetch]: fetchKeys });
  keySets.set(address, created);
  return created;
}

const text = z.string().catch('');
const truth = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((word) => word === 'true'),
]);
const claimShape = z.object({
  sub: z.string().min(1).max(255),
  email: text,
  email_verified: truth.catch(false),
  name: text,
  given_name: text,
  family_name: text,
  preferred_username: text,
  'cognito:username': text,
  jti: text,
  nonce: z.string().nullable().catch(null).default(null),
  iat: z.number().catch(0),
  exp: z.number(),
  auth_time: z.number().optional().catch(undefined),
});

function groupsIn(payload: JWTPayload, claim: string): string[] {
  const value = payload[claim];
  const list = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(/[\s,]+/)
      : [];
  return list.filter((group): group is string => typeof group === 'string' && group !== '');
}

function claimsOf(payload: JWTPayload, config: Config): IdentityClaims | null {
  const parsed = claimShape.safeParse(payload);
  if (!parsed.success) return null;
  const claims = parsed.data;
  return {
    issuer: config.IDENTITY_ISSUER,
    sub: claims.sub,
    username: claims['cognito:username'] || claims.preferred_username || claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified,
    name: claims.given_name || claims.name,
    familyName: claims.family_name,
    groups: groupsIn(payload, config.IDENTITY_GROUPS_CLAIM),
    nonce: claims.nonce,
    issuedAt: claims.iat,
    authTime: claims.auth_time ?? claims.iat,
    expiresAt: claims.exp,
    jti: claims.jti,
  };
}

/**
 * Whether a token is an ID token. Cognito states a token's use; other providers mark access tokens, if at all, in their
 * header.
 */
function isIdToken(payload: JWTPayload, headerType: string | undefined, config: Config): boolean {
  if (headerType?.toLowerCase() === 'at+jwt') return false;
  if (payload.token_use === undefined) return config.IDENTITY_DOMAIN === undefined;
  return payload.token_use === 'id';
}

/**
 * Checks an ID token: signature (RS256 only) by the provider's keys, issuer, audience, expiry (60 s drift), and use.
 */
export async function verifyIdToken(
  token: string,
  { config, keysAddress, now }: { config: Config; keysAddress: string; now: number },
): Promise<TokenVerdict> {
  if (token.length > LONGEST_TOKEN) return { ok: false, reason: 'invalid' };
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keySetOf(keysAddress), {
      algorithms: ['RS256'],
      issuer: config.IDENTITY_ISSUER,
      audience: config.IDENTITY_CLIENT_ID,
      clockTolerance: CLOCK_DRIFT_SECONDS,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: new Date(now),
    });
    const claims = isIdToken(payload, protectedHeader.typ, config)
      ? claimsOf(payload, config)
      : null;
    return claims ? { ok: true, claims } : { ok: false, reason: 'invalid' };
  } catch (error) {
    if (error instanceof KeysUnavailable) return { ok: false, reason: 'unavailable' };
    if (error instanceof errors.JOSEError) return { ok: false, reason: 'invalid' };
    throw error;
  }
}
