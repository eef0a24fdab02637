import { beforeEach, describe, expect, it } from 'vitest';
import { monsterById } from '~/compendium/shelf/records.server';
import { CREATURE_LIMITS } from '~/tools/homebrew/kept/creature';
import { creatureShelf } from '~/tools/homebrew/kept/creatures.server';
import { listCreatures } from '~/tools/homebrew/kept/list-sql.server';
import { bringBackCreatures, putAwayCreatures } from '~/tools/homebrew/kept/put-away-sql.server';
import { at, countOf, desk, fillShelf, keptOne, openedBy, T0 } from './homebrew-desk';
import { addPeople, store } from './kept-rows';
import { foundBy } from './own-monsters-desk';

beforeEach(async () => {
  at.now = T0;
  await addPeople('ann', 'ben');
});

describe('a deleted creature', () => {
  it('is not found, can be restored with the same id, and is removed after 30 days', async () => {
    const id = await keptOne();
    const { ownId } = (await openedBy('ann', id)).listed;
    expect(await putAwayCreatures(desk, 'ann', [id, 'none'])).toEqual([id]);
    expect((await foundBy('ann', '', 10)).names).toEqual([]);
    expect(await countOf('own_monster_records')).toBe(0);
    expect((await listCreatures(desk.db, 'ann', { away: true })).items).toMatchObject([{ id }]);
    expect(await bringBackCreatures(desk, 'ben', [id])).toEqual([]);
    expect(await bringBackCreatures(desk, 'ann', [id])).toEqual([id]);
    expect((await foundBy('ann', '', 10)).names).toEqual(['Moss Troll']);
    expect((await monsterById(desk.db, ownId, 'ann'))?.record.name).toBe('Moss Troll');
    await putAwayCreatures(desk, 'ann', [id]);
    at.now += CREATURE_LIMITS.keptDeletedMs + 1;
    await creatureShelf.tend(store, at.now);
    expect(await countOf('homebrew_creatures')).toBe(0);
  });

  it('cannot be restored without room', async () => {
    const id = await keptOne();
    await putAwayCreatures(desk, 'ann', [id]);
    await fillShelf(CREATURE_LIMITS.most);
    expect(await bringBackCreatures(desk, 'ann', [id])).toEqual([]);
    expect((await foundBy('ann', '', 10)).names).toEqual([]);
  });
});
