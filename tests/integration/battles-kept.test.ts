import { beforeEach, describe, expect, it } from 'vitest';
import { askSearch, readAsk } from '~/tools/battle-simulator/address/ask';
import { BATTLE_SHELF } from '~/tools/battle-simulator/kept/battle-limits';
import {
  addBattle,
  battleShelf,
  listBattles,
  openBattle,
  openSharedBattle,
  replaceBattle,
  shareBattle,
} from '~/tools/battle-simulator/kept/battles.server';
import { addPeople, store } from './kept-rows';

let now = Date.UTC(2030, 0, 1);
const desk = { ...store, clock: { now: () => now } };
const ask = readAsk(
  new URLSearchParams('a=@champion.5&a=*party-1.m1&b=ogre~n:2&if=more.b.0&seed=x&q=troll&fight=3'),
);

async function kept(name = 'The lair', userId = 'ann', id?: string) {
  const made = await addBattle(desk, userId, { name, ask }, id);
  expect(made.done).toEqual({ ok: true });
  return made.id;
}

beforeEach(async () => {
  now = Date.UTC(2030, 0, 1);
  await addPeople('ann', 'ben');
});

describe('saved battles', () => {
  it('are opened as their URL, without parameters that only belong to one view', async () => {
    const id = await kept();
    const read = await openBattle(desk, 'ann', id);
    if (read === null || read === 'unread') throw new Error(String(read));
    expect(askSearch(read.ask)).toBe(askSearch({ ...ask, q: '', fight: '', of: id }));
    expect(read.listed).toMatchObject({
      name: 'The lair',
      edition: '2014',
      version: 1,
      shared: false,
    });
  });

  it('can be accessed by their owner only', async () => {
    const id = await kept();
    expect(await openBattle(desk, 'ben', id)).toBeNull();
    expect(await listBattles(desk.db, 'ben')).toEqual([]);
    const target = { id, version: 1 };
    expect(await replaceBattle(desk, 'ben', target, { name: 'Mine', ask })).toMatchObject({
      ok: false,
    });
    expect(await shareBattle(desk, 'ben', id)).toBeNull();
    await battleShelf.putAway(desk.db, 'ben', id, now);
    expect(await listBattles(desk.db, 'ann')).toHaveLength(1);
  });

  it('are overwritten only at the opened version, and a form sent twice saves one', async () => {
    const id = await kept('The lair', 'ann', crypto.randomUUID());
    expect((await addBattle(desk, 'ann', { name: 'The lair', ask }, id)).done).toEqual({
      ok: false,
      reason: 'there',
    });
    const both = await Promise.all(
      ['One', 'Two'].map((name) => replaceBattle(desk, 'ann', { id, version: 1 }, { name, ask })),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: 'changed' });
  });

  it('are visible to others only while shared, without the owner’s characters', async () => {
    const id = await kept();
    const code = (await shareBattle(desk, 'ann', id)) ?? '';
    const shown = await openSharedBattle(desk, code);
    expect(shown).toMatchObject({ name: 'The lair', missing: 1 });
    expect(JSON.stringify(shown)).not.toContain('party-1');
    await battleShelf.stopSharing(desk.db, 'ann', id);
    expect(await openSharedBattle(desk, code)).toBeNull();
  });

  it('are limited to 200 per user and 300 with deleted ones, which can be restored for 30 days', async () => {
    const first = await kept('0');
    for (let at = 1; at < BATTLE_SHELF.most; at += 1) await kept(String(at));
    expect((await addBattle(desk, 'ann', { name: 'More', ask })).done).toEqual({
      ok: false,
      reason: 'most',
    });
    await battleShelf.putAway(desk.db, 'ann', first, now);
    await kept('in its place');
    expect(await battleShelf.bringBack(desk.db, 'ann', first)).toBe(false);
    now += BATTLE_SHELF.keptDeletedMs + 1;
    await battleShelf.tend(desk, now);
    expect(await battleShelf.countDeleted(desk.db, 'ann')).toBe(0);
    expect(await listBattles(desk.db, 'ann')).toHaveLength(BATTLE_SHELF.most);
  }, 60_000);
});
