import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { streamText } from '~/platform/stream-text';
import { exportPerson } from '~/settings/person/export.server';
import { LIST_LIMITS } from '~/tools/monster-lookup/lists/list-limits';
import {
  bringBackList,
  createList,
  deletedLists,
  forgetDeletedLists,
  listsBeside,
  listsOf,
  openList,
  placeMonster,
  purgeLists,
  putAwayList,
  renameList,
  takeOut,
} from '~/tools/monster-lookup/lists/lists-sql.server';
import { noteOn, saveNote } from '~/tools/monster-lookup/lists/notes-sql.server';
import { takeAlong } from '~/tools/monster-lookup/lists/take-along-sql.server';
import { addPeople, DAY, store } from './kept-rows';

const { db } = store;
const NOW = 1_900_000_000_000;

async function make(userId: string, name: string, ids: string[] = []): Promise<string> {
  expect(await createList(db, userId, { name, ids, madeAs: `form ${name}` }, NOW)).toBe(true);
  const found = (await listsOf(db, userId)).find((list) => list.name === name);
  return found?.id ?? '';
}

/** Inserts this many lists of a user, some of them deleted, the first with the oldest date. */
async function fill(userId: string, kept: number, deleted: number): Promise<void> {
  const query = `insert into monster_lists (id, user_id, name, created_at, updated_at, deleted_at)
    select ?1 || value, ?1, 'List ' || value, 0, 0, case when value >= ?3 then ?4 + value end from json_each(?2)`;
  const numbers = JSON.stringify(Array.from({ length: kept + deleted }, (_, at) => at));
  await env.DB.prepare(query).bind(userId, numbers, kept, NOW).run();
}

const idsOf = async (userId: string, id: string) => (await openList(db, userId, id))?.ids;
const place = (userId: string, id: string, asked: Partial<Parameters<typeof placeMonster>[3]>) =>
  placeMonster(
    db,
    userId,
    id,
    { into: [], outOf: [], fresh: null, madeAs: 'form key', ...asked },
    NOW,
  );
const note = (userId: string, text: string, seen = 0, monsterId = 'lich') =>
  saveNote(db, userId, { monsterId, text, seen, now: NOW });
async function countOf(table: string): Promise<number | null> {
  return env.DB.prepare(`select count(*) as count from ${table}`).first<number>('count');
}

beforeEach(() => addPeople('ann', 'ben'));

