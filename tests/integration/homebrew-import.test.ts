import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { undoBatch } from '~/tools/homebrew/bring/undo-batch-sql.server';
import { CREATURE_LIMITS } from '~/tools/homebrew/kept/creature';
import { listImported } from '~/tools/homebrew/kept/put-away-sql.server';
import { keptRecords } from '~/tools/homebrew/take/kept-records-sql.server';
import { at, desk, fillShelf, keptOne, T0 } from './homebrew-desk';
import { brought, fileOf, foundNames, names, opened, press } from './homebrew-import-desk';
import { addPeople, store } from './kept-rows';

beforeEach(async () => {
  at.now = T0;
  await addPeople('ann', 'ben');
});

describe('confirming an import', () => {
  it('saves everything as one batch that searches find, and one action undoes it', async () => {
    const id = await brought(fileOf('Moss Troll', 'Fen Hag'));
    expect(await press(id)).toEqual({ ok: true });
    expect(await names()).toEqual(['Fen Hag', 'Moss Troll']);
    expect(await foundNames('q=fen+hag')).toContain('Fen Hag');
    expect(await opened(id)).toMatchObject({ state: 'taken', told: { left: 0 } });
    await undoBatch(desk, 'ann', await opened(id));
    expect(await names()).toEqual([]);
    expect(await foundNames('q=fen+hag')).not.toContain('Fen Hag');
    expect(await opened(id)).toMatchObject({ state: 'undone', told: { putAway: 2, putBack: 0 } });
  });

  it('twice at the same time saves it once', async () => {
    const id = await brought(fileOf('Moss Troll', 'Fen Hag'));
    expect(await Promise.all([press(id), press(id), press(id)])).toEqual(
      Array(3).fill({ ok: true }),
    );
    expect(await names()).toEqual(['Fen Hag', 'Moss Troll']);
    expect(await press(id, 'both')).toEqual({ ok: true });
    expect(await names()).toHaveLength(2);
  });

  it('saves all or nothing when there is no room, and can be repeated when there is', async () => {
    await fillShelf(CREATURE_LIMITS.most - 1);
    const id = await brought(fileOf('Moss Troll', 'Fen Hag'));
    expect(await press(id)).toEqual({ ok: false, reason: 'most' });
    expect(await opened(id)).toMatchObject({ state: 'waiting' });
    expect(await listImported(desk.db, 'ann', id)).toEqual([]);
    await env.DB.prepare("delete from homebrew_creatures where id = 'e1'").run();
    expect(await press(id)).toEqual({ ok: true });
    expect(await listImported(desk.db, 'ann', id)).toHaveLength(2);
    const lying = await env.DB.prepare('select count(*) as n from homebrew_creatures').first('n');
    expect(lying).toBe(CREATURE_LIMITS.most);
  });

  it('continues after an interruption between its steps', async () => {
    await keptOne({ name: 'Moss Troll', notes: 'before' });
    const id = await brought(fileOf('Moss Troll'));
    const two = await brought(fileOf('Fen Hag', 'Moss Troll'));
    await press(id, 'leave');
    // Simulates that only the first step was done.
    await env.DB.prepare("update homebrew_imports set state = 'taking' where id = ?1")
      .bind(two)
      .run();
    expect(await press(two, 'replace')).toEqual({ ok: true });
    expect(await press(two, 'replace')).toEqual({ ok: true });
    expect(await names()).toEqual(['Fen Hag', 'Moss Troll']);
  });

  it('reports that nothing is selected when everything exists unchanged', async () => {
    const id = await brought(fileOf('Moss Troll'));
    await press(id);
    const again = await brought(fileOf('Moss Troll'));
    expect(await press(again)).toEqual({ ok: false, reason: 'none' });
    expect(await names()).toEqual(['Moss Troll']);
  });
});

describe('exporting creatures', () => {
  it('returns the user’s own in the requested order, of a folder or all; never those of others or deleted ones', async () => {
    const troll = await keptOne({ name: 'Moss Troll' });
    const hag = await keptOne({ name: 'Fen Hag' });
    const theirs = await keptOne({ name: 'Ben’s Own' }, 'ben');
    const asked = await keptRecords(store, 'ann', { ids: [troll, theirs, hag, 'x', troll] });
    expect(asked.map(({ name }) => name)).toEqual(['Moss Troll', 'Fen Hag']);
    const all = await keptRecords(store, 'ann', { all: true });
    expect(all.map(({ name }) => name)).toEqual(['Fen Hag', 'Moss Troll']);
    expect(await keptRecords(store, 'ann', { folder: 'None' })).toEqual([]);
    await env.DB.prepare('update homebrew_creatures set deleted_at = 1, folder = ?1 where id = ?2')
      .bind('F', hag)
      .run();
    expect(await keptRecords(store, 'ann', { all: true })).toHaveLength(1);
    expect(await keptRecords(store, 'ann', { folder: 'F' })).toEqual([]);
  });
});
