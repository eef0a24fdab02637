import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { type Outbox, openOutbox } from '../../app/platform/outbox/open-outbox';

/** An open page with outboxes whose clock stands still unless a test moves it, and the server that they send to. */
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

/** What the server answers from now on. */
export function answerWith(next: Answer): void {
  answer = next;
}

/** Lets what is sent from now on stay on its way; the answer that it gives is for the last of it. */
export function holdLine(): { arrive(): void; fail(): void } {
  let [arrive, fail] = [() => {}, () => {}];
  answer = (held) =>
    new Promise((resolve, reject) => {
      arrive = () => resolve(taken(held));
      fail = () => reject(new TypeError('no line'));
    });
  return { arrive: () => arrive(), fail: () => fail() };
}

/** Gives each test a device with nothing on it, at 5 seconds past the epoch, and a server that takes everything. */
export function stillClockForTests(): void {
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
}

export function outboxOf(person: string): Outbox {
  const outbox = openOutbox(person);
  open.push(outbox);
  return outbox;
}

/** One that has looked at its empty device, and waits. */
export async function settledOutbox(person = 'ann'): Promise<Outbox> {
  const outbox = outboxOf(person);
  await settled();
  return outbox;
}

export const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Lets the device do all that it can without the clock. */
export async function settled(): Promise<void> {
  for (let at = 0; at < 60; at += 1) await turn();
}

export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settled();
}

export const lineOf = (outbox: Outbox) => outbox.view().line;
