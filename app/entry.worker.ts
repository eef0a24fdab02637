import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/cloudflare';
// The build has no types of its own; Remix checks its shape on the first request.
import * as build from '../build/server/index.js';
import { type Account, openAccount } from './account/guard/account.server';
import { guardPath } from './account/guard/path-guard.server';
import { readSessionCookie, SESSION_COOKIE } from './account/session/session-cookie.server';
import { wordsVersion } from './catalogue/overrides.server';
import { allowOpening, codeInPath } from './fights/kept/table-cookie.server';
import { openAddresses } from './open-addresses';
import { type Address, edgeKindOf } from './platform/address';
import { capBody } from './platform/body-cap';
import { openDatabase } from './platform/database.server';
import { refusalAt, sentenceFor } from './platform/door-answers';
import { edgeAnswer } from './platform/edge-answer.server';
import { type Environment, readEnvironment } from './platform/env.server';
import { allowanceFor, judgeAddress, judgeMethod, judgeOrigin, limitKey } from './platform/guard';
import { createNonce, withSecurityHeaders } from './platform/headers';
import { countAnswer } from './platform/hour-counts-sql.server';
import { createLog, type Log } from './platform/log';
import { paymentOrigins } from './platform/open-payments.server';
import { openReads } from './platform/replicas.server';
import { isLongLinkCall, judgeRouterCall } from './platform/router-calls';
import { createServices, type Services } from './platform/services.server';
import { PASS, refuse, type Verdict } from './platform/verdict';
import { runSchedule } from './schedule.server';

const remixBuild = build as unknown as ServerBuild & { release: string };
const handleRemix = createRequestHandler(remixBuild, 'production');
const addresses = openAddresses(remixBuild.routes);
const RELEASE = remixBuild.release;
const LONGEST_LOGGED = 200;

/** Handles every request: reads the environment, runs the guards, calls Remix and sets the common response headers. */
async function handle(request: Request, env: unknown, ctx: ExecutionContext): Promise<Response> {
  const requestId = crypto.randomUUID();
  const nonce = createNonce();
  const url = new URL(request.url);
  const checked = readEnvironment(Object(env));
  const hasSession = /__Host-session=/.test(request.headers.get('Cookie') ?? '');
  const appOrigin = checked.ok ? checked.environment.config.APP_ORIGIN : null;
  // Don't look up the route of an address that is malformed: the lookup is the costly part.
  const reachable = judgeAddress(request.method, request.url);
  const address = reachable.pass ? addresses.at(url.pathname) : addresses.nowhere;
  // Log the route pattern, not the URL: it names no record, map or code.
  const path = address.route ?? url.pathname.slice(0, LONGEST_LOGGED);
  const log = createLog(writeLine, { requestId, method: request.method, path });
  const capped = capBody(request, address.rules.bytes);
  const finish = async (response: Response, formHosts: readonly string[] = []) => {
    await capped.drain();
    if (checked.ok) {
      const db = openDatabase(checked.environment.bindings.DB);
      countAnswer(address, response, { db, now: Date.now(), later: (work) => ctx.waitUntil(work) });
    }
    return withSecurityHeaders(response, {
      nonce,
      requestId,
      appOrigin,
      formHosts,
      hasSession,
      isOpenedByCode: address.rules.openedByCode,
    });
  };

  if (!checked.ok) {
    log.error('environment', new Error(checked.problems.join('; ')));
    const problem = 'The site is not configured yet. Its log says what is missing.';
    return finish(sentenceFor(request, 500, problem));
  }
  const { environment } = checked;
  const services = createServices(environment, log, (work) => ctx.waitUntil(work));
  const verdict = reachable.pass
    ? await judge(request, url, address, environment, services)
    : reachable;
  if (!verdict.pass) {
    log.info('refused', { status: verdict.status, userAgent: request.headers.get('User-Agent') });
    return finish(refusalAt(request, verdict));
  }
  if (capped.exceeded()) return finish(tooLarge(request));
  const { sealer, clock } = services;
  const now = clock.now();
  const reads = await openReads(environment.bindings.DB, request, address, {
    sealer,
    now,
    isKnown: hasSession || request.headers.has('Authorization'),
  });
  const theirs: Services = { ...services, db: openDatabase(reads.d1) };
  // Always read the session and the account from the primary database, never from a replica.
  const account = openAccount(request, services, address.rules);
  const context: AppLoadContext = {
    services: theirs,
    addresses,
    account,
    nonce,
    requestId,
    release: RELEASE,
  };
  const judged = withOwnHost(capped.request, environment);
  const response = await answer(judged, address, context, log);
  // Send replica bookmarks only to visitors who stay signed in: anonymous visitors have no writes to read back, and a
  // visitor who has just signed out must not keep them.
  const staysSignedIn = isSignedInAfter(response, account, hasSession);
  const cookies = [...account.cookies, ...(staysSignedIn ? await reads.bookmarks() : [])];
  const kept = withCookies(capped.exceeded() ? tooLarge(request) : response, cookies);
  const formHosts = [...services.identity.formOrigins(), ...paymentOrigins(environment.config)];
  return finish(kept, formHosts);
}

