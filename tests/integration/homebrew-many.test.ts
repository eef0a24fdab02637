import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { CREATURE_LIMITS } from '~/tools/homebrew/kept/creature';
import { keepCreature } from '~/tools/homebrew/kept/creatures.server';
import { keepCreatures } from '~/tools/homebrew/kept/keep-many-sql.server';
import { listCreatures, placesOf } from '~/tools/homebrew/kept/list-sql.server';
import { removeImported } from '~/tools/homebrew/kept/put-away-sql.server';
import {
  at,
  brewed,
  countOf,
  desk,
  fillShelf,
  keptOne,
  openedBy,
  saveAgain,
  T0,
} from './homebrew-desk';
import { addPeople } from './kept-rows';
import { foundBy } from './own-monsters-desk';

beforeEach(async () => {
  at.now = T0;
  await addPeople('ann', 'ben');
});

describe('the number of creatures', () => {
  it('is limited to 2,000, and 2,500 with deleted ones, whether saved singly or in batches', async () => {
    await fillShelf(CREATURE_LIMITS.most - 1);
    const two = ['A', 'B'].map((name) => ({ kept: brewed({ name }) }));
    const full = { ok: false, reason: 'most' };
    expect(await keepCreatures(desk, 'ann', two, { importId: 'i' })).toEqual(full);
    expect((await keepCreature(desk, 'ann', brewed({ name: 'A' }))).done).toEqual({ ok: true });
    expect((await keepCreature(desk, 'ann', brewed({ name: 'B' }))).done).toEqual(full);
    expect((await keepCreature(desk, 'ben', brewed({ name: 'B' }))).done).toEqual({ ok: true });
    await env.DB.prepare(
      "update homebrew_creatures set deleted_at = 1 where user_id = 'ann'",
    ).run();
    await fillShelf(CREATURE_LIMITS.mostWithDeleted - CREATURE_LIMITS.most, 1, 'f');
    const away = { ok: false, reason: 'with-deleted' };
    expect(await keepCreatures(desk, 'ann', two, { importId: 'i' })).toEqual(away);
    expect((await keepCreature(desk, 'ann', brewed({ name: 'B' }))).done).toEqual(away);
    expect((await foundBy('ann', '', 10)).names).toEqual([]);
  });

  it('is not exceeded by concurrent batches', async () => {
    await fillShelf(CREATURE_LIMITS.most - 3);
    const two = ['A', 'B'].map((name) => ({ kept: brewed({ name }) }));
    const done = await Promise.all(
      ['i', 'j', 'k'].map((importId) => keepCreatures(desk, 'ann', two, { importId })),
    );
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await countOf('homebrew_creatures')).toBe(CREATURE_LIMITS.most - 1);
  });
});

describe('a batch of creatures', () => {
  it('is saved, found, and opens completely; the same batch again is refused', async () => {
    const many = Array.from({ length: 120 }, (_, each) => ({
      kept: brewed({ name: `Mote ${each}` }),
      folder: 'Swarm',
      tags: ['mote'],
    }));
    const kept = await keepCreatures(desk, 'ann', many, { importId: 'i' });
    if (!kept.ok) throw new Error(kept.reason);
    expect(kept.ids).toHaveLength(120);
    expect((await openedBy('ann', String(kept.ids[7]))).kept).toEqual(brewed({ name: 'Mote 7' }));
    expect((await foundBy('ann', 'q=mote', 100)).names).toHaveLength(120);
    expect(await keepCreatures(desk, 'ann', many, { importId: 'i' })).toEqual({
      ok: false,
      reason: 'there',
    });
    expect(await placesOf(desk.db, 'ann')).toEqual({
      folders: [{ word: 'Swarm', count: 120 }],
      tags: [{ word: 'mote', count: 120 }],
      kept: 120,
      away: 0,
    });
  });

  it('is undone in one action, except for creatures changed since', async () => {
    const many = ['A', 'B', 'C'].map((name) => ({ kept: brewed({ name }) }));
    const kept = await keepCreatures(desk, 'ann', many, { importId: 'i' });
    if (!kept.ok) throw new Error(kept.reason);
    await keptOne({ name: 'Other' });
    await saveAgain(String(kept.ids[1]), 'B changed', 1000);
    expect(await removeImported(desk, 'ben', 'i')).toEqual({ removed: 0, changed: [] });
    expect(await removeImported(desk, 'ann', 'i')).toEqual({
      removed: 2,
      changed: [{ id: kept.ids[1], name: 'B changed' }],
    });
    expect((await foundBy('ann', '', 10)).names).toEqual(['B changed', 'Other']);
  });
});

describe('the list of creatures', () => {
  it('is paginated without loss in every order, with search words, folder and tag', async () => {
    const many = Array.from({ length: 25 }, (_, each) => ({
      kept: brewed({ name: `Mote ${each % 7}`, cr: each % 3 }),
      folder: each % 2 ? 'Odd' : '',
      tags: each % 5 ? [] : ['fifth'],
    }));
    await keepCreatures(desk, 'ann', many, { importId: 'i' });
    for (const sort of ['latest', 'name', 'cr', 'type'] as const) {
      const ids = new Set<string>();
      let after: string | null = null;
      do {
        const page = await listCreatures(desk.db, 'ann', { sort, after, limit: 4 });
        expect(page.count).toBe(25);
        for (const { id } of page.items) ids.add(id);
        after = page.next;
      } while (after !== null);
      expect(ids.size, sort).toBe(25);
    }
    const asked = { folder: 'Odd', tag: 'fifth', q: 'MOTE' };
    expect((await listCreatures(desk.db, 'ann', asked)).count).toBe(2);
    expect((await listCreatures(desk.db, 'ann', { q: 'mot 3' })).count).toBe(4);
    expect((await listCreatures(desk.db, 'ann', { q: 'ote' })).count).toBe(0);
    expect((await listCreatures(desk.db, 'ann', { after: '["x' })).items).toHaveLength(25);
  });
});
