import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookmarkAt, type Replication, replicated } from '../harness/replicated-database';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

const BOOKMARK = '__Host-bookmark';
let here: WorkerHere;
const seen: Replication = { starts: [], written: 0, askedOfCopies: [] };

const visitor = () =>
  new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });

beforeAll(async () => {
  here = await openWorkerHere();
  Object.assign(here.environment, { DB: replicated(here.db, seen) });
});
afterAll(() => here?.close());
beforeEach(() => {
  seen.starts = [];
  seen.askedOfCopies = [];
});

/** The names of the visitor's bookmark cookies. */
const bookmarksOf = ({ cookies }: Visitor) =>
  [...cookies.keys()].filter((name) => name.startsWith(BOOKMARK));

/** Replaces the value of the visitor's only bookmark cookie; returns the old value. */
function say(who: Visitor, value: string): string {
  const [name = '', ...more] = bookmarksOf(who);
  expect(more).toEqual([]);
  const before = who.cookies.get(name) ?? '';
  who.cookies.set(name, value);
  return before;
}

async function signedIn(): Promise<Visitor> {
  const who = visitor();
  await who.signIn(PEOPLE.gifted, '/about');
  return who;
}

async function keepMap(who: Visitor): Promise<Response> {
  const recipe = 'preset=bandit-cellars&seed=copy';
  const body = String(new URLSearchParams({ intent: 'save-recipe', recipe }));
  return who.ask('/mapwright/maps', { method: 'POST', body });
}

const mapsOf = async (who: Visitor) => {
  const answer = await who.ask('/mapwright/maps');
  return {
    status: answer.status,
    has: /\/mapwright\/maps\/[0-9a-f-]{36}/.test(await answer.text()),
  };
};

describe('a user who has written', () => {
  it('reads their own write at once, even if the nearest replica is behind', async () => {
    const who = await signedIn();
    const kept = await keepMap(who);
    expect(kept.status).toBe(303);
    const isOwn = (one: string) => one.startsWith(BOOKMARK) && !one.includes('Max-Age=0');
    const line = kept.headers.getSetCookie().find(isOwn) ?? '';
    expect(line).toMatch(/; Max-Age=300; Path=\/; Secure; HttpOnly; SameSite=Lax$/);
    expect(line).not.toContain('at-');
    expect(kept.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await mapsOf(who)).toEqual({ status: 200, has: true });
    expect(seen.starts.at(-1)).toMatch(/^at-\d+$/);
    // Without the bookmark the primary is read, because the replica is behind.
    for (const name of bookmarksOf(who)) who.cookies.delete(name);
    expect(await mapsOf(who)).toEqual({ status: 200, has: true });
    expect(seen.starts.at(-1)).toBe('first-primary');
  });

  it('gets a bookmark at sign-in, and none at sign-out', async () => {
    const who = await signedIn();
    expect(bookmarksOf(who)).toHaveLength(1);
    const left = await who.ask('/logout', { method: 'POST', body: '' });
    expect(left.headers.getSetCookie().filter((line) => line.startsWith(BOOKMARK))).toEqual([]);
  });
});

describe('a bookmark', () => {
  it('that is malformed, forged or differently sealed is ignored', async () => {
    const who = await signedIn();
    const session = who.cookies.get('__Host-session') ?? '';
    const real = say(who, '');
    for (const value of ['', 'at-9', 'first-primary', session, `${real}x`, 'x'.repeat(5000)]) {
      say(who, value);
      seen.starts = [];
      expect((await mapsOf(who)).status, value.slice(0, 20)).toBe(200);
      expect(seen.starts).toEqual(['first-primary']);
    }
  });

  it('is ignored when there are too many of them, and the next write clears them', async () => {
    const who = await signedIn();
    const real = say(who, '');
    for (let at = 0; at < 12; at += 1) who.cookies.set(`${BOOKMARK}-${at}`, real);
    seen.starts = [];
    await mapsOf(who);
    expect(seen.starts).toEqual(['first-primary']);
    await keepMap(who);
    expect(bookmarksOf(who)).toHaveLength(1);
  });

  it('with the name of an earlier release is used, and cleared', async () => {
    const who = await signedIn();
    const [name = ''] = bookmarksOf(who);
    who.cookies.set(BOOKMARK, who.cookies.get(name) ?? '');
    who.cookies.delete(name);
    seen.starts = [];
    await mapsOf(who);
    expect(seen.starts).toEqual([bookmarkAt(seen.written)]);
    await keepMap(who);
    expect(bookmarksOf(who)).not.toContain(BOOKMARK);
  });
});

describe('two concurrent writes of one browser', () => {
  it.each(['earlier', 'later'])(
    'leave the bookmark of the later one, also when the %s response arrives last',
    async (last) => {
      let hold: (() => Promise<void>) | null = null;
      const who = new Visitor({
        origin: here.origin,
        identity: here.standin.url,
        async send(address, init) {
          const held = hold;
          hold = null;
          const answer = await here.ask(address, init);
          await held?.();
          return answer;
        },
      });
      await who.signIn(PEOPLE.gifted, '/about');
      const before = { ...Object.fromEntries(who.cookies) };
      /** Starts a write with the cookies from the beginning; its response is held back until it is released. */
      function begin() {
        for (const name of bookmarksOf(who)) who.cookies.delete(name);
        for (const [name, value] of Object.entries(before)) who.cookies.set(name, value);
        let go = () => {};
        const arrived = new Promise<void>((resolve) => {
          go = resolve;
        });
        const reached = new Promise<void>((resolve) => {
          hold = () => {
            resolve();
            return arrived;
          };
        });
        const answer = keepMap(who);
        return { go: () => go(), answer, reached };
      }
      const earlier = begin();
      await earlier.reached;
      const later = begin();
      await later.reached;
      for (const one of last === 'earlier' ? [later, earlier] : [earlier, later]) {
        one.go();
        await one.answer;
      }
      seen.starts = [];
      await mapsOf(who);
      expect(seen.starts).toEqual([bookmarkAt(seen.written)]);
      await keepMap(who);
      expect(bookmarksOf(who)).toHaveLength(1);
    },
  );
});

describe('a database read', () => {
  it('for a stranger may use any replica, and sets no bookmark', async () => {
    const who = visitor();
    expect((await who.ask('/monsters/search?q=a')).status).toBe(200);
    expect(seen.starts).toEqual(['first-unconstrained']);
    expect(who.cookies.size).toBe(0);
  });

  it('of the session never uses a replica: a session that ended elsewhere is ended here', async () => {
    const who = await signedIn();
    await keepMap(who);
    expect(await mapsOf(who)).toEqual({ status: 200, has: true });
    expect(seen.starts.at(-1)).toMatch(/^at-/);
    expect(seen.askedOfCopies).toEqual([]);
    await here.db.prepare('delete from sessions').run();
    expect((await who.ask('/mapwright/maps')).headers.get('Location')).toMatch(/^\/access-gate/);
  });

  it('for a request with a bearer token uses the primary', async () => {
    await visitor().ask('/me/entitlements', { headers: { Authorization: 'Bearer nonsense' } });
    expect(seen.starts).toEqual(['first-primary']);
  });

  it('of account, billing or role data uses the primary, and so does every write', async () => {
    const who = await signedIn();
    for (const path of [
      '/settings',
      '/admin/reconcile-all',
      '/billing/return',
      '/SETTINGS/export',
    ]) {
      seen.starts = [];
      await (await who.ask(path)).text();
      expect(seen.starts, path).toEqual(['first-primary']);
    }
    seen.starts = [];
    await keepMap(who);
    expect(seen.starts).toEqual(['first-primary']);
  });
});
