/** Groups that exist in the pool from the start. */
export const KNOWN_GROUPS = ['GrantedUser', 'PaidUser', 'AdminUser'];

/** Values of a local run. None is secret: they give access to this stand-in only. */
export const LOCAL = {
  clientId: 'delvewright-local',
  clientSecret: 'delvewright-local-secret',
  region: 'us-east-1',
  userPoolId: 'us-east-1_Delvewright',
  accessKeyId: 'LOCALIDENTITYKEY',
  secretAccessKey: 'local-identity-secret-key',
};

/**
 * The routes of each provider shape. `mount` is the path of the provider below the issuer's URL. Cognito has the paths
 * of its hosted sign-in; generic is known by discovery only.
 */
const SHAPES = {
  cognito: {
    mount: '',
    groupsClaim: 'cognito:groups',
    routes: {
      authorization: '/oauth2/authorize',
      token: '/oauth2/token',
      revocation: '/oauth2/revoke',
      userinfo: '/oauth2/userInfo',
      jwks: '/.well-known/jwks.json',
      end_session: '/oauth2/end',
    },
  },
  generic: {
    mount: '/realms/table',
    groupsClaim: 'groups',
    routes: {
      authorization: '/protocol/authorize',
      token: '/protocol/token',
      revocation: '/protocol/revoke',
      userinfo: '/protocol/userinfo',
      jwks: '/protocol/keys',
      end_session: '/protocol/logout',
    },
  },
};

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** Fills in the defaults; refuses an address that is reachable from outside. */
export function completeSettings(options) {
  const paths = options.paths ?? 'cognito';
  const shape = SHAPES[paths];
  if (!shape) throw new Error(`paths must be cognito or generic, not ${paths}`);
  const host = options.host ?? '127.0.0.1';
  if (!LOOPBACK.includes(host)) throw new Error('the stand-in listens on loopback only');
  const appOrigin = new URL(options.appOrigin).origin;
  return {
    ...LOCAL,
    log: (line) => console.error(line),
    ...withoutUndefined(options),
    host,
    port: options.port ?? 0,
    paths,
    cognito: paths === 'cognito',
    mount: shape.mount,
    routes: shape.routes,
    groupsClaim: options.groupsClaim ?? shape.groupsClaim,
    appOrigin,
    redirectUris: options.redirectUris ?? [`${appOrigin}/auth/callback`],
    logoutUris: (options.logoutUris ?? [`${appOrigin}/`]).map((uri) => new URL(uri).href),
    rotateRefreshTokens: options.rotateRefreshTokens ?? false,
  };
}

function withoutUndefined(options) {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
