import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { mapShelf, onShelf } from '~/maps/kept/saved-maps.server';
import { openDatabase } from '~/platform/database.server';
import { addPeople, DAY, failingFiles, fileKeys, keptOf, looseKeys, store } from './kept-rows';
import { add, db, heavier, heavy, made, NOW, replace, show, textOf } from './kept-shelf-desk';

beforeEach(() => addPeople('ann'));

describe('a large map text', () => {
  it('is stored in its own file, a new one at each save, and the old file is deleted', async () => {
    await add('a');
    const [first] = await fileKeys();
    expect(first).toMatch(/^users\/ann\/maps\/[0-9a-f-]{36}$/);
    expect(await looseKeys()).toEqual([]);
    await replace(1);
    expect(await textOf('a')).toBe(heavier.json);
    expect(await looseKeys()).toEqual([first]);
    await mapShelf.tend(store, Date.now() + 1000);
    expect(await fileKeys()).toHaveLength(1);
    expect(await fileKeys()).not.toContain(first);
    expect(await looseKeys()).toEqual([]);
    expect(await textOf('a')).toBe(heavier.json);
  });

  it('changes nothing when R2 refuses it, and that is reported', async () => {
    const down = failingFiles('put');
    expect(await add('a', heavy, down)).toEqual({ ok: false, reason: 'unavailable' });
    expect(await mapShelf.list(db, 'ann')).toEqual([]);
    await add('a');
    expect(await replace(1, down)).toEqual({ ok: false, reason: 'unavailable' });
    expect(await mapShelf.open(store, 'ann', 'a')).toMatchObject({ version: 1, text: heavy.json });
    const versions = { mine: onShelf(heavier), theirs: onShelf(heavy) };
    const born = { id: 'b', code: 'b', now: NOW };
    const both = { db, files: down };
    const target = { id: 'a', version: 1 };
    const done = await mapShelf.replaceAndKeepBoth(both, 'ann', target, versions, { born, show });
    expect(done).toEqual({ ok: false, reason: 'unavailable' });
    expect(await mapShelf.list(db, 'ann')).toHaveLength(1);
  });

  it('is not lost when R2 fails to read it, and opens again later', async () => {
    await add('a');
    const down = { db, files: failingFiles('get') };
    const unread = { name: heavy.name, text: null, unread: 'no-answer' };
    expect(await mapShelf.open(down, 'ann', 'a')).toMatchObject(unread);
    expect(await textOf('a')).toBe(heavy.json);
    await env.FILES.delete(await fileKeys());
    expect(await mapShelf.open(store, 'ann', 'a')).toMatchObject({ text: null, unread: 'lost' });
  });

  it('whose row was never written is deleted after a day, and not before', async () => {
    const broken = openDatabase(
      new Proxy(env.DB, {
        get(d1, name) {
          if (name !== 'prepare') return Reflect.get(d1, name);
          return (query: string) => {
            if (/^insert into "?maps/.test(query)) throw new Error('D1 is down');
            return d1.prepare(query);
          };
        },
      }),
    );
    const born = { id: 'a', code: 'a', now: NOW };
    const failed = mapShelf.add({ db: broken, files: env.FILES }, 'ann', onShelf(heavy), born);
    await expect(failed).rejects.toThrow('D1 is down');
    expect(await fileKeys()).toHaveLength(1);
    await mapShelf.tend(store, NOW + DAY - 1);
    expect(await fileKeys()).toHaveLength(1);
    await mapShelf.tend(store, NOW + DAY);
    expect(await fileKeys()).toEqual([]);
  });

  it('that was refused is deleted at once, and a failed deletion is retried', async () => {
    await add('a');
    expect(await replace(7)).toEqual({ ok: false, reason: 'changed' });
    await env.DB.prepare('update maps set bytes = ?1').bind(mapShelf.limits.mostBytes).run();
    expect(await add('b')).toEqual({ ok: false, reason: 'bytes' });
    expect(await fileKeys()).toHaveLength(2);
    const down = { db, files: failingFiles('delete') };
    await expect(mapShelf.tend(down, NOW)).rejects.toThrow('R2 is down');
    expect(await looseKeys()).toHaveLength(1);
    await mapShelf.tend(store, NOW);
    expect(await fileKeys()).toHaveLength(1);
    expect(await textOf('a')).toBe(heavy.json);
  });

  it('is deleted with its row', async () => {
    await add('a');
    await mapShelf.putAway(db, 'ann', 'a', NOW);
    await mapShelf.tend(store, NOW + 31 * DAY);
    await mapShelf.tend(store, NOW + 31 * DAY);
    expect(await fileKeys()).toEqual([]);
  });

  it('is shared from a file too, which is deleted when sharing stops', async () => {
    await add('a');
    const large = { now: NOW, show: (_: unknown, text: string) => text };
    const code = (await mapShelf.share(store, 'ann', 'a', 'gm', large)) ?? '';
    expect(await fileKeys()).toHaveLength(2);
    expect(await mapShelf.openShown(store, code, made)).toMatchObject({ shown: heavy.json });
    await mapShelf.stopSharing(db, 'ann', 'a');
    await mapShelf.tend(store, Date.now() + 1000);
    expect(await fileKeys()).toHaveLength(1);
    expect(await textOf('a')).toBe(heavy.json);
  });

  it('the shared drawing is not made again while R2 fails, but when the file is missing', async () => {
    await add('a');
    const large = { now: NOW, show: (_: unknown, text: string) => text };
    const code = (await mapShelf.share(store, 'ann', 'a', 'gm', large)) ?? '';
    const down = { db, files: failingFiles('get') };
    expect(await mapShelf.openShown(down, code, made)).toEqual({ kind: 'unavailable' });
    expect(await mapShelf.openShown(store, code, made)).toMatchObject({ shown: heavy.json });
    const { key } = (await env.DB.prepare('select shown_key as key from maps').first<{
      key: string;
    }>()) ?? { key: '' };
    await env.FILES.delete(key);
    expect(await mapShelf.openShown(store, code, made)).toMatchObject({ shown: 'drawn' });
  });

  it('is shared and shown even if R2 refuses files', async () => {
    await add('a', keptOf('small'));
    const down = { db, files: failingFiles('put') };
    const large = { now: NOW, show: () => heavy.json };
    const code = (await mapShelf.share(down, 'ann', 'a', 'gm', large)) ?? '';
    expect(await mapShelf.openShown(down, code, large)).toMatchObject({ shown: heavy.json });
    const later = { ...large, now: NOW + DAY };
    expect(await mapShelf.openShown(store, code, later)).toMatchObject({ kind: 'shown' });
    expect(await fileKeys()).toHaveLength(1);
  });
});
