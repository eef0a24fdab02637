import { randomBytes } from 'node:crypto';
import { claimsFor, scopeClaims } from './claims.mjs';
import { loadOidcProvider } from './oidc-library.mjs';
import { errorPage, signOutPage } from './sign-in-page.mjs';
import { finishTokens, unwrapAccessToken } from './tokens.mjs';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** A cookie name of its own, because cookies ignore ports and other servers share the host. */
export const SESSION_COOKIE = 'identity_standin_session';

/** The certified provider, configured to behave like the chosen shape. */
export async function createProvider(table) {
  const { settings, issuer, storage, directory, keys, switches } = table;
  const { default: Provider, interactionPolicy } = await loadOidcProvider();

  const provider = new Provider(issuer, {
    adapter: storage.Adapter,
    clients: [clientOf(settings)],
    jwks: keys.jwks,
    routes: settings.routes,
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    discovery: settings.cognito ? { end_session_endpoint: `${issuer}/logout` } : {},
    scopes: ['openid', 'offline_access', 'email', 'profile'],
    claims: scopeClaims(settings),
    conformIdTokenClaims: false,
    extraParams: ['identity_provider', 'lang'],
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    rotateRefreshToken: settings.rotateRefreshTokens,
    issueRefreshToken: () => true,
    expiresWithSession: () => false,
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      names: {
        session: SESSION_COOKIE,
        interaction: 'identity_standin_attempt',
        resume: 'identity_standin_resume',
      },
    },
    ttl: {
      AccessToken: () => switches.tokenLifeSeconds(),
      IdToken: () => switches.tokenLifeSeconds(),
      AuthorizationCode: 5 * MINUTE,
      RefreshToken: 30 * DAY,
      Grant: 30 * DAY,
      Interaction: 60 * MINUTE,
      Session: 60 * MINUTE,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: !settings.cognito,
        logoutSource: (ctx, form) => {
          ctx.body = signOutPage(form);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = errorPage(settings, 'You are signed out.');
        },
      },
    },
    interactions: {
      url: (_ctx, interaction) => `/sign-in/${interaction.uid}`,
      policy: policyOf(interactionPolicy),
    },
    findAccount: (_ctx, sub) => accountOf(directory.bySub(sub), settings),
    loadExistingGrant: grantEverything,
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = errorPage(settings, out.error_description ?? out.error);
    },
  });

  provider.on('server_error', (_ctx, error) => settings.log(error.stack ?? String(error)));
  if (settings.cognito) {
    provider.use(dropIssuerParameter);
    provider.use(unwrapAccessToken(table));
  }
  provider.use(finishTokens(table));
  return provider;
}

function clientOf({ clientId, clientSecret, redirectUris, logoutUris }) {
  return {
    client_id: clientId,
    ...(clientSecret ? { client_secret: clientSecret } : {}),
    token_endpoint_auth_method: clientSecret ? 'client_secret_basic' : 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: redirectUris,
    post_logout_redirect_uris: logoutUris,
  };
}

function accountOf(user, settings) {
  if (!user?.enabled) return undefined;
  return { accountId: user.sub, claims: (use) => claimsFor(user, use, settings) };
}

/** No consent is asked for; a user disabled since the last visit must sign in again. */
function policyOf({ base, Check }) {
  const policy = base();
  policy.remove('consent');
  policy
    .get('login')
    .checks.add(
      new Check('account_gone', 'the account is gone or disabled', ({ oidc }) =>
        Boolean(oidc.session.accountId && !oidc.account),
      ),
    );
  return policy;
}

/** A separate grant for every sign-in, so that revoking one does not affect the others. */
async function grantEverything({ oidc }) {
  const grant = new oidc.provider.Grant({
    accountId: oidc.account.accountId,
    clientId: oidc.client.clientId,
  });
  grant.addOIDCScope('openid email profile offline_access');
  await grant.save();
  return grant;
}

/** Cognito does not send the issuer parameter to the callback. */
async function dropIssuerParameter(ctx, next) {
  await next();
  if (ctx.path === '/.well-known/openid-configuration') {
    delete ctx.body.authorization_response_iss_parameter_supported;
  }
  const location = ctx.response.get('location');
  if (!location || !/[?&](code|error)=/.test(location)) return;
  const target = new URL(location);
  target.searchParams.delete('iss');
  ctx.set('location', target.href);
}