describe('a monster list', () => {
  it('contains monsters of both editions once each, in the order added', async () => {
    const id = await make('ann', 'Vault');
    for (const one of ['lich', 'goblin', 'lich.srd-5-2', 'goblin']) {
      await place('ann', one, { into: [id] });
    }
    expect(await idsOf('ann', id)).toEqual(['lich', 'goblin', 'lich.srd-5-2']);
    expect(await listsBeside(db, 'ann', 'lich')).toMatchObject([{ count: 3, holds: true }]);
    // An id that is a prefix of another must not match it.
    expect(await listsBeside(db, 'ann', 'lich.srd')).toMatchObject([{ holds: false }]);
    await place('ann', 'goblin', { outOf: [id], fresh: 'Road' });
    expect(await idsOf('ann', id)).toEqual(['lich', 'lich.srd-5-2']);
    expect((await listsOf(db, 'ann')).map(({ name, count }) => [name, count])).toEqual([
      ['Road', 1],
      ['Vault', 2],
    ]);
    expect(await takeOut(db, 'ann', id, ['lich', 'nobody'], NOW)).toBe(true);
    expect(await idsOf('ann', id)).toEqual(['lich.srd-5-2']);
  });

  it('can be accessed by its owner only', async () => {
    const id = await make('ann', 'Vault', ['lich']);
    expect(await openList(db, 'ben', id)).toBeNull();
    expect(await renameList(db, 'ben', id, 'Mine', NOW)).toBe(false);
    expect(await takeOut(db, 'ben', id, ['lich'], NOW)).toBe(false);
    expect(await putAwayList(db, 'ben', id, NOW)).toBe(false);
    await place('ben', 'goblin', { into: [id] });
    await place('ben', 'lich', { outOf: [id] });
    await putAwayList(db, 'ann', id, NOW);
    expect(await bringBackList(db, 'ben', id)).toBe(false);
    await forgetDeletedLists(db, 'ben');
    expect(await bringBackList(db, 'ann', id)).toBe(true);
    expect(await openList(db, 'ann', id)).toEqual({ id, name: 'Vault', ids: ['lich'] });
    expect(await listsOf(db, 'ben')).toEqual([]);
  });

  it('is created once however often its form is sent, separately for each user', async () => {
    const asked = { name: 'Vault', ids: ['lich'], madeAs: 'form one' };
    const done = await Promise.all(
      ['ann', 'ann', 'ben'].map((who) => createList(db, who, asked, NOW)),
    );
    expect(done).toEqual([true, true, true]);
    expect(await countOf('monster_lists')).toBe(2);
    await place('ann', 'goblin', { fresh: 'Road' });
    await place('ann', 'goblin', { fresh: 'Road' });
    expect(await listsOf(db, 'ann')).toHaveLength(2);
  });

  it('is limited to 200 monsters', async () => {
    const many = Array.from({ length: 250 }, (_, at) => `m${at}`);
    const id = await make('ann', 'Horde', many);
    expect(await idsOf('ann', id)).toHaveLength(LIST_LIMITS.monsters);
    await place('ann', 'one-more', { into: [id] });
    expect(await idsOf('ann', id)).not.toContain('one-more');
  });

  it('is removed 30 days after deletion, and can be restored until then', async () => {
    const id = await make('ann', 'Vault');
    await putAwayList(db, 'ann', id, NOW);
    expect(await openList(db, 'ann', id)).toBeNull();
    await purgeLists(db, NOW + 29 * DAY);
    expect(await deletedLists(db, 'ann')).toEqual([{ id, name: 'Vault' }]);
    await purgeLists(db, NOW + 31 * DAY);
    expect(await countOf('monster_lists')).toBe(0);
  });
});

describe('the limit of a hundred lists', () => {
  it('includes deleted lists', async () => {
    await fill('ann', 100, 0);
    expect(await createList(db, 'ann', { name: 'More', ids: [], madeAs: 'form x' }, NOW)).toBe(
      false,
    );
    await place('ann', 'lich', { fresh: 'More' });
    expect(await countOf('monster_lists')).toBe(100);
    // Another user is not affected.
    await make('ben', 'Vault');
  });

  it('is kept by removing the oldest deleted lists, and only as many as needed', async () => {
    await fill('ann', 95, 5);
    await make('ann', 'More');
    expect(await countOf('monster_lists')).toBe(100);
    expect((await deletedLists(db, 'ann')).map(({ name }) => name)).toEqual([
      'List 99',
      'List 98',
      'List 97',
      'List 96',
    ]);
    for (const { id } of await deletedLists(db, 'ann')) {
      expect(await bringBackList(db, 'ann', id)).toBe(true);
    }
    expect(await listsOf(db, 'ann')).toHaveLength(100);
  });

  it('is not exceeded by two forms sent at the same time', async () => {
    await fill('ann', 99, 0);
    const asked = ['one', 'two'].map((name) => ({ name, ids: [], madeAs: `form ${name}` }));
    const done = await Promise.all(asked.map((list) => createList(db, 'ann', list, NOW)));
    expect(done.toSorted()).toEqual([false, true]);
    expect(await countOf('monster_lists')).toBe(100);
  });
});

