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

/** The names of the bookmarks that somebody has. */
const bookmarksOf = ({ cookies }: Visitor) =>
  [...cookies.keys()].filter((name) => name.startsWith(BOOKMARK));

/** Puts a text in place of what somebody's one bookmark says; gives what it said. */
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

describe('whoever has written', () => {
  it('reads what they wrote at once, although the copy near them has not heard of it', async () => {
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
    // Without it the database itself is asked: the copy is behind.
    for (const name of bookmarksOf(who)) who.cookies.delete(name);
    expect(await mapsOf(who)).toEqual({ status: 200, has: true });
    expect(seen.starts.at(-1)).toBe('first-primary');
  });

  it('comes by a bookmark with the session, and leaves without one', async () => {
    const who = await signedIn();
    expect(bookmarksOf(who)).toHaveLength(1);
    const left = await who.ask('/logout', { method: 'POST', body: '' });
    expect(left.headers.getSetCookie().filter((line) => line.startsWith(BOOKMARK))).toEqual([]);
  });
});

describe('a bookmark', () => {
  it('that is junk, forged or another seal counts as none', async () => {
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

  it('is none where more came than anybody has, and a write tidies up', async () => {
    const who = await signedIn();
    const real = say(who, '');
    for (let at = 0; at < 12; at += 1) who.cookies.set(`${BOOKMARK}-${at}`, real);
    seen.starts = [];
    await mapsOf(who);
    expect(seen.starts).toEqual(['first-primary']);
    await keepMap(who);
    expect(bookmarksOf(who)).toHaveLength(1);
  });

  it('of an earlier release counts, and is taken back', async () => {
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

describe('two writes of one browser at once', () => {
  it.each(['earlier', 'later'])(
    'leave it with the later one’s bookmark, also where the %s answer arrives last',
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
      /** Asks with what the browser had at the beginning; the answer arrives when it is let go. */
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

describe('a read', () => {
  it('of a stranger may be from any copy, and gives no bookmark', async () => {
    const who = visitor();
    expect((await who.ask('/monsters/search?q=a')).status).toBe(200);
    expect(seen.starts).toEqual(['first-unconstrained']);
    expect(who.cookies.size).toBe(0);
  });

  it('of who somebody is, is never from a copy: what ended elsewhere has ended here', async () => {
    const who = await signedIn();
    await keepMap(who);
    expect(await mapsOf(who)).toEqual({ status: 200, has: true });
    expect(seen.starts.at(-1)).toMatch(/^at-/);
    expect(seen.askedOfCopies).toEqual([]);
    await here.db.prepare('delete from sessions').run();
    expect((await who.ask('/mapwright/maps')).headers.get('Location')).toMatch(/^\/access-gate/);
  });

  it('of a program is from the first', async () => {
    await visitor().ask('/me/entitlements', { headers: { Authorization: 'Bearer nonsense' } });
    expect(seen.starts).toEqual(['first-primary']);
  });

  it('about an account, money or a role is from the first, as is everything about a write', async () => {
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
