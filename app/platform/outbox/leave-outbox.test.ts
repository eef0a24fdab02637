import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { event, idsOf, opened } from '../../../tests/harness/outbox-desk';
import { filesOfWaiting, forgetWaiting, sendWhatWaits } from './leave-outbox';
import { type KeepProblem, keepSentence } from './outbox-event';
import { isOutboxMarked, markOutbox } from './outbox-mark';
import { postEvents } from './post-events';

const lines = new Map<string, string>();
const storage = {
  setItem: (key: string, value: string) => void lines.set(key, value),
  getItem: (key: string) => lines.get(key) ?? null,
  removeItem: (key: string) => void lines.delete(key),
};
let calls: { to: string; init: RequestInit }[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  lines.clear();
  calls = [];
  vi.stubGlobal('localStorage', storage);
  // A browser without the Web Locks API: there the ids of the events prevent duplicates.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (to: string, init: RequestInit) => {
    calls.push({ to, init });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

async function wait(...ids: string[]) {
  const store = await opened();
  for (const id of ids) await store.add('ann', event(id));
  store.close();
}

it('whoever leaves has what waits sent, as JSON of theirs', async () => {
  await wait('a', 'b');
  answer = () => Response.json({ acknowledged: ['a', 'b'], refused: [] });
  await sendWhatWaits('ann');
  expect(calls).toHaveLength(1);
  const { to, init } = calls[0] ?? { to: '', init: {} };
  expect([to, init.method, init.redirect]).toEqual(['/fights/a', 'POST', 'error']);
  expect(init.headers).toEqual({ 'Content-Type': 'application/json', Accept: 'application/json' });
  expect(JSON.parse(String(init.body))).toEqual({
    person: 'ann',
    events: [
      { id: 'a', at: 1000, body: { did: 'a' } },
      { id: 'b', at: 1000, body: { did: 'b' } },
    ],
  });
  expect(await filesOfWaiting('ann')).toEqual([]);
});

it('what could not be sent is theirs to keep, under a name that says how much it is', async () => {
  expect(await filesOfWaiting('ann')).toEqual([]);
  await wait('a');
  const [file] = await filesOfWaiting('ann');
  expect(file?.name).toBe('1 change not sent yet');
  expect(JSON.parse(file?.text ?? '')).toEqual([
    { id: 'a', to: '/fights/a', name: 'Did a', at: 1000, refusal: null, body: { did: 'a' } },
  ]);
  await wait('b', 'c');
  expect((await filesOfWaiting('ann')).map(({ name }) => name)).toEqual(['3 changes not sent yet']);
  expect(await filesOfWaiting('ben')).toEqual([]);
});

it('then nothing of theirs is left, and the other tabs hear of it', async () => {
  await wait('a');
  markOutbox(storage, 'ann');
  markOutbox(storage, 'ben');
  const news: unknown[] = [];
  const tab = new BroadcastChannel('outbox');
  const heard = new Promise((resolve) => {
    tab.onmessage = ({ data }) => resolve(news.push(data));
  });
  await forgetWaiting('ann');
  await heard;
  tab.close();
  expect(news).toEqual([{ person: 'ann', news: 'left' }]);
  expect(idsOf(await (await opened()).list('ann'))).toEqual([]);
  expect([isOutboxMarked(storage, 'ann'), isOutboxMarked(storage, 'ben')]).toEqual([false, true]);
});

it('a line that is lost, or an answer that is none, lets events wait', async () => {
  const waiting = [{ ...event('a'), refusal: null }];
  const later = { kind: 'later', afterMs: null };
  answer = () => Promise.reject(new TypeError('offline'));
  expect(await postEvents('ann', '/fights/a', waiting)).toEqual(later);
  answer = () => new Response('<h1>Sign in to the inn’s network</h1>');
  expect(await postEvents('ann', '/fights/a', waiting)).toEqual(later);
  answer = () => Response.json({}, { status: 503, headers: { 'Retry-After': '7' } });
  expect(await postEvents('ann', '/fights/a', waiting)).toEqual({ kind: 'later', afterMs: 7000 });
});

it('whoever cannot have a change kept is told why, each time in other words', () => {
  const reasons: KeepProblem[] = [
    'too-large',
    'too-many',
    'device-full',
    'blocked',
    'left',
    'not-ours',
  ];
  const sentences = reasons.map(keepSentence);
  expect(new Set(sentences).size).toBe(reasons.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/);
});
