import { beforeEach, describe, expect, it } from 'vitest';
import { newFightId } from '~/fights/kept/fight-ids.server';
import { FIGHT_LIMITS } from '~/fights/kept/fight-limits';
import { forgetDeleted } from '~/fights/kept/fight-rows.server';
import { tendFights } from '~/fights/kept/fight-upkeep.server';
import {
  appendToFight,
  copyFight,
  createFight,
  fightFor,
  restoreFight,
} from '~/fights/kept/kept-fights.server';
import { fightOfRead } from '~/fights/kept/read-fight';
import { deed } from '~/fights/log/deeds';
import { begin, DAY, type Desk, event, goblin, joins, NOW, openDesk } from './fights-desk';
import { fill, list, notes } from './fights-shelf';
import { addPeople } from './kept-rows';

let desk: Desk;

beforeEach(async () => {
  await addPeople('ann', 'ben');
  desk = openDesk();
});

describe('a copy of a fight', () => {
  it('keeps the party’s state and resets everyone else, and is made once however often it is requested', async () => {
    const mira = goblin('mira', { side: 'party' });
    const id = await begin(desk, {
      folder: 'Barrow',
      events: [joins(mira, goblin('g'), goblin('gone'))],
    });
    const struck = ['mira', 'g'].map((who) => ({ who, parts: [{ amount: 3 }] }));
    const sent = await appendToFight(desk, 'ann', id, [
      event([deed.parse({ do: 'harm', struck })]),
      event([{ do: 'place', who: ['gone'], where: 'gone' }]),
    ]);
    expect(sent).toMatchObject({ ok: true, refused: [] });
    const as = newFightId();
    const copied = await copyFight(desk, 'ann', id, { as });
    expect(await copyFight(desk, 'ann', id, { as })).toEqual(copied);
    expect(await list()).toHaveLength(2);
    const copy = await fightFor(desk, 'ann', as);
    if (!copy?.ok) throw new Error('There is no copy.');
    expect(copy.row).toMatchObject({ name: 'Ambush (copy)', folder: 'Barrow', status: 'planned' });
    const { combatants } = fightOfRead(copy.fight);
    expect(Object.keys(combatants)).toEqual(['mira', 'g']);
    expect([combatants.mira?.hitPoints, combatants.g?.hitPoints]).toEqual([4, 7]);
  });
});

describe('the number of fights', () => {
  it('is limited; deleted ones are counted separately', async () => {
    await fill(FIGHT_LIMITS.most - 1);
    await begin(desk);
    const over = await createFight(desk, 'ann', { name: 'Over', edition: '2014' });
    expect(over).toMatchObject({ ok: false, reason: 'most', sentence: /200 fights/ });
    expect(await notes()).toEqual([]);
    await fill(1, NOW);
    expect(await restoreFight(desk, 'ann', `${NOW}-0`)).toMatchObject({ reason: 'most' });
    expect(await createFight(desk, 'ben', { name: 'Ben’s', edition: '2014' })).toMatchObject({
      ok: true,
    });
  });

  it('is also limited together with deleted ones, until those are removed', async () => {
    await fill(FIGHT_LIMITS.mostWithDeleted, NOW);
    const fight = { name: 'Over', edition: '2014' } as const;
    const over = await createFight(desk, 'ann', fight);
    expect(over).toMatchObject({ ok: false, reason: 'with-deleted' });
    await forgetDeleted(desk.db, 'ann');
    expect(await createFight(desk, 'ann', fight)).toMatchObject({ ok: true });
  });

  it('is not exceeded by concurrent requests', async () => {
    await fill(FIGHT_LIMITS.most - 2);
    const fights = Array.from({ length: 5 }, () =>
      createFight(desk, 'ann', { name: 'At once', edition: '2014' }),
    );
    const made = await Promise.all(fights);
    expect(made.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await list()).toHaveLength(FIGHT_LIMITS.most);
    // The objects of refused fights are removed later.
    expect(await notes()).toHaveLength(3);
    desk.at.now += DAY;
    await tendFights(desk);
    expect(await notes()).toEqual([]);
  });
});
