import { randomUUID } from 'node:crypto';
import { hmacJwt, signedJwt, unsignedJwt } from './signing-keys.mjs';

/** The ways in which an ID token can be forged or misused; each makes exactly one thing invalid. */
const SPOILERS = {
  'alg-none': (claims) => unsignedJwt(claims),
  'hs256-with-public-key': (claims, keys) => hmacJwt(claims, keys.publicPem, keys.kid),
  'wrong-kid': (claims, keys) => signedJwt(claims, keys.privateKey, randomUUID()),
  'bad-signature': (claims, keys) => signedJwt(claims, keys.stranger, keys.kid),
  expired: (claims, keys) =>
    resigned({ ...claims, iat: claims.iat - 7200, exp: claims.iat - 3600 }, keys),
  'wrong-iss': (claims, keys) => resigned({ ...claims, iss: 'https://elsewhere.example' }, keys),
  'wrong-aud': (claims, keys) => resigned({ ...claims, aud: 'another-client' }, keys),
  'wrong-nonce': (claims, keys) => resigned({ ...claims, nonce: randomUUID() }, keys),
  'wrong-sub': (claims, keys) => resigned({ ...claims, sub: randomUUID() }, keys),
  'wrong-token-use': (claims, keys) => resigned({ ...claims, token_use: 'access' }, keys),
};

/** The kinds that the switch `bad-token` accepts. */
export const BAD_TOKEN_KINDS = Object.keys(SPOILERS);

/** An ID token with these claims that is invalid in the named way. */
export function spoiledIdToken(kind, claims, keys) {
  return SPOILERS[kind](claims, keys);
}

function resigned(claims, keys) {
  return signedJwt(claims, keys.privateKey, keys.kid);
}
