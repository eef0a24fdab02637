import { beforeEach, describe, expect, it } from 'vitest';
import { dryRun } from '~/tools/homebrew/bring/dry-run.server';
import { takeBatch } from '~/tools/homebrew/bring/take-batch.server';
import { undoBatch } from '~/tools/homebrew/bring/undo-batch-sql.server';
import { replaceCreature } from '~/tools/homebrew/kept/creatures.server';
import { at, brewed, desk, keptOne, openedBy, T0 } from './homebrew-desk';
import { brought, fileOf, foundNames, names, opened, press } from './homebrew-import-desk';
import { addPeople } from './kept-rows';

beforeEach(async () => {
  at.now = T0;
  await addPeople('ann', 'ben');
});

describe('an existing creature with the name of an imported one', () => {
  it('can stay as it is, with or without the new one beside it', async () => {
    await keptOne({ name: 'Moss Troll', notes: 'mine' });
    const id = await brought(fileOf('Moss Troll'));
    expect(await press(id, 'leave')).toEqual({ ok: false, reason: 'none' });
    expect(await press(id, 'both')).toEqual({ ok: true });
    expect(await names()).toEqual(['Moss Troll', 'Moss Troll']);
  });

  it('can be replaced, and is restored when the batch is undone', async () => {
    const mine = await keptOne({ name: 'Moss Troll', notes: 'mine' });
    const id = await brought(fileOf('Moss Troll', 'Fen Hag'));
    expect(await press(id, 'replace')).toEqual({ ok: true });
    expect((await openedBy('ann', mine)).kept.record.notes).not.toBe('mine');
    expect(await names()).toEqual(['Fen Hag', 'Moss Troll']);
    await undoBatch(desk, 'ann', await opened(id));
    expect((await openedBy('ann', mine)).kept.record.notes).toBe('mine');
    expect(await names()).toEqual(['Moss Troll']);
    const found = await foundNames('q=moss+troll');
    expect(found.filter((one) => one === 'Moss Troll')).toHaveLength(1);
    expect((await opened(id)).told).toMatchObject({ putAway: 1, putBack: 1, stayed: [] });
  });

  it('that was changed after the batch is left alone by the undo', async () => {
    const mine = await keptOne({ name: 'Moss Troll', notes: 'mine' });
    const id = await brought(fileOf('Moss Troll', 'Fen Hag'));
    await press(id, 'replace');
    const { listed } = await openedBy('ann', mine);
    at.now += 60_000;
    const saved = brewed({ name: 'Moss Troll', notes: 'later' });
    const target = { id: mine, version: listed.version };
    expect(await replaceCreature(desk, 'ann', target, saved)).toEqual({ ok: true });
    await undoBatch(desk, 'ann', await opened(id));
    expect((await openedBy('ann', mine)).kept.record.notes).toBe('later');
    expect(await names()).toEqual(['Moss Troll']);
    expect((await opened(id)).told).toMatchObject({
      putAway: 1,
      putBack: 0,
      stayed: ['Moss Troll'],
    });
  });

  it('that was saved between the dry run and the confirmation is not overwritten, and is reported', async () => {
    const mine = await keptOne({ name: 'Moss Troll', notes: 'mine' });
    const id = await brought(fileOf('Moss Troll'));
    const waiting = await opened(id);
    const run = await dryRun(desk, 'ann', waiting);
    if (run === null) throw new Error('unread');
    const target = { id: mine, version: 1 };
    await replaceCreature(desk, 'ann', target, brewed({ name: 'Moss Troll', notes: 'meanwhile' }));
    const choices = { take: [0], how: new Map([[0, 'replace' as const]]), folder: '' };
    const pieces = run.reading.records;
    await takeBatch(desk, 'ann', waiting, { pieces, there: run.there, choices });
    expect((await openedBy('ann', mine)).kept.record.notes).toBe('meanwhile');
    expect((await opened(id)).told.refused).toEqual(['Moss Troll']);
  });

  it('of another user is ignored', async () => {
    await keptOne({ name: 'Moss Troll' }, 'ben');
    const run = await dryRun(desk, 'ann', await opened(await brought(fileOf('Moss Troll'))));
    expect(run?.there.size).toBe(0);
  });
});
