import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiDocument, CALL_GROUPS, callerOf } from '~/api';
import type { Call } from '~/platform/api/call';
import { shownPath } from '~/platform/api/open-api';
import { inProject } from '../../scripts/setup/project.mjs';
import { answerProblems } from '../harness/api-answers';
import { adminKeys } from '../harness/hosted-sign-in';
import { appOrigin } from '../harness/origin';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

const CALLS = CALL_GROUPS.flatMap(({ calls }) => calls);

let here: WorkerHere;
let admin: Visitor;
let player: Visitor;

/** What stands for `{id}` and the like in the example of a call. */
let given: Record<string, string>;

beforeAll(async () => {
  here = await openWorkerHere({}, { seed: true });
  Object.assign(here.environment, adminKeys(here.standin));
  [admin, player] = await Promise.all([arrived(PEOPLE.admin), arrived(PEOPLE.trial)]);
  const party = await made('/party');
  given = {
    '/characters/:file': await begun('/lab/character', 'intent=new&edition=2014&name=Mira'),
    '/initiative-tracker/:id': await begun(
      '/initiative-tracker',
      'intent=start&name=The+ford&edition=2014',
    ),
    '/encounters/:id': String((await made('/encounters')).id),
    '/party/:id': String(party.id),
    '/party/join': String(party.inviteCode),
  };
}, 120_000);
afterAll(() => here?.close());

async function arrived(email: string): Promise<Visitor> {
  const place = { origin: here.origin, identity: here.standin.url, send: here.ask };
  const someone = new Visitor(place);
  await someone.signIn(email, '/about');
  return someone;
}

/** The id of what a form of the product has made. */
async function begun(path: string, body: string): Promise<string> {
  const answer = await admin.ask(path, { method: 'POST', body });
  const leadsTo = answer.headers.get('Location') ?? '';
  const id = leadsTo.startsWith(`${path}/`)
    ? /[\w-]+/.exec(leadsTo.slice(path.length + 1))?.[0]
    : undefined;
  if (id === undefined) throw new Error(`${path} answered ${answer.status}`);
  return id;
}

/** What the example of a POST answers. */
async function made(path: string): Promise<Record<string, unknown>> {
  const call = CALLS.find((one) => one.method === 'post' && one.path === path);
  const body = JSON.stringify(call?.example.body);
  const answer = await admin.ask(path, { method: 'POST', body, headers: JSON_TYPE });
  return answer.json();
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

function idFor({ path }: Call): string {
  const [, found = ''] =
    Object.entries(given).find(([route]) => path === route || path.startsWith(`${route}/`)) ?? [];
  return path.startsWith('/lab/character') ? (given['/characters/:file'] ?? '') : found;
}

/** The request of an example, as its reader would send it. */
function requestOf(call: Call) {
  const { method, example, body } = call;
  const fill = (text: string) => text.replace(/\{(?:id|code)\}/g, idFor(call));
  const sent = typeof example.body === 'string' ? example.body : JSON.stringify(example.body);
  const type = body && 'type' in body ? body.type : 'application/json';
  const headers: Record<string, string> = body ? { 'Content-Type': type } : {};
  return {
    path: fill(example.path),
    method: method.toUpperCase(),
    body: body ? fill(sent) : undefined,
    headers,
  };
}

describe('the example', () => {
  it.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'of %s answers as the call is described',
    async (_, call) => {
      const stranger = new Visitor({ origin: here.origin, send: here.ask });
      const signedIn = call.path === '/party/join' ? player : admin;
      const who = callerOf(call.path) === 'everyone' ? stranger : signedIn;
      const { path, ...request } = requestOf(call);
      const answer = await who.ask(path, request);
      const type = answer.headers.get('Content-Type') ?? '';
      expect(answer.status, `${path}: ${await answer.clone().text()}`).toBe(
        call.answer.status ?? 200,
      );
      if ('type' in call.answer) {
        expect(type.startsWith(call.answer.type), type).toBe(true);
      } else {
        expect(type).toMatch(/^application\/json/);
        const { pathname } = new URL(path, here.origin);
        const asked = { method: request.method, path: pathname, body: request.body };
        expect(await answerProblems(asked, answer)).toEqual([]);
      }
    },
  );

  it('needs a sign-in where the document says so', async () => {
    const stranger = new Visitor({ origin: here.origin, send: here.ask });
    const closed = CALLS.filter(({ path }) => callerOf(path) !== 'everyone');
    expect(closed.length).toBeGreaterThan(15);
    const open: string[] = [];
    for (const call of closed) {
      const { path, ...request } = requestOf(call);
      const answer = await stranger.ask(path, request);
      await answer.arrayBuffer();
      const isRefused =
        answer.status === 401 || answer.headers.get('Location')?.startsWith('/access-gate');
      if (!isRefused) open.push(`${request.method} ${path}: ${answer.status}`);
    }
    expect(open).toEqual([]);
  });
});

describe('the scripts of the browser', () => {
  it('hold neither the table of addresses nor the schemas of the calls', () => {
    const folder = inProject('build', 'client', 'assets');
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(50);
    const holding = scripts.filter((name) =>
      /costly writes|fromAnywhere|Lists all monsters by name/.test(
        readFileSync(join(folder, name), 'utf8'),
      ),
    );
    expect(holding).toEqual([]);
  });
});

describe('the document of the calls', () => {
  it('is a file that everybody may read, as the schemas of this release make it', async () => {
    const answer = await fetch(`${appOrigin()}/openapi.json`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
    const served: { info: { version: string } } = await answer.json();
    expect(served).toEqual(JSON.parse(JSON.stringify(apiDocument(served.info.version))));
  });

  it('is a page without scripts as well, with every call and its example', async () => {
    const answer = await fetch(`${appOrigin()}/api`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).not.toMatch(/<script[^>]+src=/);
    const text = html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');
    for (const { method, path, does, example } of CALLS) {
      expect(text).toContain(`${method.toUpperCase()} ${shownPath(path)}`);
      expect(text).toContain(does);
      expect(text).toContain(`${method.toUpperCase()} ${example.path}`);
    }
    expect(html).toContain('href="/openapi.json"');
  });
});
