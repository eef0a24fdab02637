import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { dryRun } from '~/tools/homebrew/bring/dry-run.server';
import { type ThereChoice, usualChoices } from '~/tools/homebrew/bring/import-choices';
import { takeBatch } from '~/tools/homebrew/bring/take-batch.server';
import { undoBatch } from '~/tools/homebrew/bring/undo-batch-sql.server';
import {
  dropWaiting,
  listWaiting,
  MOST_WAITING,
  openWaiting,
  purgeImports,
  waitingText,
  waitText,
} from '~/tools/homebrew/bring/waiting-sql.server';
import { CREATURE_LIMITS } from '~/tools/homebrew/kept/creature';
import { replaceCreature } from '~/tools/homebrew/kept/creatures.server';
import { listImported } from '~/tools/homebrew/kept/put-away-sql.server';
import { keptRecords } from '~/tools/homebrew/take/kept-records-sql.server';
import { at, brewed, desk, keptOne, openedBy, T0 } from './homebrew-desk';
import { addPeople, store } from './kept-rows';
import { foundBy } from './own-monsters-desk';

const DAY = 24 * 60 * 60 * 1000;

const fileOf = (...names: string[]) =>
  JSON.stringify(
    names.map((name) => brewed({ name, slug: name.toLowerCase().replace(/\W+/g, '-') }).record),
  );

async function brought(text: string, userId = 'ann'): Promise<string> {
  const id = await waitText(desk, userId, { text, name: 'beasts.json', hint: null });
  if (id === null) throw new Error('not stored');
  return id;
}

async function opened(id: string, userId = 'ann') {
  const waiting = await openWaiting(desk, userId, id);
  if (waiting === null) throw new Error('not there');
  return waiting;
}

/** Presses the button of a dry run, with what is ticked at first, or all with one answer where it is there. */
async function press(id: string, how?: ThereChoice) {
  const waiting = await opened(id);
  const run = await dryRun(desk, 'ann', waiting);
  if (run === null) throw new Error('unread');
  const pieces = run.reading.records;
  const usual = usualChoices(pieces, run.there);
  const choices =
    how === undefined
      ? usual
      : {
          ...usual,
          take: pieces.map((_, place) => place),
          how: new Map(pieces.map((_, place) => [place, how])),
        };
  return takeBatch(desk, 'ann', waiting, { pieces, there: run.there, choices });
}

async function names(): Promise<string[]> {
  const sql = `select name from homebrew_creatures where deleted_at is null order by name, id`;
  return (await env.DB.prepare(sql).all<{ name: string }>()).results.map(({ name }) => name);
}

async function foundNames(address: string): Promise<string[]> {
  return (await foundBy('ann', address, 50)).names;
}

