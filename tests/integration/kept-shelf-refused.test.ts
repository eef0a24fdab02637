import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { mapShelf, onShelf } from '~/tools/mapwright/kept/saved-maps.server';
import { addPeople, fileKeys, interruptedFiles, keptOf, store } from './kept-rows';
import { add, db, heavier, heavy, NOW, replace, show, textOf } from './kept-shelf-desk';

beforeEach(() => addPeople('ann', 'ben'));

const GONE = { ok: false, reason: 'gone' };
const CHANGED = { ok: false, reason: 'changed' };
const small = keptOf('small');
const idsOf = async (person: string) => (await mapShelf.list(db, person)).map(({ id }) => id);
const putAway = (id = 'a') => mapShelf.putAway(db, 'ann', id, NOW);

/** Ann saves her map "a" that was at this version, and keeps what lay there as "b". */
function keepBoth(version: number, files = env.FILES) {
  const versions = { mine: onShelf(heavier), theirs: onShelf(heavy) };
  const born = { id: 'b', code: 'code-b', now: NOW };
  const target = { id: 'a', version };
  return mapShelf.replaceAndKeepBoth({ db, files }, 'ann', target, versions, { born, show });
}

/** How many files there are, and how many are left once what was let go is swept in the same moment. */
async function filesThenSwept(): Promise<[number, number]> {
  const before = (await fileKeys()).length;
  await mapShelf.tend(store, NOW);
  return [before, (await fileKeys()).length];
}

/** R2 that takes one file, and then none. */
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

describe('a map that is sent twice', () => {
  it('is one map as it came first, and its sender is told that it is there', async () => {
    expect(await add('a')).toEqual({ ok: true });
    expect(await add('a', heavier)).toEqual({ ok: false, reason: 'there' });
    expect(await textOf('a')).toBe(heavy.json);
    expect(await filesThenSwept()).toEqual([2, 1]);
  });

  it('is gone when it was put away since, or when its id is somebody else’s', async () => {
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
  it('is refused before any file is written where it is gone, or another version by now', async () => {
    expect(await save(1)).toEqual(GONE);
    await add('a', small);
    expect(await save(2)).toEqual(CHANGED);
    await putAway();
    expect(await save(1)).toEqual(GONE);
    expect(await fileKeys()).toEqual([]);
  });

  it('while another tab saves it loses nothing of that, and leaves no files', async () => {
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

  it('while another tab puts it away stays away, and leaves no files', async () => {
    await add('a', small);
    const files = interruptedFiles('put', () => putAway());
    expect(await save(1, files)).toEqual(GONE);
    expect(await idsOf('ann')).toEqual([]);
    expect(await mapShelf.bringBack(db, 'ann', 'a')).toBe(true);
    expect(await textOf('a')).toBe(small.json);
    expect((await filesThenSwept())[1]).toBe(0);
  });

  it('on a full shelf says that its bytes are too many, and stays as it was', async () => {
    await add('a', small);
    await add('other', small);
    const fill = "update maps set bytes = ?1 where id = 'other'";
    await env.DB.prepare(fill).bind(mapShelf.limits.mostBytes).run();
    expect(await save(1)).toEqual({ ok: false, reason: 'bytes' });
    expect(await textOf('a')).toBe(small.json);
    expect((await filesThenSwept())[1]).toBe(0);
  });
});

describe('both versions', () => {
  it('are kept, each with its own text, code and number', async () => {
    await add('a');
    expect(await keepBoth(1)).toEqual({ ok: true });
    expect([await textOf('a'), await textOf('b')]).toEqual([heavier.json, heavy.json]);
    const versionOf = async (id: string) => (await mapShelf.open(store, 'ann', id))?.version;
    expect([await versionOf('a'), await versionOf('b')]).toEqual([2, 1]);
    expect(await filesThenSwept()).toEqual([3, 2]);
  });

  it('leave nothing behind when R2 takes only the one', async () => {
    await add('a', small);
    expect(await keepBoth(1, filesForOne())).toEqual({ ok: false, reason: 'unavailable' });
    expect(await textOf('a')).toBe(small.json);
    expect(await filesThenSwept()).toEqual([1, 0]);
  });
});

describe('what is put away', () => {
  it('is shown to nobody, not even as it was when it comes back', async () => {
    await add('a', small);
    await mapShelf.share(store, 'ann', 'a', 'gm', { now: NOW, show: () => 'drawn' });
    const seen = () =>
      env.DB.prepare('select shown, shown_key, shown_bytes from maps').first<object>();
    expect(await seen()).not.toMatchObject({ shown_bytes: null });
    expect(await putAway()).toBe(true);
    expect(await seen()).toEqual({ shown: null, shown_key: null, shown_bytes: null });
    expect([await putAway(), await putAway('never-was')]).toEqual([false, false]);
  });

  it('comes back once, and not from among what lies on the shelf', async () => {
    await add('a', small);
    expect(await mapShelf.bringBack(db, 'ann', 'a')).toBe(false);
    await putAway();
    expect(await mapShelf.bringBack(db, 'ann', 'a')).toBe(true);
    expect([await idsOf('ann'), await mapShelf.bringBack(db, 'ann', 'a')]).toEqual([['a'], false]);
  });

  it('goes for good when its person says so, and nothing else with it', async () => {
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
