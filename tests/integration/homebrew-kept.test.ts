import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { monsterById } from '~/compendium/shelf/records.server';
import { poolFor } from '~/encounters/pool.server';
import { CREATURE_LIMITS, newCreature } from '~/tools/homebrew/kept/creature';
import {
  creatureShelf,
  duplicateCreature,
  keepCreature,
  openCreature,
  openSharedCreature,
  replaceCreature,
  replaceCreatureBeside,
  shareCreature,
  stopSharingCreature,
} from '~/tools/homebrew/kept/creatures.server';
import { formerCreature, historyOf } from '~/tools/homebrew/kept/history.server';
import { keepCreatures } from '~/tools/homebrew/kept/keep-many-sql.server';
import { listCreatures, placesOf } from '~/tools/homebrew/kept/list-sql.server';
import {
  bringBackCreatures,
  putAwayCreatures,
  removeImported,
} from '~/tools/homebrew/kept/put-away-sql.server';
import { SRD_MONSTERS } from './compendium-files';
import { at, brewed, desk, keptOne, openedBy, T0 } from './homebrew-desk';
import { addPeople, store } from './kept-rows';
import { foundBy } from './own-monsters-desk';

const HALF_MINUTE = 30_000;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

async function countOf(table: string): Promise<number> {
  return (await env.DB.prepare(`select count(*) as n from ${table}`).first<number>('n')) ?? -1;
}

async function saveAgain(id: string, name: string, after: number) {
  at.now += after;
  const { listed } = await openedBy('ann', id);
  const target = { id, version: listed.version };
  expect(await replaceCreature(desk, 'ann', target, brewed({ name }))).toEqual({ ok: true });
}

