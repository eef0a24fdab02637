import { createServer } from 'node:http';
import { answerAdminCall } from './admin-calls.mjs';
import { answerControl, control } from './control.mjs';
import { createDirectory } from './directory.mjs';
import { performFailure } from './failures.mjs';
import { answerLogout } from './logout.mjs';
import { createProvider } from './provider.mjs';
import { sendJson } from './replies.mjs';
import { readBody, unreadRequest } from './request-body.mjs';
import { createRequestLog } from './request-log.mjs';
import { completeSettings, KNOWN_GROUPS } from './settings.mjs';
import { answerSignIn } from './sign-in.mjs';
import { createKeys } from './signing-keys.mjs';
import { stepOf } from './steps.mjs';
import { createStorage } from './storage.mjs';
import { createSwitches } from './switches.mjs';

const CONTROL = '/_standin/';

/** Starts the stand-in of the hosted sign-in on loopback; all its data is in memory. */
export async function startIdentityStandin(options) {
  const settings = completeSettings(options);
  const server = createServer();
  // No keep-alive timeout: the site closes idle connections. If this server closed one first, a request sent at that
  // moment would be lost.
  server.keepAliveTimeout = 0;
  await new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(settings.port, settings.host, listening);
  });
  const { port } = server.address();
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  const url = `http://${host}:${port}`;

  const table = {
    settings,
    url,
    issuer: `${url}${settings.mount}`,
    storage: createStorage(),
    directory: createDirectory(KNOWN_GROUPS),
    keys: createKeys(),
    switches: createSwitches(),
    requestLog: createRequestLog(),
    fetch: globalThis.fetch,
  };
  table.provider = await createProvider(table);
  const answerProvider = table.provider.callback();

  server.on('request', (req, res) => {
    answer(table, answerProvider, req, res).catch((error) => {
      settings.log(error.stack ?? String(error));
      sendJson(res, 500, { error: 'server_error' });
    });
  });

  return {
    url,
    port,
    issuer: table.issuer,
    clientId: settings.clientId,
    clientSecret: settings.clientSecret ?? null,
    groupsClaim: settings.groupsClaim,
    endpoints: endpointsOf(table),
    admin: {
      endpoint: `${url}/`,
      region: settings.region,
      userPoolId: settings.userPoolId,
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    control: (call, body = {}) => control(table, call, body),
    close: () => close(server),
  };
}

async function answer(table, answerProvider, req, res) {
  const url = new URL(req.url ?? '/', table.url);
  const body = req.method === 'POST' ? await readBody(req) : Buffer.alloc(0);
  if (!body) return sendJson(res, 413, { error: 'The request is too large.' });
  if (url.pathname.startsWith(CONTROL)) {
    return answerControl(table, url.pathname.slice(CONTROL.length), req, res, body);
  }
  const isForm = /^application\/x-www-form-urlencoded/i.test(req.headers['content-type'] ?? '');
  const form = new URLSearchParams(isForm ? body.toString('utf8') : '');
  const { method, headers } = req;
  const step = stepOf(table, { method, path: url.pathname, headers, form });
  note(table, { step, method, url, form, headers }, res);

  const failure = step && table.switches.takeFailure(step);
  if (failure && (await performFailure(failure, req, res))) return;
  if (step === 'refresh' && table.switches.takeRefusal()) {
    return sendJson(res, 400, { error: 'invalid_grant' });
  }
  if (step === 'admin') return answerAdminCall(table, { method, url, headers, body }, res);
  if (step === 'logout' && table.settings.cognito) return answerLogout(table, url, req, res);
  if (url.pathname.startsWith('/sign-in/')) return answerSignIn(table, req, res, form);
  if (!url.pathname.startsWith(`${table.settings.mount}/`)) {
    return sendJson(res, 404, { error: 'not_found' });
  }
  const path = url.pathname.slice(table.settings.mount.length) + url.search;
  await answerProvider(unreadRequest(req, body, { path, host: new URL(table.url).host }), res);
}

function note(table, { step, method, url, form, headers }, res) {
  const entry = table.requestLog.record({
    step,
    method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    form: Object.fromEntries(form),
    target: headers['x-amz-target'] ?? null,
  });
  res.on('close', () => {
    entry.status = res.headersSent ? res.statusCode : null;
  });
}

function endpointsOf({ settings, issuer, url }) {
  const at = (name) => `${issuer}${settings.routes[name]}`;
  return {
    authorize: at('authorization'),
    token: at('token'),
    revoke: at('revocation'),
    userInfo: at('userinfo'),
    jwks: at('jwks'),
    discovery: `${issuer}/.well-known/openid-configuration`,
    logout: settings.cognito ? `${url}/logout` : at('end_session'),
  };
}

function close(server) {
  return new Promise((closed) => {
    server.close(() => closed());
    server.closeAllConnections();
  });
}
