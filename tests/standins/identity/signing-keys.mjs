import { createHmac, createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';

const fresh = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** Created once per process: finding a key takes up to half a second, and many stand-ins may be started. */
let made = null;

/** An RSA key of this process with a random key id, and another that the provider never publishes. */
export function createKeys() {
  made ??= { privateKey: fresh(), stranger: fresh() };
  const { privateKey, stranger } = made;
  const kid = randomUUID();
  return {
    kid,
    privateKey,
    stranger,
    publicPem: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] },
  };
}

/** A compact JWT signed with RS256. */
export function signedJwt(payload, privateKey, kid) {
  const input = `${encoded({ alg: 'RS256', kid })}.${encoded(payload)}`;
  return `${input}.${sign('RSA-SHA256', Buffer.from(input), privateKey).toString('base64url')}`;
}

/** A compact JWT with the algorithm `none`, without a signature. */
export function unsignedJwt(payload) {
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(payload)}.`;
}

/** A compact JWT signed with HS256 and any text as the secret. */
export function hmacJwt(payload, secret, kid) {
  const input = `${encoded({ alg: 'HS256', kid })}.${encoded(payload)}`;
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
}

/** The claims of a compact JWT, without any check. */
export function claimsOfJwt(jwt) {
  return JSON.parse(Buffer.from(jwt.split('.')[1], 'base64url').toString('utf8'));
}

function encoded(value) {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
