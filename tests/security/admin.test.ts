import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CATALOGUE } from '~/catalogue/catalogue';
import { EVERY_ADDRESS, gateAt, lineAt } from '../harness/addresses';
import { switchIdentity, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

const ADDRESSES = EVERY_ADDRESS.map(({ path }) => path).filter((path) =>
  /^\/(management|admin)(\/|$)/.test(path),
);
const GUARDED = ADDRESSES.filter((path) => gateAt(path, CATALOGUE) === 'admin');
const isJson = (path: string) => lineAt(path).answers === 'json';

const HOUR = 60 * 60;

let here: WorkerHere;
beforeAll(async () => {
  here = await openWorkerHere();
});
afterAll(() => here?.close());

async function newAdmin(): Promise<{ who: Visitor; username: string }> {
  const username = `admin-${crypto.randomUUID().slice(0, 8)}`;
  const email = `${username}@delvewright.test`;
  const place = here.standin.url;
  await switchIdentity('users', { username, email, groups: ['AdminUser'] }, place);
  const who = new Visitor({ origin: here.origin, identity: place, send: here.ask });
  await who.signIn(email, '/about');
  return { who, username };
}

/** The row count of every table that an action could change, as JSON; tables that signing in writes are left out. */
async function everything(): Promise<string> {
  const { results } = await here.db
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like '%\\_%\\_%' escape '\\' and name not in ('sessions', 'users', 'd1_migrations') and sql not like '%virtual%'",
    )
    .all<{ name: string }>();
  const rows = await Promise.all(
    results
      .filter(({ name }) => !name.startsWith('_cf') && !name.startsWith('sqlite_'))
      .map(async ({ name }) => [
        name,
        await here.db.prepare(`select count(*) as n from "${name}"`).first(),
      ]),
  );
  return JSON.stringify(rows);
}

const post = (who: Visitor, path: string, intent: string) =>
  who.ask(path, { method: 'POST', body: `intent=${intent}&id=1` });

it('finds the admin routes, and the others among them take a ticket', () => {
  expect(GUARDED.length).toBeGreaterThan(10);
  // The remaining routes authenticate their requests with a ticket.
  const open = ADDRESSES.filter((path) => !GUARDED.includes(path));
  for (const path of open) expect(path).toMatch(/^\/admin\/(seed|upload|restore)/);
});

describe('a disabled admin', () => {
  it.each(['GET', 'POST'])('is asked to sign in on every admin route, by %s', async (method) => {
    const { who, username } = await newAdmin();
    expect((await who.ask('/management')).status).toBe(200);
    await here.db
      .prepare('update users set disabled_at = 1 where username = ?1')
      .bind(username)
      .run();
    for (const path of GUARDED) {
      const body = method === 'POST' ? '' : undefined;
      const answer = await who.ask(path, { method, body });
      await answer.arrayBuffer();
      const shut = isJson(path)
        ? answer.status === 401
        : answer.headers.get('Location')?.startsWith('/access-gate');
      expect(shut, `${method} ${path}: ${answer.status}`).toBe(true);
    }
  });
});

describe('an admin who signed in more than twelve hours ago', () => {
  let who: Visitor;
  beforeEach(async () => {
    const admin = await newAdmin();
    who = admin.who;
    await here.db
      .prepare(
        'update sessions set auth_time = auth_time - ?1 where user_id = (select id from users where username = ?2)',
      )
      .bind(12 * HOUR + 1, admin.username)
      .run();
  });

  it('can read pages, and is asked to sign in again', async () => {
    const page = await (await who.ask('/management')).text();
    expect(page).toContain('You signed in more than 12 hours ago');
  });

  it('cannot change anything: every write is refused or redirected to a new sign-in', async () => {
    const before = await everything();
    const intents = ['begin', 'create', 'delete', 'save', 'now'];
    for (const [turn, path] of GUARDED.entries()) {
      // The intent is read only after the caller is checked, so any intent must be refused on any route.
      for (const intent of ['', intents[turn % intents.length] ?? '']) {
        const answer = await post(who, path, intent);
        await answer.arrayBuffer();
        const location = answer.headers.get('Location') ?? '';
        const isRefused =
          [403, 404, 405].includes(answer.status) ||
          location.startsWith('/management/sign-in?next=');
        expect(isRefused, `${path} ${intent}: ${answer.status} ${location}`).toBe(true);
      }
    }
    expect(await everything()).toBe(before);
  });

  it('keeps the typed invitation in the form, and shows no token claims', async () => {
    const username = `newcomer-${crypto.randomUUID()}`;
    const body = new URLSearchParams({ username, email: 'new@example.com', role: 'AdminUser' });
    const answer = await who.ask('/management/invite', { method: 'POST', body: `${body}` });
    expect(answer.status).toBe(403);
    const page = await answer.text();
    expect(page).toContain(`value="${username}"`);
    expect(page).toContain('What you typed is still here');
    const claims = await (await who.ask('/management?claims=1')).text();
    expect(claims).not.toContain('token_use');
    expect(claims).toContain('Sign in again');
  });

  it('is offered a new sign-in that returns to the page', async () => {
    const asked = await post(who, '/management/reconcile', 'begin');
    const location = asked.headers.get('Location') ?? '';
    const page = await (await who.ask(location)).text();
    expect(page).toContain('href="/login?prompt=login&amp;next=%2Fmanagement%2Freconcile"');
    const login = await who.ask('/login?prompt=login&next=%2Fmanagement');
    expect(login.status).toBe(200);
    expect(await login.text()).toContain('prompt=login');
  });
});
