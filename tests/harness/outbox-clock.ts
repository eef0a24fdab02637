import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { type Outbox, openOutbox } from '../../app/platform/outbox/open-outbox';

/** An open page with outboxes whose clock only moves when a test moves it, and the server that they send to. */
type Sent = { person: string; events: { id: string; at: number; body: unknown }[] };
type Answer = (sent: Sent) => Response | Promise<Response>;

/** What has been sent, in order. */
export let sent: Sent[] = [];
let answer: Answer;
let open: Outbox[] = [];

export const taken = ({ events }: Sent) =>
  Response.json({ acknowledged: events.map(({ id }) => id) });
export const noLine = () => Promise.reject(new TypeError('no line'));
export const note = { to: '/fights/a', body: { did: 'fire' }, name: '28 fire to Mira' };

/** Sets the server's response from now on. */
export function answerWith(next: Answer): void {
  answer = next;
}

/** Holds requests from now on; the returned functions complete or fail the last one. */
export function holdLine(): { arrive(): void; fail(): void } {
  let [arrive, fail] = [() => {}, () => {}];
  answer = (held) =>
    new Promise((resolve, reject) => {
      arrive = () => resolve(taken(held));
      fail = () => reject(new TypeError('no line'));
    });
  return { arrive: () => arrive(), fail: () => fail() };
}

/** Gives each test an empty device, at 5 seconds past the epoch, and a server that accepts everything. */
export function stillClockForTests(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 5000 });
    // The longest random delay.
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
}

export function outboxOf(person: string): Outbox {
  const outbox = openOutbox(person);
  open.push(outbox);
  return outbox;
}

/** An outbox that has checked its empty device, and waits. */
export async function settledOutbox(person = 'ann'): Promise<Outbox> {
  const outbox = outboxOf(person);
  await settled();
  return outbox;
}

export const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Lets all pending work finish that does not need the clock. */
export async function settled(): Promise<void> {
  for (let at = 0; at < 60; at += 1) await turn();
}

export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settled();
}

export const lineOf = (outbox: Outbox) => outbox.view().line;
