import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { OVERWRITE } from '~/tools/homebrew/bring/overwrite-sql.server';
import {
  type Act,
  actStatement,
  doToCreatures,
  lastAct,
  takeBack,
} from '~/tools/homebrew/kept/acts-sql.server';
import { keepCreature, replaceCreature } from '~/tools/homebrew/kept/creatures.server';
import { listCreatures } from '~/tools/homebrew/kept/list-sql.server';
import { at, brewed, desk, keptOne, openedBy, T0 } from './homebrew-desk';
import { addPeople } from './kept-rows';
import { foundBy } from './own-monsters-desk';

async function places(userId = 'ann') {
  const { items } = await listCreatures(desk.db, userId, { sort: 'name' });
  return items.map(({ name, folder, tags, partyId }) => [name, folder, tags, partyId] as const);
}

async function done(ids: readonly string[], act: Act, userId = 'ann') {
  const did = await doToCreatures(desk, userId, ids, act);
  if (did === null) throw new Error('Nothing was changed.');
  return did;
}

let ids: string[];

beforeEach(async () => {
  at.now = T0;
  await addPeople('ann', 'ben');
  ids = [];
  for (const [name, folder, tags] of [
    ['A', 'Fen', ['bog']],
    ['B', '', []],
    ['C', 'Crypt', ['dead', 'bog']],
  ] as const) {
    ids.push((await keepCreature(desk, 'ann', brewed({ name }), { folder, tags })).id);
  }
});

describe('actions on several creatures', () => {
  it.each([
    ...(['move', 'tag', 'untag', 'party', 'put-away'] as const).map(
      (kind) => [kind, actStatement(kind), ['ann', 'x']] as const,
    ),
    ['replace', OVERWRITE, ['[]', 'ann', 1, null]] as const,
  ])('find the creatures by their ids, and read the arguments once: %s', async (_, sql, values) => {
    const { results } = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...values)
      .all<{ detail: string }>();
    const steps = results.map(({ detail }) => detail);
    expect(steps.some((step) => /^SEARCH (c|homebrew_creatures) .*\(id=\?\)/.test(step))).toBe(
      true,
    );
    expect(steps.filter((step) => /homebrew_creatures_by_user/.test(step))).toEqual([]);
  });

  it('move them, and the undo returns each to its folder', async () => {
    const before = await places();
    const { id, count } = await done(ids, { kind: 'move', to: 'Fen' });
    expect(count).toBe(2);
    expect((await places()).map(([, folder]) => folder)).toEqual(['Fen', 'Fen', 'Fen']);
    expect(await lastAct(desk.db, 'ann', id)).toEqual({ id, kind: 'move', to: 'Fen', count: 2 });
    expect(await takeBack(desk, 'ben', id)).toBe(0);
    expect(await takeBack(desk, 'ann', id)).toBe(2);
    expect(await places()).toEqual(before);
    expect(await takeBack(desk, 'ann', id)).toBe(0);
  });

  it('add and remove tags, up to twelve, and can be undone', async () => {
    const before = await places();
    const tagged = await done(ids, { kind: 'tag', to: 'bog' });
    expect(tagged.count).toBe(1);
    expect((await places()).map(([, , tags]) => tags.length)).toEqual([1, 1, 2]);
    await takeBack(desk, 'ann', tagged.id);
    expect(await places()).toEqual(before);
    const untagged = await done(ids, { kind: 'untag', to: 'bog' });
    expect((await places()).map(([, , tags]) => tags)).toEqual([[], [], ['dead']]);
    expect(await takeBack(desk, 'ann', untagged.id)).toBe(2);
    for (let each = 0; each < 12; each += 1) {
      await doToCreatures(desk, 'ann', ids, { kind: 'tag', to: `t${each}` });
    }
    expect((await places()).map(([, , tags]) => tags.length)).toEqual([12, 12, 12]);
  });

  it('delete and restore them together, with their ids', async () => {
    const own = (await openedBy('ann', String(ids[0]))).listed.ownId;
    const { id } = await done(ids, { kind: 'put-away' });
    expect((await foundBy('ann', '', 10)).names).toEqual([]);
    expect(await takeBack(desk, 'ann', id)).toBe(3);
    expect((await foundBy('ann', '', 10)).names).toEqual(['A', 'B', 'C']);
    expect((await openedBy('ann', String(ids[0]))).listed.ownId).toBe(own);
  });

  it('cause no conflict for a page that has one of them open', async () => {
    await done(ids, { kind: 'move', to: 'Fen' });
    const target = { id: String(ids[1]), version: 1 };
    expect(await replaceCreature(desk, 'ann', target, brewed({ name: 'B' }))).toEqual({ ok: true });
    expect((await openedBy('ann', String(ids[1]))).listed.folder).toBe('Fen');
  });

  it('do not affect creatures of other users', async () => {
    const theirs = await keptOne({ name: 'Theirs' }, 'ben');
    const before = await places();
    for (const act of [
      { kind: 'move', to: 'X' },
      { kind: 'tag', to: 'X' },
      { kind: 'untag', to: 'bog' },
      { kind: 'party', to: null },
      { kind: 'put-away' },
    ] as const) {
      expect(await doToCreatures(desk, 'ben', ids, act), act.kind).toBeNull();
    }
    expect(await places()).toEqual(before);
    expect((await done([...ids, theirs], { kind: 'move', to: 'X' })).count).toBe(3);
    expect((await places('ben')).map(([, folder]) => folder)).toEqual(['']);
  });

  it('are undone only for creatures that are unchanged since', async () => {
    const first = await done(ids, { kind: 'move', to: 'One' });
    await env.DB.prepare("update homebrew_creatures set folder = 'By hand' where id = ?1")
      .bind(ids[0])
      .run();
    expect(await takeBack(desk, 'ann', first.id)).toBe(2);
    expect((await places()).map(([, folder]) => folder)).toEqual(['By hand', '', 'Crypt']);
  });

  it('share them with a party of their owner, and with no other', async () => {
    await env.DB.prepare(
      `insert into parties (id, user_id, name, code, created_at, updated_at)
       values ('ours', 'ann', 'Ours', 'c1', 0, 0), ('others', 'ben', 'Others', 'c2', 0, 0)`,
    ).run();
    expect(await doToCreatures(desk, 'ann', ids, { kind: 'party', to: 'others' })).toBeNull();
    expect(await doToCreatures(desk, 'ann', ids, { kind: 'party', to: 'none' })).toBeNull();
    const { id } = await done(ids, { kind: 'party', to: 'ours' });
    expect((await places()).map(([, , , party]) => party)).toEqual(['ours', 'ours', 'ours']);
    await takeBack(desk, 'ann', id);
    expect((await places()).map(([, , , party]) => party)).toEqual([null, null, null]);
  });
});
