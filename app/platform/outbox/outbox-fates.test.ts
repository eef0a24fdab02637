import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { event, idsOf, opened } from '../../../tests/harness/outbox-desk';
import type { WaitingEvent } from './outbox-event';
import type { OutboxStore } from './outbox-store';
import { type Delivery, sendWaiting } from './send-waiting';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** What can happen to a request on its way. */
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
          // The page closes after this many calls to its store.
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
            // The server refuses every seventh event.
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

/** The number of events added for a person that the server always refuses. */
function refusedOf(person: string, steps: readonly { do: string; person?: string }[]): number {
  const adds = steps.filter((step) => step.do === 'add');
  return adds.filter((step, at) => (at + 1) % 7 === 0 && step.person === person).length;
}

/** A store whose page closes at one of its calls: before the work (even numbers) or after it, but without a result. */
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

/** A server with a log per person and path that ignores ids it has already; each request suffers a given fate. */
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
    /** Delivers the delayed requests, in reverse order. */
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
