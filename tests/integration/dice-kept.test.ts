import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { streamText } from '~/platform/stream-text';
import { exportPerson } from '~/settings/person/export.server';
import { KEPT_LIMITS, type TypedKept } from '~/tools/dice-roller/kept/kept-limits';
import {
  addKept,
  bringBackKept,
  changeKept,
  deletedKept,
  keptOf,
  keptToRoll,
  oneKept,
  purgeDice,
  putAwayKept,
} from '~/tools/dice-roller/kept/kept-sql.server';
import { addPeople, DAY, store } from './kept-rows';

const { db } = store;
const NOW = 1_900_000_000_000;
const AXE: TypedKept = { kind: 'macro', name: 'Axe', body: '1d12', character: 'Mira', party: '' };

async function add(userId: string, over: Partial<TypedKept> = {}, key = 'a'): Promise<string> {
  expect(await addKept(db, userId, { ...AXE, ...over, madeAs: `form ${key}` }, NOW)).toBe(true);
  const name = over.name ?? AXE.name;
  return (await keptOf(db, userId)).find((one) => one.name === name)?.id ?? '';
}

/** Inserts this many rows of a kind, some of them deleted, the first with the oldest date. */
async function fill(userId: string, kind: string, kept: number, deleted: number): Promise<void> {
  const query = `insert into dice_kept (id, user_id, kind, name, body, created_at, updated_at, deleted_at)
    select ?1 || ?5 || value, ?1, ?5, 'N' || value, '1d6', 0, 0, case when value >= ?3 then ?4 + value end from json_each(?2)`;
  const numbers = JSON.stringify(Array.from({ length: kept + deleted }, (_, at) => at));
  await env.DB.prepare(query).bind(userId, numbers, kept, NOW, kind).run();
}

beforeEach(() => addPeople('ann', 'ben'));

describe('macros and tables', () => {
  it('can be accessed by their owner only', async () => {
    const id = await add('ann');
    expect(await oneKept(db, 'ann', id)).toEqual({ id, ...AXE });
    expect(await oneKept(db, 'ben', id)).toBeNull();
    expect(await keptOf(db, 'ben')).toEqual([]);
    expect(await changeKept(db, 'ben', id, { ...AXE, name: 'Mine' }, NOW)).toBe(false);
    expect(await putAwayKept(db, 'ben', id, NOW)).toBe(false);
    expect(await putAwayKept(db, 'ann', id, NOW)).toBe(true);
    expect(await bringBackKept(db, 'ben', id)).toBe(false);
    expect(await keptOf(db, 'ann')).toEqual([]);
    expect(await deletedKept(db, 'ann')).toEqual([{ id, kind: 'macro', name: 'Axe' }]);
    expect(await bringBackKept(db, 'ann', id)).toBe(true);
    expect(await keptOf(db, 'ann')).toHaveLength(1);
  });

  it('can be changed, but not in kind', async () => {
    const id = await add('ann');
    expect(await changeKept(db, 'ann', id, { ...AXE, body: '1d12+1' }, NOW)).toBe(true);
    expect((await oneKept(db, 'ann', id))?.body).toBe('1d12+1');
    expect(await changeKept(db, 'ann', id, { ...AXE, kind: 'table' }, NOW)).toBe(false);
  });

  it('sent twice are saved once', async () => {
    await add('ann');
    await add('ann');
    expect(await keptToRoll(db, 'ann')).toHaveLength(1);
  });

  it.each(['macro', 'table'] as const)('of the kind %s are limited in number', async (kind) => {
    await fill('ann', kind, KEPT_LIMITS[kind], 0);
    const fresh = { ...AXE, kind, madeAs: 'form over' };
    expect(await addKept(db, 'ann', fresh, NOW)).toBe(false);
    const other = kind === 'macro' ? ('table' as const) : ('macro' as const);
    expect(await addKept(db, 'ann', { ...AXE, kind: other, madeAs: 'form b' }, NOW)).toBe(true);
  });

  it('that are deleted count too, and the oldest deleted one is removed to make room', async () => {
    await fill('ann', 'table', KEPT_LIMITS.table - 2, 2);
    await add('ann', { kind: 'table', name: 'Fresh' });
    const left = await deletedKept(db, 'ann');
    expect(left.map(({ id }) => id)).toEqual([`anntable${KEPT_LIMITS.table - 1}`]);
    expect(await keptOf(db, 'ann')).toHaveLength(KEPT_LIMITS.table - 1);
  });

  it('are removed thirty days after deletion', async () => {
    const id = await add('ann');
    await putAwayKept(db, 'ann', id, NOW);
    await purgeDice(db, NOW + 29 * DAY);
    expect(await deletedKept(db, 'ann')).toHaveLength(1);
    await purgeDice(db, NOW + 31 * DAY);
    expect(await deletedKept(db, 'ann')).toEqual([]);
  });

  it('only lose their party when the party is deleted', async () => {
    await env.DB.prepare(
      "insert into parties (id, user_id, name, code, created_at, updated_at) values ('p', 'ben', 'Crows', 'abc', 0, 0)",
    ).run();
    const id = await add('ann', { party: 'p' });
    expect((await oneKept(db, 'ann', id))?.party).toBe('p');
    await env.DB.prepare("delete from parties where id = 'p'").run();
    expect(await oneKept(db, 'ann', id)).toEqual({ id, ...AXE });
  });

  it('are part of the export', async () => {
    await add('ann');
    const person = { userId: 'ann', verifiedEmail: null };
    const text = await new Response(streamText(exportPerson(store, person, ''), () => {})).text();
    expect(JSON.parse(text).dice_kept).toMatchObject([{ name: 'Axe', body: '1d12' }]);
  });
});
