import { beforeEach, describe, expect, it } from 'vitest';
import { newFightId } from '~/fights/kept/fight-ids.server';
import { listRemovedFights } from '~/fights/kept/fight-rows.server';
import {
  appendToFight,
  copyFight,
  createFight,
  fightFor,
  fightLogFor,
  moveFight,
  removeFight,
  renameFight,
  restoreFight,
  undoableIn,
} from '~/fights/kept/kept-fights.server';
import { fightOfRead } from '~/fights/kept/read-fight';
import {
  begin,
  type Desk,
  event,
  goblin,
  joins,
  NOW,
  named,
  note,
  objectOf,
  openDesk,
} from './fights-desk';
import { list, notes, only } from './fights-shelf';
import { addPeople } from './kept-rows';

let desk: Desk;

beforeEach(async () => {
  await addPeople('ann', 'ben');
  desk = openDesk();
});

describe('a user’s fights', () => {
  it('are listed with the state of their logs, the latest first', async () => {
    const id = await begin(desk, { events: [joins(goblin('g'))], folder: 'Barrow ' });
    desk.at.now += 1000;
    const other = await begin(desk, { name: ' Bridge ', edition: '2024' });
    expect(await list()).toEqual([
      {
        id: other,
        name: 'Bridge',
        edition: '2024',
        folder: '',
        status: 'planned',
        round: 0,
        combatants: 0,
        seq: 0,
        createdAt: NOW + 1000,
        updatedAt: NOW + 1000,
      },
      {
        id,
        name: 'Ambush',
        edition: '2014',
        folder: 'Barrow',
        status: 'planned',
        round: 0,
        combatants: 1,
        seq: 1,
        createdAt: NOW,
        updatedAt: NOW,
      },
    ]);
    desk.at.now += 1000;
    const initiative = event([
      { do: 'initiative', counts: [{ row: 'g', count: 12, dice: [12], mode: 'roll' }] },
    ]);
    const sent = await appendToFight(desk, 'ann', id, [initiative, event([{ do: 'begin' }])]);
    expect(sent).toMatchObject({ ok: true, seq: 3, refused: [] });
    expect(await only()).toMatchObject({
      id,
      status: 'running',
      round: 1,
      seq: 3,
      updatedAt: NOW + 2000,
    });
    await appendToFight(desk, 'ann', id, [event([{ do: 'end', xp: 50, sharedBy: 4 }])]);
    expect(await only()).toMatchObject({ id, status: 'over', seq: 4 });
    expect(id).toMatch(/^[\w-]{22}$/);
  });

  it('are opened, renamed, moved to folders, deleted and restored', async () => {
    const id = await begin(desk, { events: [joins(goblin('g'))] });
    expect(await renameFight(desk, 'ann', id, ' Ford ')).toMatchObject({ ok: true, seq: 2 });
    expect(await moveFight(desk, 'ann', id, ' Barrow ')).toEqual({ ok: true });
    expect(await only()).toMatchObject({ name: 'Ford', folder: 'Barrow', seq: 2 });
    const opened = await fightFor(desk, 'ann', id);
    if (!opened?.ok) throw new Error('It does not open.');
    expect(opened.row).toMatchObject({ name: 'Ford', seq: 2 });
    expect(fightOfRead(opened.fight)).toMatchObject({ name: 'Ford' });
    expect(await fightFor(desk, 'ann', id, 2)).toMatchObject({ fight: { base: null, events: [] } });
    const log = await fightLogFor(desk, 'ann', id);
    expect(log?.ok && log.events.map((text) => JSON.parse(text).deeds[0].do)).toEqual([
      'add',
      'name',
    ]);
    expect(await undoableIn(desk, 'ann', id)).toMatchObject({ ok: true, redo: null });
    expect(await removeFight(desk, 'ann', id)).toBe(true);
    expect(await list()).toEqual([]);
    expect(await fightFor(desk, 'ann', id)).toBeNull();
    expect(await listRemovedFights(desk.db, 'ann')).toMatchObject([{ id }]);
    expect(await restoreFight(desk, 'ann', id)).toEqual({ ok: true });
    expect(await only()).toMatchObject({ id, name: 'Ford' });
    expect(await restoreFight(desk, 'ann', id)).toBeNull();
  });

  it('are not accessible to other users by any call', async () => {
    const id = await begin(desk, { events: [named('Mine')] });
    const before = await list();
    for (const stranger of ['ben', 'nobody', '']) {
      expect(await fightFor(desk, stranger, id)).toBeNull();
      expect(await appendToFight(desk, stranger, id, [named('Theirs')])).toBeNull();
      expect(await renameFight(desk, stranger, id, 'Theirs')).toBeNull();
      expect(await moveFight(desk, stranger, id, 'Theirs')).toBeNull();
      expect(await copyFight(desk, stranger, id)).toBeNull();
      expect(await fightLogFor(desk, stranger, id)).toBeNull();
      expect(await undoableIn(desk, stranger, id)).toBeNull();
      expect(await removeFight(desk, stranger, id)).toBe(false);
      expect(await restoreFight(desk, stranger, id)).toBeNull();
      expect(await list(stranger)).toEqual([]);
    }
    // Their ids cannot be used for a new fight by another user, with or without a row.
    const theirs = { id, name: 'Theirs', edition: '2014' } as const;
    expect(await createFight(desk, 'ben', theirs)).toMatchObject({ ok: false, reason: 'taken' });
    expect(await list()).toEqual(before);
    expect((await objectOf(id).read('ann', null))?.events).toHaveLength(1);
    expect(await fightFor(desk, 'ann', 'no-such-fight')).toBeNull();
  });

  it('record the sender of an event, whatever the event itself says', async () => {
    const id = await begin(desk, { events: [{ ...note('one'), by: 'ben' }] });
    await appendToFight(desk, 'ann', id, [{ ...note('two'), by: 'ben' }]);
    const read = await objectOf(id).read('ann', null);
    expect(read?.events.map(({ by }) => by)).toEqual(['ann', 'ann']);
  });

  it('are refused with a sentence for an invalid name or folder, and nothing is written', async () => {
    const id = await begin(desk);
    for (const name of ['', '  ', 'x'.repeat(101), 'two\nlines']) {
      const made = await createFight(desk, 'ann', { name, edition: '2014' });
      expect(made).toMatchObject({ ok: false, reason: 'no-name', sentence: /name/ });
      expect(await renameFight(desk, 'ann', id, name)).toMatchObject({ reason: 'no-name' });
    }
    const folder = 'x'.repeat(61);
    expect(await moveFight(desk, 'ann', id, folder)).toMatchObject({ reason: 'no-folder' });
    expect(await createFight(desk, 'ann', { name: 'A', edition: '2014', folder })).toMatchObject({
      reason: 'no-folder',
    });
    expect(
      await createFight(desk, 'ann', { name: 'A', edition: '2014', id: '../x' }),
    ).toMatchObject({
      reason: 'taken',
    });
    expect(await list()).toHaveLength(1);
    expect(await notes()).toEqual([]);
  });

  it('are created with all of their first events or not at all, and can then be created again', async () => {
    const id = newFightId();
    const fight = { id, name: 'Ambush', edition: '2014' } as const;
    const wrong = [joins(goblin('g')), { ...note('x'), v: 2 }];
    const made = await createFight(desk, 'ann', { ...fight, events: wrong });
    expect(made).toMatchObject({ ok: false, reason: 'refused', sentence: /cannot be read/ });
    expect(await list()).toEqual([]);
    const again = await createFight(desk, 'ann', { ...fight, events: wrong.slice(0, 1) });
    expect(again).toEqual({ ok: true, id, seq: 1 });
    expect(await notes()).toEqual([]);
  });

  it('are created once when sent twice, one after the other or at the same time', async () => {
    const fight = {
      id: newFightId(),
      name: 'Ambush',
      edition: '2014',
      events: [note('x')],
    } as const;
    const both = await Promise.all([0, 1].map(() => createFight(desk, 'ann', fight)));
    expect(both).toEqual([0, 1].map(() => ({ ok: true, id: fight.id, seq: 1 })));
    expect(await createFight(desk, 'ann', fight)).toEqual({ ok: true, id: fight.id, seq: 1 });
    expect(await list()).toHaveLength(1);
    expect(await notes()).toEqual([]);
  });
});
