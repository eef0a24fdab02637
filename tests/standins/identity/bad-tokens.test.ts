import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  type JWTPayload,
  jwtVerify,
} from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refreshTokens, signInFully } from './code-flow';
import { type BadTokenKind, type IdentityStandin, startIdentityStandin } from './start.mjs';

const APP = 'http://localhost:18003';
const CALLBACK = `${APP}/auth/callback`;
let standin: IdentityStandin;

beforeAll(async () => {
  standin = await startIdentityStandin({ appOrigin: APP });
});
beforeEach(() => standin.control('POST reset'));
afterAll(() => standin.close());

function verify(jwt: string) {
  return jwtVerify(jwt, createRemoteJWKSet(new URL(standin.endpoints.jwks)), {
    issuer: standin.issuer,
    audience: standin.clientId,
    algorithms: ['RS256'],
  });
}

async function badToken(kind: BadTokenKind) {
  await standin.control('POST bad-token', { kind, times: 1 });
  const { body, attempt } = await signInFully(standin, CALLBACK, 'admin');
  return { jwt: body.id_token ?? '', nonce: attempt.nonce };
}

const REFUSALS: [BadTokenKind, string][] = [
  ['alg-none', 'ERR_JOSE_ALG_NOT_ALLOWED'],
  ['hs256-with-public-key', 'ERR_JOSE_ALG_NOT_ALLOWED'],
  ['wrong-kid', 'ERR_JWKS_NO_MATCHING_KEY'],
  ['bad-signature', 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED'],
  ['expired', 'ERR_JWT_EXPIRED'],
  ['wrong-iss', 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
  ['wrong-aud', 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
];

test.each(REFUSALS)('an ID token invalid by %s is refused as %s', async (kind, code) => {
  const { jwt } = await badToken(kind);
  await expect(verify(jwt)).rejects.toMatchObject({ code });
});

test('each bad token is invalid in its own way only', async () => {
  const good = decodeJwt((await signInFully(standin, CALLBACK, 'admin')).body.id_token ?? '');
  const expected: Record<BadTokenKind, string[]> = {
    'alg-none': [],
    'hs256-with-public-key': [],
    'wrong-kid': [],
    'bad-signature': [],
    expired: ['expired'],
    'wrong-iss': ['iss'],
    'wrong-aud': ['aud'],
    'wrong-nonce': ['nonce'],
    'wrong-sub': ['sub'],
    'wrong-token-use': ['token_use'],
  };
  for (const kind of Object.keys(expected) as BadTokenKind[]) {
    const { jwt, nonce } = await badToken(kind);
    expect([kind, differences(decodeJwt(jwt), { ...good, nonce })]).toEqual([kind, expected[kind]]);
  }
});

function differences(claims: JWTPayload, good: JWTPayload): string[] {
  const lasting = ['iss', 'aud', 'sub', 'nonce', 'token_use', 'email', 'cognito:groups'];
  const changed = lasting.filter((name) => String(claims[name]) !== String(good[name]));
  return (claims.exp ?? 0) < (good.iat ?? 0) ? ['expired', ...changed] : changed;
}

test('the forged headers have the expected values', async () => {
  const header = async (kind: BadTokenKind) => decodeProtectedHeader((await badToken(kind)).jwt);
  expect((await header('alg-none')).alg).toBe('none');
  expect((await header('hs256-with-public-key')).alg).toBe('HS256');
  const good = decodeProtectedHeader(
    (await signInFully(standin, CALLBACK, 'admin')).body.id_token ?? '',
  );
  expect((await header('bad-signature')).kid).toBe(good.kid);
  expect((await header('wrong-kid')).kid).not.toBe(good.kid);
});

test('a wrong nonce and a wrong token use leave the signature valid', async () => {
  const nonce = await badToken('wrong-nonce');
  expect((await verify(nonce.jwt)).payload.nonce).not.toBe(nonce.nonce);
  const use = await badToken('wrong-token-use');
  expect((await verify(use.jwt)).payload.token_use).toBe('access');
});

test('the tokens of a refresh can be invalid as well, and the switch ends after its number of times', async () => {
  const { body } = await signInFully(standin, CALLBACK, 'admin');
  await standin.control('POST bad-token', { kind: 'bad-signature', times: 1 });
  const spoiled = await refreshTokens(standin, body.refresh_token);
  await expect(verify(spoiled.body.id_token ?? '')).rejects.toThrow();
  const healed = await refreshTokens(standin, body.refresh_token);
  await expect(verify(healed.body.id_token ?? '')).resolves.toBeTruthy();
});
