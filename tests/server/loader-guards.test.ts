import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/cloudflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE } from '~/catalogue/catalogue';
import { readEnvironment } from '~/platform/env.server';
import { createLog } from '~/platform/log';
import { createServices } from '~/platform/services.server';
import { accountAt } from '../harness/account-at';
import { gateAt, TABLE } from '../harness/addresses';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

/**
 * Each loader and action must check the caller itself: these tests call the routes without the site's entry guard,
 * requesting only the data of each page, as a browser with React may.
 */
let here: WorkerHere;
let build: ServerBuild;
let cookie = '';

beforeAll(async () => {
  here = await openWorkerHere();
  const file = fileURLToPath(new URL('../../build/server/index.js', import.meta.url));
  build = await import(pathToFileURL(file).href);
  const place = { origin: here.origin, identity: here.standin.url, send: here.ask };
  const someone = new Visitor(place);
  await someone.signIn(PEOPLE.trial, '/about');
  // Signed in, but without any role.
  await here.db.prepare("update users set role = 'none', groups = '[]'").run();
  cookie = `__Host-session=${someone.cookies.get('__Host-session')}`;
});
afterAll(() => here?.close());

async function ask(path: string, init: RequestInit): Promise<Response> {
  const request = new Request(new URL(path, here.origin), init);
  const checked = readEnvironment({ ...here.environment });
  if (!checked.ok) throw new Error(checked.problems.join('; '));
  const log = createLog(() => {});
  const services = createServices(checked.environment, log, () => {});
  const account = accountAt(request, services);
  const context: AppLoadContext = {
    services,
    addresses: TABLE,
    account,
    nonce: 'n',
    requestId: 'r',
    release: 'one',
  };
  return createRequestHandler(build, 'production')(request, context);
}

/** A method that nobody may use returns one fixed sentence to all callers, without checking who they are. */
const NOBODY_MAY = 'nobody may';

type Guarded = { id: string; path: string; gate: string; isPage: boolean; method: 'GET' | 'POST' };

/** Every loader and action behind a gate, with a path that leads to it. */
function guarded(): Guarded[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route) return [];
    const { module, id } = route;
    const path = `/${(route.path ?? '').replace(/:(\w+)\??/g, (_, name) => (name === 'kind' ? 'monsters' : '1'))}`;
    const gate = gateAt(path, CATALOGUE);
    if (gate === 'everyone') return [];
    const isPage = module.default !== undefined;
    const doors = [module.loader && 'GET', module.action && 'POST'] as const;
    return doors.flatMap((method) => (method ? [{ id, path, gate, isPage, method }] : []));
  });
}

async function verdict({ id, path, isPage, method }: Guarded, who: string): Promise<string> {
  const address = isPage ? `${path}.data?_routes=${encodeURIComponent(id)}` : path;
  const answer = await ask(address, {
    method,
    redirect: 'manual',
    headers: { ...(who && { Cookie: who }), Origin: here.origin, Host: new URL(here.origin).host },
    ...(method === 'POST' && { body: new URLSearchParams({ intent: 'none' }) }),
  });
  const text = (answer.headers.get('Location') ?? '') + (await answer.text());
  if (answer.status === 401 || text.includes('/access-gate?auth=auth')) return 'sign-in';
  if (answer.status === 403 || text.includes('/no-access?reason=role')) return 'wrong-role';
  return answer.status === 405 ? NOBODY_MAY : `${answer.status} ${text.slice(0, 80)}`;
}

describe('without the entry guard', () => {
  it('every guarded loader and action still sends a stranger to sign in', async () => {
    const doors = guarded();
    expect(doors.length).toBeGreaterThan(15);
    const wrong: string[] = [];
    for (const door of doors) {
      const found = await verdict(door, '');
      if (found !== 'sign-in' && found !== NOBODY_MAY)
        wrong.push(`${door.method} ${door.id}: ${found}`);
    }
    expect(wrong).toEqual([]);
  });

  it('and sends a user without a role to the no-access page', async () => {
    const wrong: string[] = [];
    for (const door of guarded().filter(({ gate }) => gate !== 'signed-in')) {
      const found = await verdict(door, cookie);
      if (found !== 'wrong-role' && found !== NOBODY_MAY)
        wrong.push(`${door.method} ${door.id}: ${found}`);
    }
    expect(wrong).toEqual([]);
  });
});