/** So many creatures, as rows alone. */
function fillShelf(count: number, deletedAt: number | null = null, prefix = 'e') {
  return env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
     insert into homebrew_creatures (id, user_id, name, code, edition, type, cr, sort_name, hash, own_id, created_at, updated_at, deleted_at)
     select ?3 || i, 'ann', 'E', ?3 || 'c' || i, '2014', 'beast', 1, 'e', 'h', ?3 || 'o' || i, 0, 0, ?2 from n`,
  )
    .bind(count, deletedAt, prefix)
    .run();
}

beforeEach(async () => {
  at.now = T0;
  await addPeople('ann', 'ben');
});

describe('a creature that is kept', () => {
  it('opens as it was, and every lookup of its owner finds it, and nobody else’s', async () => {
    const id = await keptOne({ name: 'Moss Troll', cr: 5 });
    const { kept, listed } = await openedBy('ann', id);
    expect(kept).toEqual(brewed({ name: 'Moss Troll', cr: 5 }));
    expect(listed).toMatchObject({ id, name: 'Moss Troll', cr: 5, version: 1, isDraft: false });
    expect((await foundBy('ann', 'q=moss', 10)).names).toEqual(['Moss Troll']);
    expect((await foundBy('ben', 'q=moss', 10)).names).toEqual([]);
    expect((await foundBy(null, 'q=moss', 10)).names).toEqual([]);
    expect((await monsterById(desk.db, listed.ownId, 'ann'))?.record).toEqual(kept.record);
    expect(await monsterById(desk.db, listed.ownId, 'ben')).toBeNull();
    const pool = await poolFor(desk, kept.record.edition, 'ann');
    expect(pool.map(({ id: one }) => one)).toContain(listed.ownId);
  });

  it('may have the name of another, and both are found', async () => {
    await keptOne();
    await keptOne();
    expect((await foundBy('ann', 'q=moss', 10)).names).toEqual(['Moss Troll', 'Moss Troll']);
  });

  it('is nobody else’s to open, list, change, share, copy or put away', async () => {
    const id = await keptOne();
    expect(await openCreature(desk, 'ben', id)).toBeNull();
    expect((await listCreatures(desk.db, 'ben')).items).toEqual([]);
    const theirs = brewed({ name: 'Stolen' });
    expect(await replaceCreature(desk, 'ben', { id, version: 1 }, theirs)).toMatchObject({
      ok: false,
    });
    expect(await shareCreature(desk, 'ben', id)).toBeNull();
    expect(await duplicateCreature(desk, 'ben', id)).toBeNull();
    expect(await historyOf(desk.db, 'ben', id)).toEqual([]);
    expect(await putAwayCreatures(desk, 'ben', [id])).toEqual([]);
    expect((await keepCreature(desk, 'ben', theirs, { id })).done).toMatchObject({ ok: false });
    expect((await openedBy('ann', id)).kept.record.name).toBe('Moss Troll');
    expect((await foundBy('ben', 'q=stolen', 10)).names).toEqual([]);
    expect((await foundBy('ann', 'q=moss', 10)).names).toEqual(['Moss Troll']);
  });

  it('is found as it was last saved, at the address that it had', async () => {
    const id = await keptOne();
    const { ownId } = (await openedBy('ann', id)).listed;
    await saveAgain(id, 'Fen Troll', 1000);
    expect((await openedBy('ann', id)).listed.ownId).toBe(ownId);
    expect((await foundBy('ann', 'q=troll', 10)).names).toEqual(['Fen Troll']);
    expect((await monsterById(desk.db, ownId, 'ann'))?.record.name).toBe('Fen Troll');
  });

  it('refuses the second of two who save over the same version, in the lookups too', async () => {
    const id = await keptOne();
    const target = { id, version: 1 };
    const both = await Promise.all(
      ['One', 'Two'].map((name) => replaceCreature(desk, 'ann', target, brewed({ name }))),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'changed' });
    const { name } = (await openedBy('ann', id)).kept.record;
    expect((await foundBy('ann', '', 10)).names).toEqual([name]);
  });

  it('is kept beside what another device saved, both found', async () => {
    const id = await keptOne();
    const versions = { mine: brewed({ name: 'Mine' }), theirs: brewed({ name: 'Theirs' }) };
    const target = { id, version: 1 };
    expect(await replaceCreatureBeside(desk, 'ann', target, versions)).toEqual({ ok: true });
    expect((await openedBy('ann', id)).kept.record.name).toBe('Mine');
    expect((await foundBy('ann', '', 10)).names).toEqual(['Mine', 'Theirs']);
    expect(await replaceCreatureBeside(desk, 'ann', target, versions)).toEqual({
      ok: false,
      reason: 'changed',
    });
    expect((await foundBy('ann', '', 10)).names).toEqual(['Mine', 'Theirs']);
  });

  it('that came with the site is from its owner’s book, under the license that it has', async () => {
    const goblin = SRD_MONSTERS[0];
    if (!goblin) throw new Error('There is none.');
    const origin = { id: goblin.slug, name: goblin.name, credit: 'SRD 5.1, CC-BY-4.0' };
    const { id } = await keepCreature(desk, 'ann', newCreature(goblin, origin));
    const { kept, listed } = await openedBy('ann', id);
    expect(kept.record).toEqual({ ...goblin, source: 'Homebrew', section: null });
    expect(kept.record.licence).toBe(goblin.licence);
    expect(listed.origin).toBe(goblin.name);
    expect(kept.origin).toEqual(origin);
  });

  it('keeps what is typed and no record yet beside the record that it was', async () => {
    const id = await keptOne();
    const kept = { ...brewed({ name: 'Moss Troll' }), draft: [['name', ''] as const] };
    await replaceCreature(desk, 'ann', { id, version: 1 }, kept);
    expect((await openedBy('ann', id)).kept).toEqual(kept);
    expect((await openedBy('ann', id)).listed.isDraft).toBe(true);
    expect((await foundBy('ann', '', 10)).names).toEqual(['Moss Troll']);
    const code = String(await shareCreature(desk, 'ann', id));
    expect(await openSharedCreature(desk, code)).toMatchObject({ kept: { draft: null } });
  });

  it('that says too much is refused with a reason, and nothing is written', async () => {
    const field = (each: number) => [`field ${each}`, 'x'.repeat(8000)] as const;
    const draft = Array.from({ length: 20 }, (_, each) => field(each));
    const long = { ...brewed({ name: 'Long' }), draft };
    expect((await keepCreature(desk, 'ann', long)).done).toEqual({
      ok: false,
      reason: 'too-long',
    });
    const many = [{ kept: brewed({ name: 'Short' }) }, { kept: long }];
    const refused = { ok: false, reason: 'too-long', at: 1 };
    expect(await keepCreatures(desk, 'ann', many, { importId: 'i' })).toEqual(refused);
    expect(await countOf('homebrew_creatures')).toBe(0);
  });

  it('is copied into the same folder with another name', async () => {
    const { id } = await keepCreature(desk, 'ann', brewed({ name: 'Moss Troll' }), {
      ...{ folder: 'Fen', tags: ['bog'] },
    });
    const copy = await duplicateCreature(desk, 'ann', id);
    if (copy === null || copy === 'unread') throw new Error(String(copy));
    const { listed } = await openedBy('ann', copy.id);
    expect(listed).toMatchObject({ name: 'Moss Troll (copy)', folder: 'Fen', tags: ['bog'] });
  });
});

describe('a creature put away', () => {
  it('is in no lookup, comes back with the address that it had, and goes after 30 days', async () => {
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

  it('does not come back where there is no room', async () => {
    const id = await keptOne();
    await putAwayCreatures(desk, 'ann', [id]);
    await fillShelf(CREATURE_LIMITS.most);
    expect(await bringBackCreatures(desk, 'ann', [id])).toEqual([]);
    expect((await foundBy('ann', '', 10)).names).toEqual([]);
  });
});

describe('how many there may be', () => {
  it('is 2,000, and 2,500 with those put away, one by one or many at once', async () => {
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

  it('is kept to by batches that come at the same moment', async () => {
    await fillShelf(CREATURE_LIMITS.most - 3);
    const two = ['A', 'B'].map((name) => ({ kept: brewed({ name }) }));
    const done = await Promise.all(
      ['i', 'j', 'k'].map((importId) => keepCreatures(desk, 'ann', two, { importId })),
    );
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await countOf('homebrew_creatures')).toBe(CREATURE_LIMITS.most - 1);
  });
});

describe('several kept at once', () => {
  it('are all there, found, and open whole; the same batch again is refused', async () => {
    const many = Array.from({ length: 120 }, (_, each) => ({
      ...{ kept: brewed({ name: `Mote ${each}` }), folder: 'Swarm', tags: ['mote'] },
    }));
    const kept = await keepCreatures(desk, 'ann', many, { importId: 'i' });
    if (!kept.ok) throw new Error(kept.reason);
    expect(kept.ids).toHaveLength(120);
    expect((await openedBy('ann', String(kept.ids[7]))).kept).toEqual(brewed({ name: 'Mote 7' }));
    expect((await foundBy('ann', 'q=mote', 100)).names).toHaveLength(120);
    expect(await keepCreatures(desk, 'ann', many, { importId: 'i' })).toEqual({
      ...{ ok: false, reason: 'there' },
    });
    expect(await placesOf(desk.db, 'ann')).toEqual({
      folders: [{ word: 'Swarm', count: 120 }],
      tags: [{ word: 'mote', count: 120 }],
      kept: 120,
      away: 0,
    });
  });

  it('are taken back in one, but for what was changed since', async () => {
    const many = ['A', 'B', 'C'].map((name) => ({ kept: brewed({ name }) }));
    const kept = await keepCreatures(desk, 'ann', many, { importId: 'i' });
    if (!kept.ok) throw new Error(kept.reason);
    await keptOne({ name: 'Other' });
    await saveAgain(String(kept.ids[1]), 'B changed', 1000);
    expect(await removeImported(desk, 'ben', 'i')).toEqual({ removed: 0, changed: [] });
    expect(await removeImported(desk, 'ann', 'i')).toEqual({
      ...{ removed: 2, changed: [{ id: kept.ids[1], name: 'B changed' }] },
    });
    expect((await foundBy('ann', '', 10)).names).toEqual(['B changed', 'Other']);
  });
});

describe('the list', () => {
  it('goes page by page through every sort without loss, by words, folder and tag', async () => {
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

describe('a shared creature', () => {
  it('opens by its code until that is closed, and by no other', async () => {
    const id = await keptOne();
    expect(await openSharedCreature(desk, (await openedBy('ann', id)).code)).toBeNull();
    const code = String(await shareCreature(desk, 'ann', id));
    expect(await openSharedCreature(desk, code)).toEqual({ kept: brewed({ name: 'Moss Troll' }) });
    await putAwayCreatures(desk, 'ann', [id]);
    expect(await openSharedCreature(desk, code)).toBeNull();
    await bringBackCreatures(desk, 'ann', [id]);
    await stopSharingCreature(desk.db, 'ann', id);
    expect(await openSharedCreature(desk, code)).toBeNull();
  });
});

describe('what a creature was before', () => {
  it('stays with its first version, and each that stood for half a minute', async () => {
    const id = await keptOne({ name: 'First' });
    await saveAgain(id, 'Second', 1000);
    await saveAgain(id, 'Third', 1000);
    await saveAgain(id, 'Fourth', HALF_MINUTE);
    expect((await historyOf(desk.db, 'ann', id)).map(({ name }) => name)).toEqual([
      'Third',
      'First',
    ]);
    expect(await formerCreature(desk.db, 'ann', id, 1)).toEqual(brewed({ name: 'First' }));
    expect(await formerCreature(desk.db, 'ben', id, 1)).toBeNull();
    expect(await formerCreature(desk.db, 'ann', id, 2)).toBeNull();
  });

  it('stays every five minutes of steady typing', async () => {
    const id = await keptOne();
    for (let step = 0; step < 40; step += 1) await saveAgain(id, `Step ${step}`, 20_000);
    expect((await historyOf(desk.db, 'ann', id)).length).toBe(3);
  });

  it('is thinned by age: a day whole, then one an hour, one a day, none after a year', async () => {
    const id = await keptOne();
    const row = `insert into homebrew_history (creature_id, version, user_id, name, body, bytes, cr, is_draft, saved_at)
      values (?1, ?2, 'ann', ?3, x'00', 1, 1, 0, ?4)`;
    const ages: [string, number][] = [
      ['over a year', 370 * DAY],
      ['a month, morning', 30 * DAY + 3 * HOUR],
      ['a month, noon', 30 * DAY + 2 * HOUR],
      ['three days, first', 3 * DAY + 3000],
      ['three days, last', 3 * DAY + 2000],
      ['an hour, first', HOUR + 3000],
      ['an hour, last', HOUR + 2000],
    ];
    const noon = T0 + 400 * DAY + 20 * HOUR + 30 * 60 * 1000;
    const inserts = ages.map(([name, age], place) =>
      env.DB.prepare(row).bind(id, place + 100, name, noon - age),
    );
    await env.DB.batch(inserts);
    await env.DB.prepare('update homebrew_creatures set version = 200').run();
    await saveAgain(id, 'Now', noon - T0);
    const names = (await historyOf(desk.db, 'ann', id)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['an hour, last', 'an hour, first']));
    expect(names).toContain('three days, last');
    expect(names).toContain('a month, noon');
    expect(names).not.toContain('three days, first');
    expect(names).not.toContain('a month, morning');
    expect(names).not.toContain('over a year');
  });

  it('is at most 200 of one', async () => {
    const id = await keptOne();
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 250)
       insert into homebrew_history select ?1, i, 'ann', 'V', x'00', 1, 1, 0, ?2 from n`,
    )
      .bind(id, T0)
      .run();
    await env.DB.prepare('update homebrew_creatures set version = 300').run();
    await saveAgain(id, 'Now', HALF_MINUTE);
    expect(await countOf('homebrew_history')).toBe(CREATURE_LIMITS.history);
  });
});

it('goes with the account, and its history and its place in lookups with it', async () => {
  await saveAgain(await keptOne(), 'Later', HALF_MINUTE);
  await env.DB.prepare("delete from users where id = 'ann'").run();
  for (const table of ['homebrew_creatures', 'homebrew_history', 'own_monsters']) {
    expect(await countOf(table), table).toBe(0);
  }
});
