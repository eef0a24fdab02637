import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetWaiting } from './leave-outbox';
import { openOutbox } from './open-outbox';
import { openOutboxStore } from './outbox-store';

/** Browser APIs that Node does not have. */
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  // There is no connection: every added event waits.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
});
afterEach(() => vi.unstubAllGlobals());

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const note = { to: '/fights/a', body: { did: 'fire' }, name: '28 fire to Mira' };

async function waiting(person: string) {
  const store = await openOutboxStore();
  const events = (await store?.list(person)) ?? [];
  store?.close();
  return events;
}

test('what is noted while its person leaves in another tab is not on the device afterwards', async () => {
  const ends = new Set<string>();
  for (let moment = 0; moment < 40; moment += 1) {
    const outbox = openOutbox('ann');
    await turns(30);
    const adding = outbox.add(note);
    await turns(moment);
    await forgetWaiting('ann');
    const kept = await adding;
    ends.add(kept.ok ? 'kept, then cleared' : kept.reason);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await waiting('ann'), `after ${moment} turns`).toEqual([]);
    outbox.close();
  }
  expect([...ends].sort()).toEqual(['kept, then cleared', 'left']);
}, 30_000);

test('what the same person notes after coming back stays, although an old tab hears late of the leaving', async () => {
  const old = openOutbox('ann');
  await old.add(note);
  const store = await openOutboxStore();
  await store?.add('ann', { ...note, id: 'new', body: '{}', at: 2 });
  const news = new BroadcastChannel('outbox');
  news.postMessage({ person: 'ann', news: 'left' });
  await expect.poll(async () => (await waiting('ann')).map(({ id }) => id)).toEqual(['new']);
  expect(await old.add(note)).toEqual({ ok: false, reason: 'left' });
  news.close();
  store?.close();
  old.close();
});

test('whoever has left by the moment of keeping keeps nothing', async () => {
  const store = await openOutboxStore();
  const event = { ...note, id: 'a', body: '{}', at: 1 };
  expect(await store?.add('ann', event, () => true)).toEqual({ ok: false, reason: 'left' });
  expect(await store?.list('ann')).toEqual([]);
  store?.close();
});
