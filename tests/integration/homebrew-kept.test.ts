import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { monsterById } from '~/compendium/shelf/records.server';
import { poolFor } from '~/encounters/pool.server';
import { newCreature } from '~/tools/homebrew/kept/creature';
import {
  duplicateCreature,
  keepCreature,
  openCreature,
  openSharedCreature,
  replaceCreature,
  replaceCreatureBeside,
  shareCreature,
  stopSharingCreature,
} from '~/tools/homebrew/kept/creatures.server';
import { historyOf } from '~/tools/homebrew/kept/history.server';
import { keepCreatures } from '~/tools/homebrew/kept/keep-many-sql.server';
import { listCreatures } from '~/tools/homebrew/kept/list-sql.server';
import { bringBackCreatures, putAwayCreatures } from '~/tools/homebrew/kept/put-away-sql.server';
import { SRD_MONSTERS } from './compendium-files';
import { at, brewed, countOf, desk, keptOne, openedBy, saveAgain, T0 } from './homebrew-desk';
import { addPeople } from './kept-rows';
import { foundBy } from './own-monsters-desk';

beforeEach(async () => {
  at.now = T0;
  await addPeople('ann', 'ben');
});

describe('a saved creature', () => {
  it('opens as it was saved, and is found by its owner in every search, and by nobody else', async () => {
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

  it('may have the same name as another, and both are found', async () => {
    await keptOne();
    await keptOne();
    expect((await foundBy('ann', 'q=moss', 10)).names).toEqual(['Moss Troll', 'Moss Troll']);
  });

  it('cannot be opened, listed, changed, shared, copied or deleted by another user', async () => {
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

  it('is found as it was last saved, with the same id', async () => {
    const id = await keptOne();
    const { ownId } = (await openedBy('ann', id)).listed;
    await saveAgain(id, 'Fen Troll', 1000);
    expect((await openedBy('ann', id)).listed.ownId).toBe(ownId);
    expect((await foundBy('ann', 'q=troll', 10)).names).toEqual(['Fen Troll']);
    expect((await monsterById(desk.db, ownId, 'ann'))?.record.name).toBe('Fen Troll');
  });

  it('refuses the second of two saves from the same version, also in searches', async () => {
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

  it('can be saved beside the version of another device, and both are found', async () => {
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

  it('copied from the site’s records has its owner as source, and keeps its license', async () => {
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

  it('stores an incomplete draft beside its last valid record', async () => {
    const id = await keptOne();
    const kept = { ...brewed({ name: 'Moss Troll' }), draft: [['name', ''] as const] };
    await replaceCreature(desk, 'ann', { id, version: 1 }, kept);
    expect((await openedBy('ann', id)).kept).toEqual(kept);
    expect((await openedBy('ann', id)).listed.isDraft).toBe(true);
    expect((await foundBy('ann', '', 10)).names).toEqual(['Moss Troll']);
    const code = String(await shareCreature(desk, 'ann', id));
    expect(await openSharedCreature(desk, code)).toMatchObject({ kept: { draft: null } });
  });

  it('with too much content is refused with a reason, and nothing is written', async () => {
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
      folder: 'Fen',
      tags: ['bog'],
    });
    const copy = await duplicateCreature(desk, 'ann', id);
    if (copy === null || copy === 'unread') throw new Error(String(copy));
    const { listed } = await openedBy('ann', copy.id);
    expect(listed).toMatchObject({ name: 'Moss Troll (copy)', folder: 'Fen', tags: ['bog'] });
  });
});

describe('a shared creature', () => {
  it('opens by its code until sharing stops, and by no other code', async () => {
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

it('is deleted with the account, including its history and search entries', async () => {
  await saveAgain(await keptOne(), 'Later', 30_000);
  await env.DB.prepare("delete from users where id = 'ann'").run();
  for (const table of ['homebrew_creatures', 'homebrew_history', 'own_monsters']) {
    expect(await countOf(table), table).toBe(0);
  }
});
