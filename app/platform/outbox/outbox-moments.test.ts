import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Outbox, openOutbox } from './open-outbox';

type Sent = { person: string; events: { id: string; at: number; body: unknown }[] };

/** When an outbox sends, and when it does not: the clock stands still unless a test moves it. */
let sent: Sent[] = [];
let answer: (sent: Sent) => Response | Promise<Response>;
let open: Outbox[] = [];

const taken = ({ events }: Sent) => Response.json({ acknowledged: events.map(({ id }) => id) });
const noLine = () => Promise.reject(new TypeError('no line'));
const note = { to: '/fights/a', body: { did: 'fire' }, name: '28 fire to Mira' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 5000 });
  // The longest that chance may make a wait.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  globalThis.indexedDB = new IDBFactory();
  [sent, open, answer] = [[], [], taken];
  const storage = new Map<string, string>();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    setItem: (name: string, value: string) => storage.set(name, value),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('fetch', async (_to: string, { body }: RequestInit) => {
    const said: Sent = JSON.parse(String(body));
    sent.push(said);
    return answer(said);
  });
});
afterEach(() => {
  for (const outbox of open) outbox.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function outboxOf(person: string): Outbox {
  const outbox = openOutbox(person);
  open.push(outbox);
  return outbox;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
/** Lets the device do all that it can without the clock. */
async function settled(): Promise<void> {
  for (let at = 0; at < 60; at += 1) await turn();
}
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settled();
}
const lineOf = (outbox: Outbox) => outbox.view().line;

it('what was done goes with its moment and its person', async () => {
  const outbox = outboxOf('ann');
  expect(outbox.view()).toEqual({ events: [], line: 'quiet' });
  await outbox.add(note);
  await settled();
  expect(sent).toEqual([
    { person: 'ann', events: [{ id: expect.any(String), at: 5000, body: { did: 'fire' } }] },
  ]);
});

it('what may not be kept is not sent either, and says why', async () => {
  const outbox = outboxOf('ann');
  const away = { ...note, to: 'https://evil.example/' };
  expect(await outbox.add(away)).toEqual({ ok: false, reason: 'not-ours' });
  await settled();
  expect([sent, outbox.view()]).toEqual([[], { events: [], line: 'quiet' }]);
});

it('a lost line is tried again by itself, each time after twice as long, and anew from a second once it was back', async () => {
  answer = noLine;
  const outbox = outboxOf('ann');
  await settled();
  await outbox.add(note);
  await settled();
  for (const [tries, wait] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    expect([sent.length, lineOf(outbox)]).toEqual([tries, 'later']);
    await pass(wait - 1);
    expect(sent).toHaveLength(tries);
    await pass(1);
  }
  expect(sent).toHaveLength(4);
  answer = taken;
  await pass(8000);
  expect([sent.length, lineOf(outbox)]).toEqual([5, 'quiet']);
  answer = noLine;
  await outbox.add(note);
  await settled();
  await pass(1000);
  expect(sent).toHaveLength(7);
});

it('a server that says how long is not asked before', async () => {
  answer = () => Response.json({}, { status: 503, headers: { 'Retry-After': '7' } });
  const outbox = outboxOf('ann');
  await settled();
  await outbox.add(note);
  await settled();
  await pass(6999);
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(sent).toHaveLength(2);
});

it('once it went, or waits for its person, nothing is tried by itself', async () => {
  answer = noLine;
  const outbox = outboxOf('ann');
  await settled();
  await outbox.add(note);
  await settled();
  answer = () => Response.json({ error: 'Sign in.' }, { status: 401 });
  outbox.sendNow();
  await settled();
  expect(lineOf(outbox)).toBe('signed-out');
  expect(vi.getTimerCount()).toBe(0);
  answer = taken;
  outbox.sendNow();
  await settled();
  expect([lineOf(outbox), vi.getTimerCount()]).toEqual(['quiet', 0]);
});

it('what is done while something is under way goes right behind it, never beside it', async () => {
  const outbox = outboxOf('ann');
  await settled();
  let arrive = () => {};
  answer = (first) =>
    new Promise((resolve) => {
      arrive = () => resolve(taken(first));
    });
  await outbox.add({ ...note, body: 1 });
  await settled();
  await outbox.add({ ...note, body: 2 });
  await outbox.add({ ...note, body: 3 });
  await settled();
  expect([sent.length, lineOf(outbox), outbox.view().events.length]).toEqual([1, 'sending', 3]);
  answer = taken;
  arrive();
  await settled();
  expect(sent.map(({ events }) => events.map(({ body }) => body))).toEqual([[1], [2, 3]]);
  expect(outbox.view()).toEqual({ events: [], line: 'quiet' });
});

it('what is asked for while something is under way is looked at once it has come back', async () => {
  answer = noLine;
  const outbox = outboxOf('ann');
  await settled();
  let fail = () => {};
  answer = () =>
    new Promise((_, reject) => {
      fail = () => reject(new TypeError('no line'));
    });
  await outbox.add(note);
  await settled();
  // The line is back before the old try has failed.
  answer = taken;
  outbox.sendNow();
  fail();
  await settled();
  expect([sent.length, outbox.view()]).toEqual([2, { events: [], line: 'quiet' }]);
});

it('a page that has turned tries nothing more, and keeps nothing more', async () => {
  answer = noLine;
  const outbox = outboxOf('ann');
  await settled();
  await outbox.add(note);
  await settled();
  expect(vi.getTimerCount()).toBe(1);
  outbox.close();
  expect(vi.getTimerCount()).toBe(0);
  await settled();
  expect(await outbox.add(note)).toEqual({ ok: false, reason: 'blocked' });
  expect(sent).toHaveLength(1);
});

it('a page that turns while something is under way is not waited for', async () => {
  const outbox = outboxOf('ann');
  await settled();
  let fail = () => {};
  answer = () =>
    new Promise((_, reject) => {
      fail = () => reject(new TypeError('no line'));
    });
  await outbox.add(note);
  await settled();
  outbox.close();
  fail();
  await settled();
  expect([sent.length, vi.getTimerCount()]).toEqual([1, 0]);
});

it('tabs send one after the other, and one that turned while it waited sends nothing', async () => {
  const waiting: { name: string; go: () => void }[] = [];
  const request = async (name: string, work: () => Promise<unknown>) => {
    await new Promise<void>((go) => waiting.push({ name, go }));
    return work();
  };
  const outbox = outboxOf('ann');
  await settled();
  vi.stubGlobal('navigator', { locks: { request } });
  await outbox.add(note);
  await settled();
  expect([waiting.map(({ name }) => name), sent]).toEqual([['outbox ann'], []]);
  outbox.close();
  waiting[0]?.go();
  await settled();
  expect(sent).toEqual([]);
  const next = outboxOf('ann');
  await settled();
  waiting[1]?.go();
  await settled();
  expect([sent.length, lineOf(next)]).toEqual([1, 'quiet']);
});

it('a device that fails in the middle is tried again', async () => {
  const outbox = outboxOf('ann');
  await settled();
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('no lock')) } });
  await outbox.add(note);
  await settled();
  expect([lineOf(outbox), sent]).toEqual(['later', []]);
  vi.stubGlobal('navigator', {});
  await pass(1000);
  expect([lineOf(outbox), sent.length]).toEqual(['quiet', 1]);
});

it('another person’s leaving is theirs alone; one’s own ends the sending at once', async () => {
  answer = noLine;
  const outbox = outboxOf('ann');
  await settled();
  await outbox.add(note);
  await settled();
  const tab = new BroadcastChannel('outbox');
  const heard = new BroadcastChannel('outbox');
  /** Says something, and waits until the tabs have heard it. */
  const say = async (person: string, news: string) => {
    const arrived = new Promise((resolve) => {
      heard.onmessage = resolve;
    });
    tab.postMessage({ person, news });
    await arrived;
    await settled();
  };
  await say('ben', 'left');
  expect(await outbox.add(note)).toEqual({ ok: true });
  await settled();
  expect([sent.length, vi.getTimerCount()]).toEqual([2, 1]);
  await say('ann', 'left');
  for (let at = 0; at < 1000 && vi.getTimerCount() > 0; at += 1) await turn();
  await settled();
  expect([outbox.view().events, vi.getTimerCount()]).toEqual([[], 0]);
  outbox.sendNow();
  await settled();
  expect([sent.length, await outbox.add(note)]).toEqual([2, { ok: false, reason: 'left' }]);
  tab.close();
  heard.close();
});
