import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_MAPS, MOST_MAPS_WITH_DELETED } from '~/maps/kept/kept-map';
import { mapShelf, onShelf } from '~/maps/kept/saved-maps.server';
import { addPeople, DAY, heavyMap, keptOf, looseKeys, store } from './kept-rows';

const { db } = store;
const kept = keptOf('lamp');
const show = (as: string) => `seen by ${as}`;

function add(userId: string, id: string, now = 1000, map = kept) {
  return mapShelf.add(store, userId, onShelf(map), { id, code: `code-${id}`, now });
}

function replace(userId: string, version: number, map = kept, now = 2) {
  return mapShelf.replace(store, userId, { id: 'a', version }, onShelf(map), { now, show });
}

/** Inserts this many maps of a user, each with this many bytes. */
async function fill(count: number, { deleted = 0, bytes = 10 } = {}): Promise<void> {
  const query = `insert into maps (id, user_id, name, code, width, height, rooms, json, bytes, thumbnail, created_at, updated_at, deleted_at)
    select 'm' || value, 'ann', 'Map', 'c' || value, 20, 20, 0, '', ?3, '', 0, 0, iif(value < ?2, 500, null) from json_each(?1)`;
  const numbers = Array.from({ length: count }, (_, index) => index);
  await env.DB.prepare(query).bind(JSON.stringify(numbers), deleted, bytes).run();
}

beforeEach(() => addPeople('ann', 'ben'));

