import { createHash, createVerify } from 'node:crypto';
import { spoiledIdToken } from './bad-tokens.mjs';
import { claimsOfJwt, signedJwt } from './signing-keys.mjs';

/**
 * Converts the tokens to the shape of Cognito's (the access token a JWT, `at_hash`, no second refresh token and no
 * nonce after a refresh), and makes the ID token invalid when a switch asks for that.
 */
export function finishTokens({ settings, directory, keys, switches, requestLog, issuer }) {
  return async function finish(ctx, next) {
    await next();
    if (ctx.path !== settings.routes.token || !ctx.body?.id_token) return;
    const answer = ctx.body;
    let claims = claimsOfJwt(answer.id_token);
    const refreshed = ctx.oidc.params.grant_type === 'refresh_token';

    if (settings.cognito) {
      const user = directory.bySub(claims.sub);
      answer.access_token = accessJwt(answer, claims, user, { keys, issuer, settings });
      claims = { ...claims, at_hash: halfHash(answer.access_token) };
      if (refreshed) {
        delete claims.nonce;
        if (!settings.rotateRefreshTokens) delete answer.refresh_token;
      }
      delete answer.scope;
      answer.id_token = signedJwt(claims, keys.privateKey, keys.kid);
    }
    const kind = switches.takeBadToken();
    if (kind) answer.id_token = spoiledIdToken(kind, claims, keys);
    requestLog.handedOut(answer.access_token, answer.id_token, answer.refresh_token);
  };
}

/** Extracts the provider's own token from the JWT that `finishTokens` made of it. */
export function unwrapAccessToken({ settings, keys }) {
  return function unwrap(ctx, next) {
    if (ctx.path === settings.routes.userinfo) {
      const jwt = /^Bearer (\S+)$/i.exec(ctx.get('authorization'))?.[1];
      const opaque = jwt && isOurs(jwt, keys) ? claimsOfJwt(jwt).jti : 'unknown';
      if (jwt) ctx.req.headers.authorization = `Bearer ${opaque}`;
    }
    return next();
  };
}

function accessJwt(answer, claims, user, { keys, issuer, settings }) {
  const payload = {
    sub: claims.sub,
    ...(user.groups.length > 0 ? { [settings.groupsClaim]: user.groups } : {}),
    iss: issuer,
    version: 2,
    client_id: settings.clientId,
    token_use: 'access',
    scope: answer.scope,
    auth_time: claims.auth_time,
    iat: claims.iat,
    exp: claims.iat + answer.expires_in,
    jti: answer.access_token,
    username: user.username,
  };
  return signedJwt(payload, keys.privateKey, keys.kid);
}

function halfHash(token) {
  return createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');
}

function isOurs(jwt, keys) {
  const [header, payload, signature] = jwt.split('.');
  if (!signature) return false;
  const verifier = createVerify('RSA-SHA256').update(`${header}.${payload}`);
  return verifier.verify(keys.publicPem, signature, 'base64url');
}
