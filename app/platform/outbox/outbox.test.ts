import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepSentence, type OutboxEvent, type WaitingEvent } from './outbox-event';
import { type OutboxStore, openOutboxStore } from './outbox-store';
import { type Delivery, sendWaiting } from './send-waiting';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

function event(id: string, more: Partial<OutboxEvent> = {}): OutboxEvent {
  return { id, to: '/fights/a', body: `{"did":"${id}"}`, name: `Did ${id}`, at: 1000, ...more };
}

async function opened(limits?: Parameters<typeof openOutboxStore>[0]): Promise<OutboxStore> {
  const store = await openOutboxStore(limits);
  if (store === null) throw new Error('The store was to open.');
  return store;
}

const idsOf = (events: readonly { id: string }[]) => events.map(({ id }) => id);
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
      if (!kept.ok) expect(keepSentence(kept.reason)).toMatch(/no room left/);
    } finally {
      prototype.add = add;
    }
    // Nothing is counted that was not kept.
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
    // The one that the answer left out is asked for again, and an answer that settles nothing ends the round.
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

/** What befalls a request on its way. */
const FATES = ['fine', 'cut-before', 'cut-after', 'doubled', 'late', 'trouble'] as const;
type Fate = (typeof FATES)[number];

class Crash extends Error {}

describe('whatever happens on the way', () => {
  it('the server’s log has each event once, in the order of the device, and nobody’s in another’s', async () => {
    const person = fc.constantFrom('ann', 'ben');
    const address = fc.constantFrom('/fights/a', '/fights/b');
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const), person, address }) },
      {
        weight: 3,
        arbitrary: fc.record({
          do: fc.constant('send' as const),
          person,
          fates: fc.array(fc.constantFrom(...FATES), { maxLength: 4 }),
          // The page is gone when it has asked its store this many things.
          crashAt: fc.option(fc.nat(6), { nil: null }),
        }),
      },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('sign-in' as const), person }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('arrive' as const) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        globalThis.indexedDB = new IDBFactory();
        const server = openServer();
        let store = await opened();
        const done: Record<string, { id: string; to: string }[]> = { ann: [], ben: [] };
        let count = 0;
        for (const one of steps) {
          if (one.do === 'add') {
            count += 1;
            const id = `${one.person}-${count}`;
            // Every seventh is something that the server never takes.
            const added = event(id, { to: one.address, body: `{"bad":${count % 7 === 0}}` });
            expect(await store.add(one.person, added)).toEqual({ ok: true });
            if (count % 7 !== 0) done[one.person]?.push(added);
          } else if (one.do === 'sign-in') server.signIn(one.person);
          else if (one.do === 'arrive') server.arrive();
          else {
            const fates = [...one.fates];
            try {
              await sendWaiting(crashing(store, one.crashAt), one.person, async (who, to, events) =>
                server.take(who, to, events, fates.shift() ?? 'fine'),
              );
            } catch (error) {
              if (!(error instanceof Crash)) throw error;
              store.close();
              store = await opened();
            }
          }
        }
        for (const who of ['ann', 'ben']) {
          server.signIn(who);
          expect(
            await sendWaiting(store, who, async (by, to, sent) =>
              server.take(by, to, sent, 'fine'),
            ),
          ).toEqual({ kind: 'done' });
          server.arrive();
          for (const to of ['/fights/a', '/fights/b']) {
            const noted = done[who]?.filter((each) => each.to === to) ?? [];
            expect(server.log(who, to)).toEqual(idsOf(noted));
          }
          const left = await store.list(who);
          expect(left.every(({ refusal }) => refusal === 'Never.')).toBe(true);
          expect(left).toHaveLength(refusedOf(who, steps));
        }
        store.close();
      }),
      { numRuns: 100 },
    );
  });
});

/** How many of the events that were noted for a person are of the kind that the server never takes. */
function refusedOf(person: string, steps: readonly { do: string; person?: string }[]): number {
  const adds = steps.filter((step) => step.do === 'add');
  return adds.filter((step, at) => (at + 1) % 7 === 0 && step.person === person).length;
}

/** A store whose page is gone at some question: before it is answered, or after it was done. */
function crashing(store: OutboxStore, at: number | null): OutboxStore {
  let asked = 0;
  const guard =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      asked += 1;
      if (at !== null && asked > at && at % 2 === 0) throw new Crash();
      const result = await work(...args);
      if (at !== null && asked > at) throw new Crash();
      return result;
    };
  return {
    ...store,
    list: guard(store.list),
    drop: guard(store.drop),
    refuse: guard(store.refuse),
  };
}

/** A server that keeps a log for each person and address, and knows an id again; requests reach it by fate. */
function openServer() {
  const logs = new Map<string, string[]>();
  let signedIn = 'ann';
  let onTheWay: (() => void)[] = [];

  function append(person: string, to: string, events: readonly WaitingEvent[]): Delivery {
    if (person !== signedIn) return { kind: 'signed-out' };
    const log = logs.get(`${person} ${to}`) ?? [];
    logs.set(`${person} ${to}`, log);
    const isBad = ({ body }: WaitingEvent) => JSON.parse(body).bad;
    const good = events.filter((each) => !isBad(each));
    for (const { id } of good) if (!log.includes(id)) log.push(id);
    const refused = events.filter(isBad).map(({ id }) => ({ id, reason: 'Never.' }));
    return { kind: 'taken', acknowledged: idsOf(good), refused };
  }

  return {
    signIn(person: string) {
      signedIn = person;
    },
    /** What was under way comes at last, in the wrong order. */
    arrive() {
      for (const come of onTheWay.reverse()) come();
      onTheWay = [];
    },
    log: (person: string, to: string) => logs.get(`${person} ${to}`) ?? [],
    take(person: string, to: string, events: readonly WaitingEvent[], fate: Fate): Delivery {
      for (const each of events) expect(each.id.startsWith(person)).toBe(true);
      const cut = { kind: 'later', afterMs: null } as const;
      switch (fate) {
        case 'cut-before':
        case 'trouble':
          return cut;
        case 'cut-after':
          append(person, to, events);
          return cut;
        case 'late':
          onTheWay.push(() => append(person, to, events));
          return cut;
        case 'doubled':
          append(person, to, events);
          onTheWay.push(() => append(person, to, events));
          return append(person, to, events);
        case 'fine':
          return append(person, to, events);
      }
    },
  };
}
