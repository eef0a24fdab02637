import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/cloudflare';
// The build has no types of its own; Remix checks its shape when the first request arrives.
import * as build from '../build/server/index.js';
import { openAccount } from './account/account.server';
import { guardPath } from './account/path-guard.server';
import { capBody } from './platform/body-cap';
import { type Environment, readEnvironment } from './platform/env.server';
import { isWrite, judgeAddress, judgeOrigin, limitKey, type Verdict } from './platform/guard';
import { createNonce, withSecurityHeaders } from './platform/headers';
import { createLog, type Log } from './platform/log';
import { paymentOrigins } from './platform/payments.server';
import { bodyLimitFor, isCostly, isCostlyRead } from './platform/request-limits';
import { createServices } from './platform/services.server';
import { runSchedule } from './schedule.server';

const handleRemix = createRequestHandler(build as unknown as ServerBuild, 'production');

/** Where every request arrives: environment, guard, Remix, and the headers that each answer carries. */
async function handle(request: Request, env: unknown, ctx: ExecutionContext): Promise<Response> {
  const requestId = crypto.randomUUID();
  const nonce = createNonce();
  const url = new URL(request.url);
  const log = createLog(writeLine, { requestId, method: request.method, path: url.pathname });
  const checked = readEnvironment(Object(env));
  const hasSession = /__Host-session=/.test(request.headers.get('Cookie') ?? '');
  const finish = (response: Response, formHosts: readonly string[] = []) =>
    withSecurityHeaders(response, { nonce, requestId, formHosts, hasSession });

  if (!checked.ok) {
    log.error('environment', new Error(checked.problems.join('; ')));
    return finish(
      sentence(500, 'The site is not configured yet. Its log says what is missing.', request),
    );
  }
  const { environment } = checked;
  const verdict = await judge(request, url, environment);
  if (!verdict.pass) {
    log.info('refused', { status: verdict.status, userAgent: request.headers.get('User-Agent') });
    return finish(refusal(verdict, request));
  }
  const capped = capBody(request, bodyLimitFor(url.pathname));
  if (capped.exceeded()) return finish(tooLarge(request));
  const services = createServices(environment, log, (work) => ctx.waitUntil(work));
  const account = openAccount(request, services);
  const context: AppLoadContext = { services, account, nonce, requestId };
  const response = await answer(capped.request, context, log);
  const kept = withCookies(capped.exceeded() ? tooLarge(request) : response, account.cookies);
  const formHosts = [...services.identity.formOrigins(), ...paymentOrigins(environment.config)];
  return finish(kept, formHosts);
}

async function answer(request: Request, context: AppLoadContext, log: Log): Promise<Response> {
  try {
    const verdict = await guardPath(request, context);
    if (verdict.kind === 'answer') return verdict.answer;
    const served = verdict.kind === 'serve' ? request : verdict.request;
    return await handleRemix(served, context);
  } catch (error) {
    log.error('unhandled', error);
    return sentence(500, `Unexpected Application Error! Request ${context.requestId}.`, request);
  }
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  if (cookies.length === 0 || response.webSocket) return response;
  const answer = new Response(response.body, response);
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

async function judge(request: Request, url: URL, environment: Environment): Promise<Verdict> {
  const address = judgeAddress(request.method, request.url);
  if (!address.pass) return address;
  const { config, bindings } = environment;
  const origin = judgeOrigin(request.method, url.pathname, request.headers, config.APP_ORIGIN);
  if (!origin.pass || !(isWrite(request.method) || isCostlyRead(url.pathname))) return origin;
  const limiter = isCostly(url.pathname) ? bindings.COSTLY_LIMIT : bindings.WRITE_LIMIT;
  const { success } = await limiter.limit({ key: limitKey(request.headers) });
  return success
    ? origin
    : { pass: false, status: 429, problem: 'That was a lot at once. Wait a minute and try again.' };
}

function refusal(verdict: Verdict & { pass: false }, request: Request): Response {
  const response = sentence(verdict.status, verdict.problem, request);
  if (verdict.status === 405) response.headers.set('Allow', 'GET, HEAD, POST, PUT, PATCH, DELETE');
  if (verdict.status === 429) response.headers.set('Retry-After', '60');
  return response;
}

function tooLarge(request: Request): Response {
  return sentence(413, 'This is larger than the page accepts.', request);
}

/** One sentence: as a plain page for a person who sent a form, as JSON for a program. */
function sentence(status: number, text: string, request?: Request): Response {
  const headers = { 'Cache-Control': 'no-store' };
  if (!/\btext\/html\b/.test(request?.headers.get('Accept') ?? '')) {
    return Response.json({ error: text }, { status, headers });
  }
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${text}</title><h1>${text}</h1><p>Go back with your browser: what you typed is still there. Or <a href="/">go home</a>.</p></html>`;
  return new Response(html, {
    status,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
}

function writeLine(line: string): void {
  // biome-ignore lint/suspicious/noConsole: this is where the log leaves the Worker
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

export default {
  fetch: handle,
  scheduled: (_event, env, ctx) => scheduled(env, ctx),
} satisfies ExportedHandler;
