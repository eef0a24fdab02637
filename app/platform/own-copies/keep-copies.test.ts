import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Lines } from '../../../tests/harness/outbox-desk';
import { forgetWaiting } from '../outbox/leave-outbox';
import { isAnyOutboxMarked, isOutboxMarked } from '../outbox/outbox-mark';
import { openCopyStore } from './copy-store';
import { type CopyKeeper, keepCopies } from './keep-copies';
import { noteHere } from './note-here';

let keepers: CopyKeeper[] = [];

let lines = new Lines();

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  lines = new Lines();
  vi.stubGlobal('localStorage', lines);
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  for (const keeper of keepers) keeper.close();
  keepers = [];
  vi.unstubAllGlobals();
});

function keeperOf(person: string): CopyKeeper {
  const keeper = keepCopies(person);
  keepers.push(keeper);
  return keeper;
}

async function idsOf(person: string): Promise<string[]> {
  const store = await openCopyStore();
  const heads = (await store?.heads(person, 'fight')) ?? [];
  store?.close();
  return heads.map(({ id }) => id);
}

const FORD = { id: 'ford', note: null, body: 'the ford' };

it('keeps copies under its person’s name, whose leaving then has something to look for', async () => {
  const keeper = keeperOf('ann');
  keeper.keep('fight', FORD);
  await expect.poll(() => idsOf('ann')).toEqual(['ford']);
  expect(await keeper.find('fight', 'ford')).toBe('the ford');
  expect(await keeperOf('ben').find('fight', 'ford')).toBeNull();
  expect(isOutboxMarked(lines, 'ann')).toBe(true);
  expect(isAnyOutboxMarked(lines)).toBe(true);
});

it('keeps nothing more once its person has left in whichever tab, and leaves nothing', async () => {
  const [keeper, others] = [keeperOf('ann'), keeperOf('ben')];
  keeper.keep('fight', FORD);
  others.keep('fight', FORD);
  await noteHere('ann', 0);
  await expect.poll(() => idsOf('ann')).toEqual(['ford']);
  // A copy written while the user leaves, at the same moment as the device is cleared.
  keeper.keep('fight', { ...FORD, id: 'keep' });
  await forgetWaiting('ann');
  await expect.poll(() => idsOf('ann')).toEqual([]);
  await expect.poll(() => keeper.find('fight', 'ford')).toBeNull();
  keeper.keep('fight', FORD);
  await new Promise((later) => setTimeout(later));
  expect(await idsOf('ann')).toEqual([]);
  expect(await idsOf('ben')).toEqual(['ford']);
  expect(isOutboxMarked(lines, 'ann')).toBe(false);
  const store = await openCopyStore();
  expect(await store?.here()).toBeNull();
  store?.close();
});

it('takes out what is theirs no more', async () => {
  const keeper = keeperOf('ann');
  keeper.keep('fight', FORD);
  keeper.keep('fight', { ...FORD, id: 'keep' });
  await expect.poll(() => idsOf('ann')).toHaveLength(2);
  keeper.remove('fight', 'ford');
  await expect.poll(() => idsOf('ann')).toEqual(['keep']);
});

it('goes without where the browser refuses its storage', async () => {
  vi.stubGlobal('localStorage', undefined);
  const keeper = keeperOf('ann');
  keeper.keep('fight', FORD);
  expect(await keeper.find('fight', 'ford')).toBeNull();
  expect(await idsOf('ann')).toEqual([]);
});
