import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { event, idsOf, opened } from '../../../tests/harness/outbox-desk';
import { eventBytes, keepSentence, type WaitingEvent } from './outbox-event';
import { openOutboxStore } from './outbox-store';
import { sendWaiting } from './send-waiting';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const takeAll = async (_: string, __: string, events: readonly WaitingEvent[]) =>
  ({ kind: 'taken', acknowledged: idsOf(events), refused: [] }) as const;

describe('what waits on a device', () => {
  it('stays in its order when the page is gone, each person’s own alone', async () => {
    const first = await opened();
    for (const id of ['c', 'a', 'b']) await first.add('ann', event(id));
    await first.add('ben', event('a', { name: 'Ben’s' }));
    first.close();
    const again = await opened();
    expect(idsOf(await again.list('ann'))).toEqual(['c', 'a', 'b']);
    expect((await again.list('ben')).map(({ name }) => name)).toEqual(['Ben’s']);
    expect(await again.list('an')).toEqual([]);
    await again.drop('ben', ['c', 'b']);
    await again.refuse('ben', 'c', 'No.');
    expect((await again.list('ann')).map(({ refusal }) => refusal)).toEqual([null, null, null]);
    await again.forget('ben');
    expect(idsOf(await again.list('ann'))).toEqual(['c', 'a', 'b']);
    expect(await again.list('ben')).toEqual([]);
  });

  it('knows an id again', async () => {
    const store = await opened();
    expect(await store.add('ann', event('a'))).toEqual({ ok: true });
    expect(await store.add('ann', event('a'))).toEqual({ ok: true });
    expect(idsOf(await store.list('ann'))).toEqual(['a']);
  });

  it('is bounded by number and by bytes, person by person, and takes more when some is gone', async () => {
    const few = await opened({ events: 2, bytes: 10_000, eventBytes: 1000 });
    for (const id of ['a', 'b']) expect(await few.add('ann', event(id))).toEqual({ ok: true });
    expect(await few.add('ann', event('c'))).toEqual({ ok: false, reason: 'too-many' });
    expect(await few.add('ben', event('c'))).toEqual({ ok: true });
    await few.drop('ann', ['a', 'never-was']);
    expect(await few.add('ann', event('d'))).toEqual({ ok: true });
    expect(idsOf(await few.list('ann'))).toEqual(['b', 'd']);
    await few.forget('ann');
    for (const id of ['e', 'f']) expect(await few.add('ann', event(id))).toEqual({ ok: true });

    const small = await opened({ events: 9, bytes: 150, eventBytes: 100 });
    const heavy = { body: JSON.stringify('x'.repeat(60)) };
    expect(await small.add('cid', event('a', heavy))).toEqual({ ok: true });
    expect(await small.add('cid', event('b', heavy))).toEqual({ ok: false, reason: 'too-many' });
    const bytes = eventBytes(event('a', heavy));
    const tight = await opened({ events: 9, bytes: 2 * bytes, eventBytes: bytes });
    for (const id of ['a', 'b'])
      expect(await tight.add('dan', event(id, heavy))).toEqual({ ok: true });
    const huge = { body: JSON.stringify('é'.repeat(60)) };
    expect(await small.add('cid', event('c', huge))).toEqual({ ok: false, reason: 'too-large' });
  });

  it('goes nowhere but to our own addresses', async () => {
    const store = await opened();
    const away = ['https://evil.example/x', '//evil.example', '/\\evil.example', '', 'fights', '/'];
    for (const to of away) {
      expect(await store.add('ann', event(to, { to })), to).toEqual({
        ok: false,
        reason: 'not-ours',
      });
    }
    expect(await store.list('ann')).toEqual([]);
  });

  it('says in a sentence when a browser keeps nothing, or the device is full', async () => {
    const store = await opened();
    const { prototype } = globalThis.IDBObjectStore;
    const { add } = prototype;
    try {
      prototype.add = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      const kept = await store.add('ann', event('a'));
      expect(kept).toEqual({ ok: false, reason: 'device-full' });
      if (!kept.ok) expect(keepSentence(kept.reason)).toMatch(/No space left/);
    } finally {
      prototype.add = add;
    }
    // An event that could not be stored is not listed.
    expect(await store.list('ann')).toEqual([]);
    store.close();
    expect(await store.add('ann', event('b'))).toEqual({ ok: false, reason: 'blocked' });
    globalThis.indexedDB = {
      open() {
        throw new DOMException('no', 'SecurityError');
      },
    } as unknown as IDBFactory;
    expect(await openOutboxStore()).toBeNull();
  });
});

describe('sending', () => {
  it('keeps refused events with their reason, sends the rest, and never sends those again', async () => {
    const store = await opened();
    for (const id of ['a', 'b', 'c']) await store.add('ann', event(id));
    const sent: string[][] = [];
    const round = await sendWaiting(store, 'ann', async (_person, _to, events) => {
      sent.push(idsOf(events));
      return {
        kind: 'taken',
        acknowledged: ['a'],
        refused: [{ id: 'b', reason: 'Mira is gone.' }],
      };
    });
    // An event missing from the response is sent again; a response that settles nothing ends the round.
    expect(sent).toEqual([['a', 'b', 'c'], ['c']]);
    expect(round).toEqual({ kind: 'later', afterMs: null });
    expect((await store.list('ann')).map(({ id, refusal }) => [id, refusal])).toEqual([
      ['b', 'Mira is gone.'],
      ['c', null],
    ]);
    expect(await sendWaiting(store, 'ann', takeAll)).toEqual({ kind: 'done' });
    expect(idsOf(await store.list('ann'))).toEqual(['b']);
  });

  it('lets no address in trouble keep the others waiting, and waits as long as the server says', async () => {
    const store = await opened();
    await store.add('ann', event('a1'));
    await store.add('ann', event('b1', { to: '/fights/b' }));
    await store.add('ann', event('a2'));
    const sent: string[] = [];
    const round = await sendWaiting(store, 'ann', async (person, to, events) => {
      sent.push(`${to} ${idsOf(events)}`);
      return to === '/fights/a' ? { kind: 'later', afterMs: 7000 } : takeAll(person, to, events);
    });
    expect(sent).toEqual(['/fights/a a1,a2', '/fights/b b1']);
    expect(round).toEqual({ kind: 'later', afterMs: 7000 });
    expect(idsOf(await store.list('ann'))).toEqual(['a1', 'a2']);
  });

  it('sends at most a hundred at once, and stops where nobody is signed in', async () => {
    const store = await opened();
    for (let at = 0; at < 150; at += 1) await store.add('ann', event(`e${at}`));
    const sizes: number[] = [];
    await sendWaiting(store, 'ann', async (person, to, events) => {
      sizes.push(events.length);
      return sizes.length === 2 ? { kind: 'signed-out' } : takeAll(person, to, events);
    });
    expect(sizes).toEqual([100, 50]);
    expect(await store.list('ann')).toHaveLength(50);
  });
});
