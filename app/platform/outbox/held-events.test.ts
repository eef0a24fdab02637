import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { event, idsOf, Lines, opened } from '../../../tests/harness/outbox-desk';
import { heldEvents, holdEvent } from './held-events';
import { forgetWaiting } from './leave-outbox';
import { openOutbox } from './open-outbox';
import { takeHeld } from './take-held';

let lines = new Lines();
const sent: string[] = [];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  lines = new Lines();
  sent.length = 0;
  vi.stubGlobal('localStorage', lines);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('fetch', async (_to: string, { body }: RequestInit) => {
    const ids = JSON.parse(String(body)).events.map(({ id }: { id: string }) => id);
    sent.push(...ids);
    return Response.json({ acknowledged: ids });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('is sent by the next page, in its order and once, when the page that noted it went at once', async () => {
  // Two events of one click in the same millisecond, and one that the outbox had already stored.
  for (const id of ['z', 'a', 'kept']) holdEvent(lines, 'ann', event(id));
  holdEvent(lines, 'anna', event('of another'));
  const store = await opened();
  await store.add('ann', event('kept'));
  const outbox = openOutbox('ann');
  await expect.poll(() => [...sent].sort()).toEqual(['a', 'kept', 'z']);
  expect(sent.filter((id) => id !== 'kept')).toEqual(['z', 'a']);
  await expect.poll(() => outbox.view()).toEqual({ events: [], line: 'quiet' });
  expect(heldEvents(lines, 'ann')).toEqual([]);
  expect(idsOf(heldEvents(lines, 'anna'))).toEqual(['of another']);
  outbox.close();
  store.close();
});

it('is held from the press on until the outbox has it', async () => {
  const outbox = openOutbox('ann');
  const adding = outbox.add({ to: '/fights/a', body: {}, name: 'Add', id: 'one' });
  // Without waiting for the store, the event is held: it survives when the page closes now.
  expect(idsOf(heldEvents(lines, 'ann'))).toEqual(['one']);
  expect(await adding).toEqual({ ok: true });
  expect(heldEvents(lines, 'ann')).toEqual([]);
  expect(await outbox.add({ to: 'https://evil.example/', body: {}, name: 'x' })).toMatchObject({
    reason: 'not-ours',
  });
  expect(Object.keys(lines).filter((key) => key.startsWith('outbox-held'))).toEqual([]);
  outbox.close();
});

it('goes with its person, and what nobody wrote is left alone', async () => {
  holdEvent(lines, 'ann', event('one'));
  lines.setItem('outbox-held:ben two', '{"id":7}');
  await forgetWaiting('ann');
  expect(heldEvents(lines, 'ann')).toEqual([]);
  expect(heldEvents(lines, 'ben')).toEqual([]);
  const store = await opened();
  await takeHeld(store, 'ben');
  expect(await store.list('ben')).toEqual([]);
  store.close();
});
