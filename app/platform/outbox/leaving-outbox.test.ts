import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetWaiting, mayWait, sendWaiting, waitingFiles } from './leaving-outbox';
import { markOutbox, unmarkOutbox } from './outbox-mark';

/**
 * The calls that the outbox script received, and what its store does; the script below reaches both through a global.
 */
const desk = { asked: [] as string[], store: async (): Promise<unknown> => undefined };
const SCRIPT = `data:text/javascript,${encodeURIComponent(`
  const work = (name, person) => {
    const { asked, store } = globalThis.leavingDesk;
    asked.push(name + ' ' + person);
    return store();
  };
  export const sendWhatWaits = (person) => work('send', person);
  export const filesOfWaiting = (person) => work('files', person);
  export const forgetWaiting = (person) => work('forget', person);
`)}`;
const FILE = { name: '1 change not sent yet', text: '[]' };

const lines = new Map<string, string>();
const storage = {
  getItem: (name: string) => lines.get(name) ?? null,
  setItem: (name: string, value: string) => void lines.set(name, value),
  removeItem: (name: string) => void lines.delete(name),
};

/** A page that names an outbox script, or none. */
const pageWith = (script: string | null) =>
  // Only the part of a document that the code reads.
  ({
    querySelector: (wanted: string) =>
      script !== null && wanted === '[data-leaving-outbox]'
        ? { getAttribute: (name: string) => (name === 'data-leaving-outbox' ? script : null) }
        : null,
  }) as unknown as Document;
const page = pageWith(SCRIPT);

beforeEach(() => {
  lines.clear();
  Object.assign(desk, { asked: [], store: async () => undefined });
  vi.stubGlobal('leavingDesk', desk);
  vi.stubGlobal('localStorage', storage);
  markOutbox(storage, 'ann');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Advances the fake clock until the work ends, so that a store that never answers times out at once. */
async function afterLongEnough<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(500);
  }
  return done;
}

it('only whoever has noted something on this device has anything waiting', async () => {
  expect([mayWait('ann'), mayWait('ben'), mayWait(null)]).toEqual([true, false, false]);
  for (const person of ['ben', null]) {
    await sendWaiting(page, person, 1000);
    await forgetWaiting(page, person);
    expect(await waitingFiles(page, person)).toEqual([]);
  }
  expect(desk.asked).toEqual([]);
  unmarkOutbox(storage, 'ann');
  expect(mayWait('ann')).toBe(false);
});

it('a browser that refuses its storage holds nothing, and keeps nobody from leaving', async () => {
  const refused = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refused });
  expect(mayWait('ann')).toBe(false);
  await forgetWaiting(page, 'ann');
  expect(desk.asked).toEqual([]);
});

it('what waits is sent, given to keep, and taken off the device, each for whoever leaves alone', async () => {
  await sendWaiting(page, 'ann', 1000);
  desk.store = async () => [FILE];
  expect(await waitingFiles(page, 'ann')).toEqual([FILE]);
  await forgetWaiting(page, 'ann');
  expect(desk.asked).toEqual(['send ann', 'files ann', 'forget ann']);
});

it.each([
  ['names no script', pageWith(null)],
  ['names a script without an address', pageWith('')],
  ['cannot have its script', pageWith('data:text/javascript,throw new Error("no line")')],
])('a page that %s lets its person leave', async (_what, bare) => {
  await sendWaiting(bare, 'ann', 1000);
  expect(await waitingFiles(bare, 'ann')).toEqual([]);
  await forgetWaiting(bare, 'ann');
  expect(desk.asked).toEqual([]);
});

it('a store that does not open lets its person leave', async () => {
  desk.store = () => Promise.reject(new DOMException('no', 'UnknownError'));
  await sendWaiting(page, 'ann', 1000);
  expect(await waitingFiles(page, 'ann')).toEqual([]);
  await forgetWaiting(page, 'ann');
  expect(desk.asked).toEqual(['send ann', 'files ann', 'forget ann']);
});

it('a store that never answers is not waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  desk.store = () => new Promise(() => undefined);
  await afterLongEnough(sendWaiting(page, 'ann', 2000));
  expect(await afterLongEnough(waitingFiles(page, 'ann'))).toEqual([]);
  await afterLongEnough(forgetWaiting(page, 'ann'));
  expect(desk.asked).toEqual(['send ann', 'files ann', 'forget ann']);
});

it('the end of the sending is waited for, where that is in time', async () => {
  let isSent = false;
  desk.store = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    isSent = true;
  };
  await sendWaiting(page, 'ann', 60_000);
  expect(isSent).toBe(true);
});