describe('saved maps', () => {
  it('return every square and the style they were saved with', async () => {
    await add('ann', 'a');
    const map = await mapShelf.open(store, 'ann', 'a');
    expect(map).toMatchObject({ text: kept.json, look: 'style=parchment', version: 1, width: 40 });
    const row = await env.DB.prepare('select json, bytes from maps').first();
    expect(row).toMatchObject({ json: '' });
    expect(Number(row?.bytes)).toBeLessThan(kept.json.length / 3);
  });

  it('cannot be listed, opened, changed, shared, deleted or restored by other users', async () => {
    await add('ann', 'a');
    expect(await mapShelf.list(db, 'ben')).toEqual([]);
    expect(await mapShelf.open(store, 'ben', 'a')).toBeNull();
    expect(await replace('ben', 1)).toEqual({ ok: false, reason: 'gone' });
    const made = { now: 2, show: () => '' };
    expect(await mapShelf.share(store, 'ben', 'a', 'gm', made)).toBeNull();
    expect(await mapShelf.stopSharing(db, 'ben', 'a')).toBeNull();
    expect(await mapShelf.putAway(db, 'ben', 'a', 2)).toBe(false);
    await mapShelf.putAway(db, 'ann', 'a', 3);
    expect(await mapShelf.bringBack(db, 'ben', 'a')).toBe(false);
    expect(await mapShelf.nameOfDeleted(db, 'ben', 'a')).toBeNull();
    expect(await mapShelf.countDeleted(db, 'ben')).toBe(0);
    await mapShelf.forgetDeleted(db, 'ben');
    expect(await mapShelf.bringBack(db, 'ann', 'a')).toBe(true);
  });

  it('accept only the first of two saves from the same version', async () => {
    await add('ann', 'a');
    const answers = await Promise.all([
      replace('ann', 1, keptOf('one'), 5),
      replace('ann', 1, keptOf('two'), 6),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual({ ok: false, reason: 'changed' });
    expect((await mapShelf.open(store, 'ann', 'a'))?.version).toBe(2);
  });

  it('keep both versions or neither', async () => {
    await add('ann', 'a');
    const versions = {
      mine: onShelf(keptOf('mine')),
      theirs: onShelf({ ...kept, name: 'Theirs' }),
    };
    const both = (version: number, id: string) =>
      mapShelf.replaceAndKeepBoth(store, 'ann', { id: 'a', version }, versions, {
        born: { id, code: id, now: 3 },
        show,
      });
    expect(await both(7, 'b')).toEqual({ ok: false, reason: 'changed' });
    expect(await mapShelf.list(db, 'ann')).toHaveLength(1);
    const answers = await Promise.all([both(1, 'b'), both(1, 'c')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await mapShelf.list(db, 'ann')).map(({ name }) => name).toSorted()).toEqual(
      [keptOf('mine').name, 'Theirs'].toSorted(),
    );
    await fill(MOST_MAPS - 2);
    expect(await both(2, 'd')).toEqual({ ok: false, reason: 'most' });
    expect((await mapShelf.open(store, 'ann', 'a'))?.version).toBe(2);
  });

  it('can be deleted and restored, and are removed after 30 days', async () => {
    await add('ann', 'a');
    await mapShelf.putAway(db, 'ann', 'a', 1000);
    expect(await mapShelf.list(db, 'ann')).toEqual([]);
    await mapShelf.tend(store, 1000 + 29 * DAY);
    expect(await mapShelf.bringBack(db, 'ann', 'a')).toBe(true);
    expect(await mapShelf.list(db, 'ann')).toHaveLength(1);
    await mapShelf.putAway(db, 'ann', 'a', 1000);
    await mapShelf.tend(store, 1000 + 31 * DAY);
    expect(await mapShelf.bringBack(db, 'ann', 'a')).toBe(false);
  });

  it('are deleted with the account, and so are their files', async () => {
    await add('ann', 'a', 1000, heavyMap(60_000));
    expect((await env.FILES.list()).objects).toHaveLength(1);
    await env.DB.prepare("delete from users where id = 'ann'").run();
    expect((await env.DB.prepare('select id from maps').all()).results).toEqual([]);
    await mapShelf.tend(store, Date.now() + 1000);
    expect((await env.FILES.list()).objects).toEqual([]);
    expect(await looseKeys()).toEqual([]);
  });
});

describe('the limits for maps', () => {
  it('apply to the number per user, also for concurrent saves', async () => {
    await fill(MOST_MAPS - 1);
    const answers = await Promise.all([add('ann', 'x'), add('ann', 'y'), add('ann', 'z')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual({ ok: false, reason: 'most' });
    expect(await add('ben', 'b')).toEqual({ ok: true });
  });

  it('include deleted maps until they are removed for good', async () => {
    await fill(MOST_MAPS_WITH_DELETED - 1, { deleted: MOST_MAPS_WITH_DELETED - 1 });
    const answers = await Promise.all([add('ann', 'x'), add('ann', 'y'), add('ann', 'z')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await add('ann', 'more')).toEqual({ ok: false, reason: 'with-deleted' });
    expect(await mapShelf.countDeleted(db, 'ann')).toBe(MOST_MAPS_WITH_DELETED - 1);
    await mapShelf.forgetDeleted(db, 'ann');
    expect(await add('ann', 'more')).toEqual({ ok: true });
    expect(await mapShelf.list(db, 'ann')).toHaveLength(2);
  });

  it('apply to the bytes of all maps, including deleted ones', async () => {
    const { mostBytes } = mapShelf.limits;
    await fill(2, { deleted: 1, bytes: mostBytes / 2 - 6000 });
    expect(await add('ann', 'a')).toEqual({ ok: true });
    const answers = await Promise.all(
      ['x', 'y', 'z'].map((id) => add('ann', id, 1, heavyMap(5000))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual({ ok: false, reason: 'bytes' });
    // A map at the limit may not grow, but may be renamed.
    expect(await replace('ann', 1, heavyMap(20_000))).toEqual({ ok: false, reason: 'bytes' });
    expect(await replace('ann', 1, { ...kept, name: 'Renamed' })).toEqual({ ok: true });
  });

  it('leave existing maps of users above a limit, and only refuse new ones', async () => {
    await fill(MOST_MAPS + 3, { bytes: mapShelf.limits.mostBytes / 100 });
    expect(await mapShelf.list(db, 'ann')).toHaveLength(MOST_MAPS + 3);
    expect(await add('ann', 'x')).toEqual({ ok: false, reason: 'most' });
    const target = { id: 'm5', version: 1 };
    const saved = await mapShelf.replace(store, 'ann', target, onShelf(kept), { now: 3, show });
    expect(saved).toEqual({ ok: true });
  });

  it('include old texts that are not packed', async () => {
    const { mostBytes } = mapShelf.limits;
    await fill(17, { bytes: 0 });
    await env.DB.prepare(
      "update maps set bytes = null, json = replace(hex(zeroblob(1000000)), '0', 'x')",
    ).run();
    expect(17 * 2_000_000).toBeGreaterThan(mostBytes);
    expect(await add('ann', 'x')).toEqual({ ok: false, reason: 'bytes' });
  });
});

describe('sharing a map', () => {
  const made = { now: 1, show: (_: unknown, text: string) => `drawn: ${text.length}` };
  const never = {
    now: 2,
    show: (): string => {
      throw new Error('drawn at a view');
    },
  };

  it('opens it by its code only while shared, with a new code each time', async () => {
    await add('ann', 'a');
    expect(await mapShelf.openShared(store, 'code-a')).toBeNull();
    const code = (await mapShelf.share(store, 'ann', 'a', 'player', made)) ?? '';
    expect(await mapShelf.openShared(store, code)).toMatchObject({
      shared: 'player',
      text: kept.json,
    });
    expect(await mapShelf.share(store, 'ann', 'a', 'player', made)).toBe(code);
    expect(await mapShelf.stopSharing(db, 'ann', 'a')).not.toBe(code);
    expect(await mapShelf.openShown(store, code, made)).toBeNull();
    const next = (await mapShelf.share(store, 'ann', 'a', 'gm', made)) ?? '';
    expect(next).toMatch(/^[0-9a-f]{32}$/);
    expect(next).not.toBe(code);
    expect(await mapShelf.openShown(store, code, made)).toBeNull();
    expect(await mapShelf.openShared(store, code)).toBeNull();
    expect(await mapShelf.openShown(store, next, made)).not.toBeNull();
    await mapShelf.putAway(db, 'ann', 'a', 9);
    expect(await mapShelf.openShared(store, next)).toBeNull();
  });

  it('never shows another version under a code: the old code ends and a new one is made', async () => {
    await add('ann', 'a');
    const players = (await mapShelf.share(store, 'ann', 'a', 'player', made)) ?? '';
    const masters = (await mapShelf.share(store, 'ann', 'a', 'gm', made)) ?? '';
    expect(masters).toMatch(/^[0-9a-f]{32}$/);
    expect(masters).not.toBe(players);
    expect(await mapShelf.openShown(store, players, made)).toBeNull();
    expect(await mapShelf.openShared(store, players)).toBeNull();
    expect(await mapShelf.openShared(store, masters)).toMatchObject({ shared: 'gm' });
    // Sharing it again, also from another tab, returns the same code.
    expect(await mapShelf.share(store, 'ann', 'a', 'gm', made)).toBe(masters);
    const back = await mapShelf.share(store, 'ann', 'a', 'player', made);
    expect([players, masters]).not.toContain(back);
    expect(await mapShelf.openShown(store, masters, made)).toBeNull();
  });

  it('draws it when it is shared or saved, and never at a view', async () => {
    await add('ann', 'a');
    const code = (await mapShelf.share(store, 'ann', 'a', 'gm', made)) ?? '';
    const first = await mapShelf.openShown(store, code, never);
    expect(first).toMatchObject({ kind: 'shown', shown: `drawn: ${kept.json.length}` });
    await replace('ann', 1, keptOf('next'));
    expect(await mapShelf.openShown(store, code, never)).toMatchObject({
      thing: { shared: 'gm', version: 2 },
      shown: 'seen by gm',
    });
  });
});