async function answer(
  request: Request,
  address: Address,
  context: AppLoadContext,
  log: Log,
): Promise<Response> {
  try {
    const verdict = await guardPath(request, context);
    if (verdict.kind === 'answer') return verdict.answer;
    if (verdict.kind === 'serve-instead') return await handleRemix(verdict.request, context);
    const { nonce, requestId, release, services } = context;
    // Use the edge cache only in production, so that developers see their changes at once.
    const kind = services.config.APP_MODE === 'production' ? edgeKindOf(address) : null;
    const version = kind === null ? '' : await wordsVersion(services);
    const facts = { kind, nonce, requestId, release, version, later: services.later };
    return await edgeAnswer(request, facts, (asked) => handleRemix(asked, context));
  } catch (error) {
    log.error('unhandled', error);
    const text = `Unexpected Application Error! Request ${context.requestId}.`;
    return sentenceFor(request, 500, text);
  }
}

/**
 * The guard has already checked the origin of a write. Remix checks it again: give it our own host, and drop the
 * forwarded host and origin that a caller could have made up.
 */
function withOwnHost(request: Request, { config }: Environment): Request {
  if (!request.headers.has('Origin') && !request.headers.has('X-Forwarded-Host')) return request;
  const headers = new Headers(request.headers);
  headers.set('X-Forwarded-Host', new URL(config.APP_ORIGIN).host);
  if (headers.get('Origin') !== config.APP_ORIGIN) headers.delete('Origin');
  return new Request(request, { headers });
}

/** Whether the caller still has a session cookie after this response. */
function isSignedInAfter(response: Response, { cookies }: Account, hasSession: boolean): boolean {
  const lines = [...response.headers.getSetCookie(), ...cookies];
  const last = lines.findLast((line) => line.startsWith(`${SESSION_COOKIE}=`));
  return last === undefined ? hasSession : !/; Max-Age=0\b/.test(last);
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  if (cookies.length === 0 || response.webSocket) return response;
  const answer = new Response(response.body, response);
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

async function judge(
  request: Request,
  url: URL,
  address: Address,
  environment: Environment,
  services: Services,
): Promise<Verdict> {
  const { method, headers } = request;
  const call = judgeRouterCall(url);
  if (!call.pass) return call;
  const origin = judgeOrigin(method, address, headers, environment.config.APP_ORIGIN);
  if (!origin.pass) return origin;
  const form = judgeMethod(method, address);
  if (!form.pass) return form;
  return (await isAllowed(request, address, environment, services))
    ? PASS
    : refuse(429, 'Too many requests. Wait a minute and try again.');
}

/**
 * Takes the request from its rate limits: by the caller's address, by the account for costly reads, and by the device
 * for a share code that it has opened before.
 */
async function isAllowed(
  { method, headers, url }: Request,
  address: Address,
  { bindings }: Environment,
  { sealer, clock }: Services,
): Promise<boolean> {
  const allowance = isLongLinkCall(new URL(url)) ? 'costly reads' : allowanceFor(method, address);
  const key = limitKey(headers);
  switch (allowance) {
    case 'none':
      return true;
    case 'writes':
      return (await bindings.WRITE_LIMIT.limit({ key })).success;
    case 'costly writes':
      return (await bindings.COSTLY_LIMIT.limit({ key })).success;
    case 'costly reads': {
      const user = await readSessionCookie(sealer, headers, clock.now());
      const reader = user ? `person ${user.sub || user.sessionId}` : key;
      return (await bindings.COSTLY_READ_LIMIT.limit({ key: reader })).success;
    }
    case 'codes': {
      const code = codeInPath(new URL(url).pathname);
      return allowOpening(code, { headers, key, sealer, now: clock.now(), limits: bindings });
    }
  }
}

function tooLarge(request: Request): Response {
  return sentenceFor(request, 413, 'This is too large for this page.');
}

function writeLine(line: string): void {
  // biome-ignore lint/suspicious/noConsole: the Worker's log is written with `console`
  console.log(line);
}

async function scheduled(env: unknown, ctx: ExecutionContext): Promise<void> {
  const log = createLog(writeLine, { requestId: crypto.randomUUID(), path: 'schedule' });
  const checked = readEnvironment(Object(env));
  if (!checked.ok) {
    log.error('environment', new Error(checked.problems.join('; ')));
    return;
  }
  await runSchedule(createServices(checked.environment, log, (work) => ctx.waitUntil(work)));
}

/** The Durable Object where fights run; bound in wrangler.toml. */
export { FightObject } from './fights/kept/fight-object.server';

export default {
  fetch: handle,
  scheduled: (_event, env, ctx) => scheduled(env, ctx),
} satisfies ExportedHandler;
