import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { dryRun } from '~/tools/homebrew/bring/dry-run.server';
import {
  dropWaiting,
  listWaiting,
  MOST_WAITING,
  openWaiting,
  purgeImports,
  waitingText,
} from '~/tools/homebrew/bring/waiting-sql.server';
import { at, desk, T0 } from './homebrew-desk';
import { brought, fileOf, names, opened } from './homebrew-import-desk';
import { addPeople, store } from './kept-rows';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  at.now = T0;
  await addPeople('ann', 'ben');
});

describe('an uploaded import', () => {
  it('waits for a day under its own id, for its user only', async () => {
    const text = fileOf('Moss Troll');
    const id = await brought(text);
    expect(await waitingText(store, 'ann', id)).toBe(text);
    expect(await openWaiting(desk, 'ben', id)).toBeNull();
    expect(await waitingText(store, 'ben', id)).toBeNull();
    expect(await listWaiting(desk, 'ben')).toEqual([]);
    await dropWaiting(desk.db, 'ben', id);
    expect(await opened(id)).toMatchObject({ name: 'beasts.json', state: 'waiting' });
    expect(await names()).toEqual([]);
    at.now += DAY;
    expect(await openWaiting(desk, 'ann', id)).toBeNull();
    await purgeImports(desk.db, at.now);
    expect(await env.DB.prepare('select count(*) as n from homebrew_imports').first('n')).toBe(0);
  });

  it('is parsed once, however often its page is opened; another text is parsed separately', async () => {
    const waiting = await opened(await brought(fileOf('Moss Troll')));
    const other = await opened(await brought(fileOf('Fen Troll')));
    const first = await dryRun(desk, 'ann', waiting);
    expect(first?.reading.records).toHaveLength(1);
    expect((await dryRun(desk, 'ann', waiting))?.reading).toBe(first?.reading);
    const second = await dryRun(desk, 'ann', other);
    expect(second?.reading).not.toEqual(first?.reading);
    expect(await dryRun(desk, 'ben', waiting)).toBeNull();
  });

  it('is stored in a file when it is large, and the file is deleted with its row', async () => {
    let seed = 7;
    const noise = Array.from({ length: 200_000 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return String.fromCharCode(33 + (seed % 90));
    }).join('');
    const id = await brought(noise);
    const row = await env.DB.prepare('select body_key from homebrew_imports').first<{
      body_key: string;
    }>();
    expect(row?.body_key).toMatch(/^homebrew-imports\//);
    expect(await waitingText(store, 'ann', id)).toBe(noise);
    expect(await env.DB.prepare('select count(*) as n from loose_files').first('n')).toBe(0);
    await dropWaiting(desk.db, 'ann', id);
    expect(await env.DB.prepare('select key from loose_files').first('key')).toBe(row?.body_key);
  });

  it('is deleted when there are more than a few newer ones', async () => {
    const ids: string[] = [];
    for (let count = 0; count < MOST_WAITING + 2; count += 1) {
      at.now += 1;
      ids.push(await brought(fileOf(`Beast ${count}`)));
    }
    const there = (await listWaiting(desk, 'ann')).map(({ id }) => id);
    expect(there).toEqual(ids.slice(2).reverse());
  });
});
