import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { listBackups } from '~/admin/backup/backup-rows-sql.server';
import type { Manifest } from '~/admin/backup/manifest-sql.server';
import { type BackupDesk, carryOn, tendBackups } from '~/admin/backup/nightly.server';
import { BACKED_UP, manifestKey } from '~/admin/backup/plan';
import { KEPT } from '~/admin/backup/remove-old-sql.server';
import { mapShelf, onShelf } from '~/maps/kept/saved-maps.server';
import { backupDesk, DAY, HOUR, NIGHT, rowsOf, runNight } from './backup-desk';
import { NOW, openDesk } from './fights-desk';
import { addPeople, failingFiles, fileKeys, heavyMap } from './kept-rows';

describe('a nightly backup', () => {
  async function small(): Promise<{ desk: BackupDesk; at: { now: number } }> {
    await addPeople('ann');
    const desk = openDesk();
    desk.at.now = NIGHT;
    return { desk: backupDesk(desk), at: desk.at };
  }

  it('begins once after its hour, and not by day', async () => {
    const { desk, at } = await small();
    at.now = NIGHT - 2 * HOUR;
    await tendBackups(desk);
    at.now = NIGHT + 8 * HOUR;
    await tendBackups(desk);
    expect(await listBackups(desk.db)).toEqual([]);
    at.now = NIGHT;
    await runNight(desk, at);
    await tendBackups(desk);
    expect(await listBackups(desk.db)).toMatchObject([{ why: 'nightly', state: 'done' }]);
  });

  it('that is interrupted continues where it stopped, and stores nothing twice', async () => {
    const { desk, at } = await small();
    let puts = 0;
    const cut = new Proxy(env.FILES, {
      get(files, name) {
        const value = Reflect.get(files, name);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          if (name === 'put') puts += 1;
          if (name === 'put' && puts === 7) throw new Error('R2 is down');
          return Reflect.apply(value, files, given);
        };
      },
    });
    await expect(tendBackups({ ...desk, files: cut })).rejects.toThrow('R2 is down');
    const [broken] = await listBackups(desk.db);
    expect(broken).toMatchObject({
      state: 'running',
      problem: expect.stringMatching(/retried each minute/),
    });
    await runNight(desk, at);
    const [whole] = await listBackups(desk.db);
    const list = await (await env.FILES.get(manifestKey(whole?.id ?? '')))?.json<Manifest>();
    expect(list?.parts.map(({ table }) => table)).toEqual(BACKED_UP);
    expect(list?.parts.find(({ table }) => table === 'users')?.rows).toBe(1);
    expect(whole?.rows).toBe(list?.parts.reduce((sum, { rows }) => sum + rows, 0));
  });

  it('is continued by one run at a time', async () => {
    const { desk, at } = await small();
    await Promise.all([tendBackups(desk), tendBackups(desk), tendBackups(desk)]);
    await runNight(desk, at);
    const { results } = await env.DB.prepare('select name from backup_parts').all<{
      name: string;
    }>();
    const names = results.map(({ name }) => name);
    expect(names).toHaveLength(BACKED_UP.length);
    expect(new Set(names).size).toBe(names.length);
    expect(await listBackups(desk.db)).toHaveLength(1);
  });

  it('is not continued by a run whose backup a later run has taken over', async () => {
    const { desk, at } = await small();
    let isTaken = false;
    const slow = new Proxy(env.FILES, {
      get(files, name) {
        const value = Reflect.get(files, name);
        if (typeof value !== 'function') return value;
        return async (...given: unknown[]) => {
          if (name === 'put' && !isTaken) {
            isTaken = true;
            at.now += 10 * 60_000;
            await carryOn(desk);
          }
          return Reflect.apply(value, files, given);
        };
      },
    });
    await tendBackups({ ...desk, files: slow });
    await runNight(desk, at);
    const { results } = await env.DB.prepare('select name from backup_parts').all<{
      name: string;
    }>();
    expect(new Set(results.map(({ name }) => name)).size).toBe(results.length);
  });

  it('that is not complete after twenty hours is given up, and the next one begins', async () => {
    const { desk, at } = await small();
    await expect(tendBackups({ ...desk, files: failingFiles('put') })).rejects.toThrow();
    at.now += 21 * HOUR;
    await carryOn(desk);
    expect(await listBackups(desk.db)).toMatchObject([{ state: 'broken' }]);
    at.now = NIGHT + DAY;
    await runNight(desk, at);
    expect(await listBackups(desk.db)).toMatchObject([{ state: 'done' }]);
  });

  it('is kept for the last fourteen nights, and older files are deleted', async () => {
    const { desk, at } = await small();
    const store = { db: desk.db, files: env.FILES };
    await mapShelf.add(store, 'ann', onShelf(heavyMap(65_536)), { id: 'a', code: 'a', now: NOW });
    for (let night = 0; night < KEPT.nightly + 2; night += 1) {
      at.now = NIGHT + night * DAY;
      await runNight(desk, at);
      // The map existed only in the first two nights.
      if (night === 1) await env.DB.prepare('delete from maps').run();
    }
    await tendBackups(desk);
    await tendBackups(desk);
    const kept = await listBackups(desk.db);
    expect(kept).toHaveLength(KEPT.nightly);
    const keys = await fileKeys();
    const folders = new Set(
      keys.filter((key) => /^backups\/\d/.test(key)).map((key) => key.split('/')[1]),
    );
    expect([...folders].toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
    expect(keys.filter((key) => key.startsWith('backups/copies/'))).toEqual([]);
    expect(await rowsOf('backup_copies')).toEqual([]);
  });
});
