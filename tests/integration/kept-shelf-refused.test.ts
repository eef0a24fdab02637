import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { mapShelf, onShelf } from '~/maps/kept/saved-maps.server';
import { addPeople, fileKeys, interruptedFiles, keptOf, store } from './kept-rows';
import { add, db, heavier, heavy, NOW, replace, show, textOf } from './kept-shelf-desk';

beforeEach(() => addPeople('ann', 'ben'));

const GONE = { ok: false, reason: 'gone' };
const CHANGED = { ok: false, reason: 'changed' };
const small = keptOf('small');
const idsOf = async (person: string) => (await mapShelf.list(db, person)).map(({ id }) => id);
const putAway = (id = 'a') => mapShelf.putAway(db, 'ann', id, NOW);

/** Saves Ann's map "a" from this version, and keeps the stored one as "b". */
function keepBoth(version: number, files = env.FILES) {
  const versions = { mine: onShelf(heavier), theirs: onShelf(heavy) };
  const born = { id: 'b', code: 'code-b', now: NOW };
  const target = { id: 'a', version };
  return mapShelf.replaceAndKeepBoth({ db, files }, 'ann', target, versions, { born, show });
}

/** The number of files, and the number left after unused files are swept. */
async function filesThenSwept(): Promise<[number, number]> {
  const before = (await fileKeys()).length;
  await mapShelf.tend(store, NOW);
  return [before, (await fileKeys()).length];
}

/** R2 that accepts one file and then fails. */
function filesForOne(): R2Bucket {
  let taken = 0;
  return new Proxy(env.FILES, {
    get(files, name) {
      if (name === 'put' && taken++ > 0) return () => Promise.reject(new Error('R2 is down'));
      const value = Reflect.get(files, name);
      return typeof value === 'function' ? value.bind(files) : value;
    },
  });
}

describe('a new map that is sent twice', () => {
  it('is stored as it came first, and the sender is told that it exists', async () => {
    expect(await add('a')).toEqual({ ok: true });
    expect(await add('a', heavier)).toEqual({ ok: false, reason: 'there' });
    expect(await textOf('a')).toBe(heavy.json);
    expect(await filesThenSwept()).toEqual([2, 1]);
  });

  it('is reported as gone when it was deleted since, or when its id belongs to another user', async () => {
    await add('a');
    await putAway();
    expect(await add('a', heavier)).toEqual(GONE);
    const born = { id: 'bens', code: 'bens', now: NOW };
    await mapShelf.add(store, 'ben', onShelf(small), born);
    expect(await add('bens', small)).toEqual(GONE);
    expect([await idsOf('ann'), await idsOf('ben')]).toEqual([[], ['bens']]);
  });
});

describe.each([
  ['saved', replace],
  ['saved beside what lay there', keepBoth],
] as const)('a map that is %s', (_how, save) => {
  it('is refused before a file is written when it is gone or has another version', async () => {
    expect(await save(1)).toEqual(GONE);
    await add('a', small);
    expect(await save(2)).toEqual(CHANGED);
    await putAway();
    expect(await save(1)).toEqual(GONE);
    expect(await fileKeys()).toEqual([]);
  });

  it('while another tab saves it loses nothing, and leaves no files', async () => {
    await add('a', small);
    const files = interruptedFiles('put', () => replace(1));
    expect(await save(1, files)).toEqual(CHANGED);
    expect(await mapShelf.open(store, 'ann', 'a')).toMatchObject({
      version: 2,
      text: heavier.json,
    });
    expect(await idsOf('ann')).toEqual(['a']);
    expect((await filesThenSwept())[1]).toBe(1);
  });

  it('while another tab deletes it stays deleted, and leaves no files', async () => {
    await add('a', small);
    const files = interruptedFiles('put', () => putAway());
    expect(await save(1, files)).toEqual(GONE);
    expect(await idsOf('ann')).toEqual([]);
    expect(await mapShelf.bringBack(db, 'ann', 'a')).toBe(true);
    expect(await textOf('a')).toBe(small.json);
    expect((await filesThenSwept())[1]).toBe(0);
  });

  it('beyond the size limit is refused, and the stored map stays unchanged', async () => {
    await add('a', small);
    await add('other', small);
    const fill = "update maps set bytes = ?1 where id = 'other'";
    await env.DB.prepare(fill).bind(mapShelf.limits.mostBytes).run();
    expect(await save(1)).toEqual({ ok: false, reason: 'bytes' });
    expect(await textOf('a')).toBe(small.json);
    expect((await filesThenSwept())[1]).toBe(0);
  });
});

describe('saving both versions', () => {
  it('keeps each with its own text, code and version number', async () => {
    await add('a');
    expect(await keepBoth(1)).toEqual({ ok: true });
    expect([await textOf('a'), await textOf('b')]).toEqual([heavier.json, heavy.json]);
    const versionOf = async (id: string) => (await mapShelf.open(store, 'ann', id))?.version;
    expect([await versionOf('a'), await versionOf('b')]).toEqual([2, 1]);
    expect(await filesThenSwept()).toEqual([3, 2]);
  });

  it('leaves nothing behind when R2 accepts only one file', async () => {
    await add('a', small);
    expect(await keepBoth(1, filesForOne())).toEqual({ ok: false, reason: 'unavailable' });
    expect(await textOf('a')).toBe(small.json);
    expect(await filesThenSwept()).toEqual([1, 0]);
  });
});

describe('a deleted map', () => {
  it('is not shown by its code, and not in its old state after it is restored', async () => {
    await add('a', small);
    await mapShelf.share(store, 'ann', 'a', 'gm', { now: NOW, show: () => 'drawn' });
    const seen = () =>
      env.DB.prepare('select shown, shown_key, shown_bytes from maps').first<object>();
    expect(await seen()).not.toMatchObject({ shown_bytes: null });
    expect(await putAway()).toBe(true);
    expect(await seen()).toEqual({ shown: null, shown_key: null, shown_bytes: null });
    expect([await putAway(), await putAway('never-was')]).toEqual([false, false]);
  });

  it('is restored once, and only if it was deleted', async () => {
    await add('a', small);
    expect(await mapShelf.bringBack(db, 'ann', 'a')).toBe(false);
    await putAway();
    expect(await mapShelf.bringBack(db, 'ann', 'a')).toBe(true);
    expect([await idsOf('ann'), await mapShelf.bringBack(db, 'ann', 'a')]).toEqual([['a'], false]);
  });

  it('is removed for good on request, and nothing else with it', async () => {
    for (const id of ['a', 'stays']) await add(id, small);
    const born = { id: 'bens', code: 'bens', now: NOW };
    await mapShelf.add(store, 'ben', onShelf(small), born);
    await mapShelf.putAway(db, 'ben', 'bens', NOW);
    await putAway();
    await mapShelf.forgetDeleted(db, 'ann');
    expect(await mapShelf.bringBack(db, 'ann', 'a')).toBe(false);
    expect(await idsOf('ann')).toEqual(['stays']);
    expect(await mapShelf.bringBack(db, 'ben', 'bens')).toBe(true);
  });
});