describe('a note', () => {
  it('exists once per monster and user, and is deleted when it is emptied', async () => {
    expect(await note('ann', 'Phylactery in the well')).toEqual({ ok: true, version: NOW });
    expect(await noteOn(db, 'ben', 'lich')).toEqual({ text: '', version: 0 });
    expect(await note('ben', 'His own')).toMatchObject({ ok: true });
    const changed = await note('ann', 'Found it', NOW);
    expect(changed).toEqual({ ok: true, version: NOW + 1 });
    expect(await noteOn(db, 'ann', 'lich')).toEqual({ text: 'Found it', version: NOW + 1 });
    expect(await note('ann', '', NOW + 1)).toEqual({ ok: true, version: 0 });
    expect(await countOf('monster_notes')).toBe(1);
  });

  it('is not overwritten after a change in another tab, and nothing is lost', async () => {
    await note('ann', 'First');
    await note('ann', 'Second', NOW);
    for (const mine of ['Mine', '']) {
      expect(await note('ann', mine, NOW)).toEqual({
        ok: false,
        reason: 'changed',
        theirs: { text: 'Second', version: NOW + 1 },
      });
    }
    expect(await note('ann', 'Mine', 0)).toMatchObject({ ok: false, reason: 'changed' });
    // This note was saved and only the response was lost.
    expect(await note('ann', 'Second', NOW)).toEqual({ ok: true, version: NOW + 1 });
    expect(await note('ann', 'Mine', NOW + 1)).toMatchObject({ ok: true });
  });

  it('is refused beyond two thousand, but existing ones can be changed', async () => {
    const query = `insert into monster_notes (user_id, monster_id, note, updated_at) select 'ann', 'm' || value, 'n', 7 from json_each(?1)`;
    const numbers = JSON.stringify(Array.from({ length: LIST_LIMITS.notes }, (_, at) => at));
    await env.DB.prepare(query).bind(numbers).run();
    expect(await note('ann', 'One more')).toEqual({ ok: false, reason: 'full' });
    expect(await note('ann', 'Changed', 7, 'm5')).toMatchObject({ ok: true });
    const brought = { lists: [], notes: [{ id: 'lich', note: 'One more' }] };
    expect(await takeAlong(db, 'ann', brought, NOW)).toEqual({ lists: [], notes: [] });
    await note('ann', '', 7, 'm6');
    expect(await note('ann', 'One more')).toMatchObject({ ok: true });
  });
});

describe('lists and notes from a device', () => {
  const lists = [{ id: 'd1', name: 'Vault', monsters: ['lich', '../x', 'goblin', 'lich'] }];
  const notes = [
    { id: 'lich', note: 'From the device' },
    { id: 'goblin', note: 'New' },
    { id: 'not an id', note: 'n' },
  ];

  it('are added to the account once, however often they are sent', async () => {
    await note('ann', 'Mine');
    for (const _ of [1, 2]) {
      const taken = await takeAlong(db, 'ann', { lists, notes }, NOW);
      expect(taken.lists).toEqual(['d1']);
      expect(taken.notes.toSorted()).toEqual(['goblin', 'lich']);
    }
    const [list] = await listsOf(db, 'ann');
    expect(list).toMatchObject({ name: 'Vault', count: 2 });
    expect(await noteOn(db, 'ann', 'lich')).toMatchObject({ text: 'Mine\n\nFrom the device' });
    expect(await noteOn(db, 'ann', 'goblin')).toMatchObject({ text: 'New' });
    expect(await countOf('monster_lists')).toBe(1);
    // The next user of the same device gets their own copy.
    await takeAlong(db, 'ben', { lists, notes: [] }, NOW);
    expect(await listsOf(db, 'ben')).toHaveLength(1);
  });

  it('stay on the device when there is no room for them', async () => {
    await fill('ann', 100, 0);
    await note('ann', 'x'.repeat(1990));
    const taken = await takeAlong(db, 'ann', { lists, notes: notes.slice(0, 1) }, NOW);
    expect(taken).toEqual({ lists: [], notes: [] });
    expect(await noteOn(db, 'ann', 'lich')).toMatchObject({ text: 'x'.repeat(1990) });
  });
});

it('lists and notes are part of the export, and are deleted with their user', async () => {
  await make('ann', 'Vault', ['lich']);
  await make('ben', 'His');
  await note('ann', 'Mine');
  const ann = { userId: 'ann', verifiedEmail: null };
  const text = await new Response(streamText(exportPerson(store, ann, 'now'), () => {})).text();
  const { monster_lists: lists, monster_notes: notes } = JSON.parse(text);
  expect(lists).toMatchObject([{ name: 'Vault', monsters: ['lich'] }]);
  expect(notes).toMatchObject([{ monster_id: 'lich', note: 'Mine' }]);
  await env.DB.prepare(`delete from users where id = 'ann'`).run();
  expect(await countOf('monster_lists')).toBe(1);
  expect(await countOf('monster_notes')).toBe(0);
});
