import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Outbox, openOutbox } from './open-outbox';

/** The page's event listeners, for example for the connection's return or for the page becoming visible again. */
const heard = new Map<string, () => void>();
let answer: () => Response | Promise<Response>;
let calls = 0;
const open: Outbox[] = [];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  heard.clear();
  calls = 0;
  const storage = new Map<string, string>();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  });
  vi.stubGlobal('addEventListener', (name: string, call: () => void) => heard.set(name, call));
  vi.stubGlobal('removeEventListener', (name: string) => heard.delete(name));
  vi.stubGlobal('fetch', async (_to: string, { body }: RequestInit) => {
    calls += 1;
    const given = await answer();
    if (given.status !== 200) return given;
    const ids = JSON.parse(String(body)).events.map(({ id }: { id: string }) => id);
    return Response.json({ acknowledged: ids });
  });
});
afterEach(() => {
  for (const outbox of open.splice(0)) outbox.close();
  vi.unstubAllGlobals();
});

const note = { to: '/fights/a', body: { did: 'fire' }, name: '28 fire to Mira' };
const fine = () => Response.json({});

function outboxOf(person: string): Outbox {
  const outbox = openOutbox(person);
  open.push(outbox);
  return outbox;
}

/** What the interface shows: the connection's state, then each waiting event by its refusal or its name. */
const shown = (outbox: Outbox) => {
  const { line, events } = outbox.view();
  return [line, ...events.map(({ name, refusal }) => refusal ?? name)];
};
const shows = (outbox: Outbox, ...expected: string[]) =>
  expect.poll(() => shown(outbox)).toEqual(expected);

it('what is done is sent at once, and nothing is shown as waiting then', async () => {
  answer = fine;
  const outbox = outboxOf('ann');
  const lines = new Set<string>();
  const end = outbox.watch(() => lines.add(outbox.view().line));
  expect(await outbox.add(note)).toEqual({ ok: true });
  await expect.poll(() => calls).toBe(1);
  await shows(outbox, 'quiet');
  expect([...lines]).toContain('sending');
  end();
  lines.clear();
  await outbox.add(note);
  await expect.poll(() => calls).toBe(2);
  expect([...lines]).toEqual([]);
});

it.each(['online', 'pageshow'])('without a line it waits, and goes with “%s”', async (moment) => {
  answer = () => Promise.reject(new TypeError('offline'));
  const outbox = outboxOf('ann');
  await outbox.add(note);
  await shows(outbox, 'later', '28 fire to Mira');
  answer = fine;
  heard.get(moment)?.();
  await shows(outbox, 'quiet');
});

it('what an earlier page left is sent by the next one of the same person alone', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  const first = outboxOf('ann');
  await first.add(note);
  await shows(first, 'later', '28 fire to Mira');
  first.close();
  answer = fine;
  const before = calls;
  await shows(outboxOf('ben'), 'quiet');
  expect(calls).toBe(before);
  await shows(outboxOf('ann'), 'quiet');
  await expect.poll(() => calls).toBe(before + 1);
});

it('what waits for its person says so, and is kept', async () => {
  answer = () => Response.json({ error: 'Sign in.' }, { status: 401 });
  const outbox = outboxOf('ann');
  await outbox.add(note);
  await shows(outbox, 'signed-out', '28 fire to Mira');
});

it('what the server does not take stays to be read, until its person lets it go', async () => {
  answer = () => Response.json({ error: 'The fight is over.' }, { status: 410 });
  const [outbox, other] = [outboxOf('ann'), outboxOf('ann')];
  await outbox.add(note);
  await shows(outbox, 'quiet', 'The fight is over.');
  await expect.poll(() => shown(other).at(-1)).toBe('The fight is over.');
  await outbox.letGo(outbox.view().events[0]?.id ?? '');
  expect(shown(outbox)).toEqual(['quiet']);
  // The other tab is notified.
  await expect.poll(() => other.view().events).toEqual([]);
});

it('a browser that keeps nothing says so at once', async () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  answer = fine;
  expect(await outboxOf('ann').add(note)).toEqual({ ok: false, reason: 'blocked' });
  vi.stubGlobal('indexedDB', undefined);
  const blocked = outboxOf('ann');
  expect(await blocked.add(note)).toEqual({ ok: false, reason: 'blocked' });
  await shows(blocked, 'blocked');
  expect(calls).toBe(0);
});

it('a page that has turned hears nothing more', async () => {
  answer = fine;
  const outbox = outboxOf('ann');
  await shows(outbox, 'quiet');
  expect([...heard.keys()].sort()).toEqual(['online', 'pageshow']);
  outbox.close();
  expect([...heard.keys()]).toEqual([]);
  outbox.sendNow();
  expect(calls).toBe(0);
});
