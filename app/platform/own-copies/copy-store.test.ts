import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COPY_LIMITS, type CopyStore, openCopyStore } from './copy-store';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function opened(fight = COPY_LIMITS.fight): Promise<CopyStore> {
  const store = await openCopyStore({ ...COPY_LIMITS, fight });
  if (store === null) throw new Error('The store was to open.');
  return store;
}

const copy = (id: string, at = 1, body = `the ${id}`) => ({ id, at, note: { name: id }, body });
const idsOf = async (store: CopyStore, person = 'ann') =>
  (await store.heads(person, 'fight')).map(({ id }) => id);

describe('what is copied to a device', () => {
  it('is there again, the latest first, each person’s own alone', async () => {
    const first = await opened();
    expect(await first.put('ann', 'fight', copy('ford', 1))).toBe(true);
    await first.put('ann', 'fight', copy('keep', 3));
    await first.put('ann', 'creature', copy('ford', 9));
    await first.put('ben', 'fight', copy('ford', 5, 'Ben’s'));
    await first.put('ann', 'fight', copy('ford', 4, 'the ford again'));
    first.close();
    const store = await opened();
    expect(await store.heads('ann', 'fight')).toMatchObject([
      { id: 'ford', at: 4, letters: 14, note: { name: 'ford' } },
      { id: 'keep', at: 3 },
    ]);
    expect(await store.body('ann', 'fight', 'ford')).toBe('the ford again');
    expect(await store.body('ben', 'fight', 'ford')).toBe('Ben’s');
    expect(await store.body('an', 'fight', 'ford')).toBeNull();
    expect(await idsOf(store, 'an')).toEqual([]);
  });

  it('is bounded: the oldest go, and what is too large is not kept', async () => {
    const store = await opened({ copies: 3, letters: 20, inAll: 40 });
    for (const [at, id] of ['a', 'b', 'c', 'd'].entries()) {
      await store.put('ann', 'fight', copy(id, at));
    }
    expect(await idsOf(store)).toEqual(['d', 'c', 'b']);
    expect(await store.body('ann', 'fight', 'a')).toBeNull();
    expect(await store.put('ann', 'fight', copy('c', 5, 'x'.repeat(21)))).toBe(false);
    expect(await idsOf(store)).toEqual(['d', 'b']);
    await store.put('ann', 'fight', copy('e', 6, 'x'.repeat(20)));
    await store.put('ann', 'fight', copy('f', 7, 'x'.repeat(20)));
    expect(await idsOf(store)).toEqual(['f', 'e']);
  });

  it('goes with its person, and another’s stays', async () => {
    const store = await opened();
    await store.put('ann', 'fight', copy('ford'));
    await store.put('ann', 'creature', copy('wolf'));
    await store.put('anna', 'fight', copy('keep'));
    await store.setHere('ann');
    await store.forget('ann');
    expect(await store.heads('ann', 'fight')).toEqual([]);
    expect(await store.body('ann', 'creature', 'wolf')).toBeNull();
    expect(await idsOf(store, 'anna')).toEqual(['keep']);
    expect(await store.here()).toBeNull();
    await store.setHere('anna');
    await store.forget('ann');
    expect(await store.here()).toBe('anna');
    await store.setHere(null);
    expect(await store.here()).toBeNull();
  });

  it('goes when nobody came for it for too long', async () => {
    const store = await opened();
    await store.put('ann', 'fight', copy('old', 10));
    await store.put('ben', 'fight', copy('new', 20));
    await store.forgetBefore(20);
    expect([await idsOf(store), await idsOf(store, 'ben')]).toEqual([[], ['new']]);
    expect(await store.body('ann', 'fight', 'old')).toBeNull();
  });

  it('is nothing where the browser refuses, and no copy is half there', async () => {
    const store = await opened();
    store.close();
    expect(await store.put('ann', 'fight', copy('ford'))).toBe(false);
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
    expect(await openCopyStore()).toBeNull();
    open.mockRestore();
  });
});