function fillShelf(count: number) {
  return env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
     insert into homebrew_creatures (id, user_id, name, code, edition, type, cr, sort_name, hash, own_id, created_at, updated_at)
     select 'e' || i, 'ann', 'E', 'ec' || i, '2014', 'beast', 1, 'e', 'h', 'eo' || i, 0, 0 from n`,
  )
    .bind(count)
    .run();
}

beforeEach(async () => {
  at.now = T0;
  await addPeople('ann', 'ben');
});

describe('what was brought along', () => {
  it('waits for a day under a ticket of its own, for its person alone', async () => {
    const text = fileOf('Moss Troll');
    const id = await brought(text);
    expect(await waitingText(store, 'ann', id)).toBe(text);
    expect(await openWaiting(desk, 'ben', id)).toBeNull();
    expect(await waitingText(store, 'ben', id)).toBeNull();
    expect(await listWaiting(desk, 'ben')).toEqual([]);
    await dropWaiting(desk.db, 'ben', id);
    expect(await opened(id)).toMatchObject({ name: 'beasts.json', state: 'waiting' });
    expect(await names()).toEqual([]);
    at.now += DAY;
    expect(await openWaiting(desk, 'ann', id)).toBeNull();
    await purgeImports(desk.db, at.now);
    expect(await env.DB.prepare('select count(*) as n from homebrew_imports').first('n')).toBe(0);
  });

  it('lies in a file when it is large, and the file goes with its row', async () => {
    let seed = 7;
    const noise = Array.from({ length: 200_000 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return String.fromCharCode(33 + (seed % 90));
    }).join('');
    const id = await brought(noise);
    const row = await env.DB.prepare('select body_key from homebrew_imports').first<{
      body_key: string;
    }>();
    expect(row?.body_key).toMatch(/^homebrew-imports\//);
    expect(await waitingText(store, 'ann', id)).toBe(noise);
    expect(await env.DB.prepare('select count(*) as n from loose_files').first('n')).toBe(0);
    await dropWaiting(desk.db, 'ann', id);
    expect(await env.DB.prepare('select key from loose_files').first('key')).toBe(row?.body_key);
  });

  it('lets go of the oldest when there are more than a few', async () => {
    const ids: string[] = [];
    for (let count = 0; count < MOST_WAITING + 2; count += 1) {
      at.now += 1;
      ids.push(await brought(fileOf(`Beast ${count}`)));
    }
    const there = (await listWaiting(desk, 'ann')).map(({ id }) => id);
    expect(there).toEqual(ids.slice(2).reverse());
  });
});

describe('taking an import', () => {
  it('keeps all of it as one batch that lookups find, and one press takes it back', async () => {
    const id = await brought(fileOf('Moss Troll', 'Fen Hag'));
    expect(await press(id)).toEqual({ ok: true });
    expect(await names()).toEqual(['Fen Hag', 'Moss Troll']);
    expect(await foundNames('q=fen+hag')).toContain('Fen Hag');
    expect(await opened(id)).toMatchObject({ state: 'taken', told: { left: 0 } });
    await undoBatch(desk, 'ann', await opened(id));
    expect(await names()).toEqual([]);
    expect(await foundNames('q=fen+hag')).not.toContain('Fen Hag');
    expect(await opened(id)).toMatchObject({ state: 'undone', told: { putAway: 2, putBack: 0 } });
  });

  it('pressed twice at once keeps it once', async () => {
    const id = await brought(fileOf('Moss Troll', 'Fen Hag'));
    expect(await Promise.all([press(id), press(id), press(id)])).toEqual(
      Array(3).fill({ ok: true }),
    );
    expect(await names()).toEqual(['Fen Hag', 'Moss Troll']);
    expect(await press(id, 'both')).toEqual({ ok: true });
    expect(await names()).toHaveLength(2);
  });

  it('keeps all or nothing where there is no room, and can be pressed again when there is', async () => {
    await fillShelf(CREATURE_LIMITS.most - 1);
    const id = await brought(fileOf('Moss Troll', 'Fen Hag'));
    expect(await press(id)).toEqual({ ok: false, reason: 'most' });
    expect(await opened(id)).toMatchObject({ state: 'waiting' });
    expect(await listImported(desk.db, 'ann', id)).toEqual([]);
    await env.DB.prepare("delete from homebrew_creatures where id = 'e1'").run();
    expect(await press(id)).toEqual({ ok: true });
    expect(await listImported(desk.db, 'ann', id)).toHaveLength(2);
    const lying = await env.DB.prepare('select count(*) as n from homebrew_creatures').first('n');
    expect(lying).toBe(CREATURE_LIMITS.most);
  });

  it('goes on where the line broke after the new ones were kept', async () => {
    await keptOne({ name: 'Moss Troll', notes: 'before' });
    const id = await brought(fileOf('Moss Troll'));
    const two = await brought(fileOf('Fen Hag', 'Moss Troll'));
    await press(id, 'leave');
    // As if the first step alone had been done.
    await env.DB.prepare("update homebrew_imports set state = 'taking' where id = ?1")
      .bind(two)
      .run();
    expect(await press(two, 'replace')).toEqual({ ok: true });
    expect(await press(two, 'replace')).toEqual({ ok: true });
    expect(await names()).toEqual(['Fen Hag', 'Moss Troll']);
  });

  it('says that nothing is ticked when all is there already word for word', async () => {
    const id = await brought(fileOf('Moss Troll'));
    await press(id);
    const again = await brought(fileOf('Moss Troll'));
    expect(await press(again)).toEqual({ ok: false, reason: 'none' });
    expect(await names()).toEqual(['Moss Troll']);
  });
});

describe('a creature that is there under the same name', () => {
  it('stays beside the new one, or as it is', async () => {
    await keptOne({ name: 'Moss Troll', notes: 'mine' });
    const id = await brought(fileOf('Moss Troll'));
    expect(await press(id, 'leave')).toEqual({ ok: false, reason: 'none' });
    expect(await press(id, 'both')).toEqual({ ok: true });
    expect(await names()).toEqual(['Moss Troll', 'Moss Troll']);
  });

  it('is replaced in its place, and is what it was when the batch is undone', async () => {
    const mine = await keptOne({ name: 'Moss Troll', notes: 'mine' });
    const id = await brought(fileOf('Moss Troll', 'Fen Hag'));
    expect(await press(id, 'replace')).toEqual({ ok: true });
    expect((await openedBy('ann', mine)).kept.record.notes).not.toBe('mine');
    expect(await names()).toEqual(['Fen Hag', 'Moss Troll']);
    await undoBatch(desk, 'ann', await opened(id));
    expect((await openedBy('ann', mine)).kept.record.notes).toBe('mine');
    expect(await names()).toEqual(['Moss Troll']);
    const found = await foundNames('q=moss+troll');
    expect(found.filter((one) => one === 'Moss Troll')).toHaveLength(1);
    expect((await opened(id)).told).toMatchObject({ putAway: 1, putBack: 1, stayed: [] });
  });

  it('that was changed after the batch stays as it is when that is undone', async () => {
    const mine = await keptOne({ name: 'Moss Troll', notes: 'mine' });
    const id = await brought(fileOf('Moss Troll', 'Fen Hag'));
    await press(id, 'replace');
    const { listed } = await openedBy('ann', mine);
    at.now += 60_000;
    const saved = brewed({ name: 'Moss Troll', notes: 'later' });
    const target = { id: mine, version: listed.version };
    expect(await replaceCreature(desk, 'ann', target, saved)).toEqual({ ok: true });
    await undoBatch(desk, 'ann', await opened(id));
    expect((await openedBy('ann', mine)).kept.record.notes).toBe('later');
    expect(await names()).toEqual(['Moss Troll']);
    expect((await opened(id)).told).toMatchObject({
      putAway: 1,
      putBack: 0,
      stayed: ['Moss Troll'],
    });
  });

  it('that was saved between the dry run and the press is not written over, and is named', async () => {
    const mine = await keptOne({ name: 'Moss Troll', notes: 'mine' });
    const id = await brought(fileOf('Moss Troll'));
    const waiting = await opened(id);
    const run = await dryRun(desk, 'ann', waiting);
    if (run === null) throw new Error('unread');
    const target = { id: mine, version: 1 };
    await replaceCreature(desk, 'ann', target, brewed({ name: 'Moss Troll', notes: 'meanwhile' }));
    const choices = { take: [0], how: new Map([[0, 'replace' as const]]), folder: '' };
    const pieces = run.reading.records;
    await takeBatch(desk, 'ann', waiting, { pieces, there: run.there, choices });
    expect((await openedBy('ann', mine)).kept.record.notes).toBe('meanwhile');
    expect((await opened(id)).told.refused).toEqual(['Moss Troll']);
  });

  it('of another person is nobody’s business', async () => {
    await keptOne({ name: 'Moss Troll' }, 'ben');
    const run = await dryRun(desk, 'ann', await opened(await brought(fileOf('Moss Troll'))));
    expect(run?.there.size).toBe(0);
  });
});

describe('taking along', () => {
  it('gives a person’s own creatures in the order asked, of a folder, or all; never another’s, nor what is put away', async () => {
    const troll = await keptOne({ name: 'Moss Troll' });
    const hag = await keptOne({ name: 'Fen Hag' });
    const theirs = await keptOne({ name: 'Ben’s Own' }, 'ben');
    const asked = await keptRecords(store, 'ann', { ids: [troll, theirs, hag, 'x', troll] });
    expect(asked.map(({ name }) => name)).toEqual(['Moss Troll', 'Fen Hag']);
    const all = await keptRecords(store, 'ann', { all: true });
    expect(all.map(({ name }) => name)).toEqual(['Fen Hag', 'Moss Troll']);
    expect(await keptRecords(store, 'ann', { folder: 'None' })).toEqual([]);
    await env.DB.prepare('update homebrew_creatures set deleted_at = 1, folder = ?1 where id = ?2')
      .bind('F', hag)
      .run();
    expect(await keptRecords(store, 'ann', { all: true })).toHaveLength(1);
    expect(await keptRecords(store, 'ann', { folder: 'F' })).toEqual([]);
  });
});
