import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '~/platform/database.server';
import { mapShelf, onShelf } from '~/tools/mapwright/kept/saved-maps.server';
import { drawSharedView, readSharedView } from '~/tools/mapwright/kept/shared-view';
import {
  addOldMaps,
  addPeople,
  DAY,
  failingFiles,
  fileKeys,
  heavyMap,
  interruptedFiles,
  keptOf,
  looseKeys,
  store,
} from './kept-rows';

const { db } = store;
const NOW = 1_800_000_000_000;
const show = (as: string) => `seen by ${as}`;
const made = { now: NOW, show: () => 'drawn' };
const heavy = heavyMap(60_000);
const heavier = { ...heavyMap(60_000), name: 'Heavier' };

function add(id: string, map = heavy, files = env.FILES) {
  const born = { id, code: `code-${id}`, now: NOW };
  return mapShelf.add({ db, files }, 'ann', onShelf(map), born);
}

function replace(version: number, files = env.FILES, map = heavier) {
  const target = { id: 'a', version };
  return mapShelf.replace({ db, files }, 'ann', target, onShelf(map), { now: NOW, show });
}

async function textOf(id: string): Promise<string | null | undefined> {
  return (await mapShelf.open(store, 'ann', id))?.text;
}

beforeEach(() => addPeople('ann'));

describe('a large text', () => {
  it('lies in a file of its own, written anew at each save, and the old one goes', async () => {
    await add('a');
    const [first] = await fileKeys();
    expect(first).toMatch(/^users\/ann\/maps\/[0-9a-f-]{36}$/);
    expect(await looseKeys()).toEqual([]);
    await replace(1);
    expect(await textOf('a')).toBe(heavier.json);
    expect(await looseKeys()).toEqual([first]);
    await mapShelf.tend(store, Date.now() + 1000);
    expect(await fileKeys()).toHaveLength(1);
    expect(await fileKeys()).not.toContain(first);
    expect(await looseKeys()).toEqual([]);
    expect(await textOf('a')).toBe(heavier.json);
  });

  it('changes nothing when R2 does not take it, and says so', async () => {
    const down = failingFiles('put');
    expect(await add('a', heavy, down)).toEqual({ ok: false, reason: 'unavailable' });
    expect(await mapShelf.list(db, 'ann')).toEqual([]);
    await add('a');
    expect(await replace(1, down)).toEqual({ ok: false, reason: 'unavailable' });
    expect(await mapShelf.open(store, 'ann', 'a')).toMatchObject({ version: 1, text: heavy.json });
    const versions = { mine: onShelf(heavier), theirs: onShelf(heavy) };
    const born = { id: 'b', code: 'b', now: NOW };
    const both = { db, files: down };
    const target = { id: 'a', version: 1 };
    const done = await mapShelf.replaceAndKeepBoth(both, 'ann', target, versions, { born, show });
    expect(done).toEqual({ ok: false, reason: 'unavailable' });
    expect(await mapShelf.list(db, 'ann')).toHaveLength(1);
  });

  it('is not lost when R2 does not give it: it opens again later', async () => {
    await add('a');
    const down = { db, files: failingFiles('get') };
    expect(await mapShelf.open(down, 'ann', 'a')).toMatchObject({ name: heavy.name, text: null });
    expect(await textOf('a')).toBe(heavy.json);
  });

  it('whose row was never written goes after a day, and not before', async () => {
    const broken = openDatabase(
      new Proxy(env.DB, {
        get(d1, name) {
          if (name !== 'prepare') return Reflect.get(d1, name);
          return (query: string) => {
            if (/^insert into "?maps/.test(query)) throw new Error('D1 is down');
            return d1.prepare(query);
          };
        },
      }),
    );
    const born = { id: 'a', code: 'a', now: NOW };
    const failed = mapShelf.add({ db: broken, files: env.FILES }, 'ann', onShelf(heavy), born);
    await expect(failed).rejects.toThrow('D1 is down');
    expect(await fileKeys()).toHaveLength(1);
    await mapShelf.tend(store, NOW + DAY - 1);
    expect(await fileKeys()).toHaveLength(1);
    await mapShelf.tend(store, NOW + DAY);
    expect(await fileKeys()).toEqual([]);
  });

  it('that was refused goes at once, and one that R2 does not delete is tried again', async () => {
    await add('a');
    expect(await replace(7)).toEqual({ ok: false, reason: 'changed' });
    await env.DB.prepare('update maps set bytes = ?1').bind(mapShelf.limits.mostBytes).run();
    expect(await add('b')).toEqual({ ok: false, reason: 'bytes' });
    expect(await fileKeys()).toHaveLength(2);
    const down = { db, files: failingFiles('delete') };
    await expect(mapShelf.tend(down, NOW)).rejects.toThrow('R2 is down');
    expect(await looseKeys()).toHaveLength(1);
    await mapShelf.tend(store, NOW);
    expect(await fileKeys()).toHaveLength(1);
    expect(await textOf('a')).toBe(heavy.json);
  });

  it('goes with its row when that goes for good', async () => {
    await add('a');
    await mapShelf.putAway(db, 'ann', 'a', NOW);
    await mapShelf.tend(store, NOW + 31 * DAY);
    await mapShelf.tend(store, NOW + 31 * DAY);
    expect(await fileKeys()).toEqual([]);
  });

  it('is shown to others from a file too, and that goes when sharing stops', async () => {
    await add('a');
    const large = { now: NOW, show: (_: unknown, text: string) => text };
    const code = (await mapShelf.share(store, 'ann', 'a', 'gm', large)) ?? '';
    expect(await fileKeys()).toHaveLength(2);
    expect(await mapShelf.openShown(store, code, made)).toMatchObject({ shown: heavy.json });
    await mapShelf.stopSharing(db, 'ann', 'a');
    await mapShelf.tend(store, Date.now() + 1000);
    expect(await fileKeys()).toHaveLength(1);
    expect(await textOf('a')).toBe(heavy.json);
  });

  it('is shared and shown although R2 takes nothing', async () => {
    await add('a', keptOf('small'));
    const down = { db, files: failingFiles('put') };
    const large = { now: NOW, show: () => heavy.json };
    const code = (await mapShelf.share(down, 'ann', 'a', 'gm', large)) ?? '';
    expect(await mapShelf.openShown(down, code, large)).toMatchObject({ shown: heavy.json });
    const later = { ...large, now: NOW + DAY };
    expect(await mapShelf.openShown(store, code, later)).toMatchObject({ kind: 'shown' });
    expect(await fileKeys()).toHaveLength(1);
  });
});

describe('maps from before they were packed', () => {
  it('open as they were, and are packed by the schedule without another change', async () => {
    const before = await addOldMaps('ann');
    const here = before.filter((map) => map.deleted_at === null);
    const read = async () => Promise.all(here.map(({ id }) => mapShelf.open(store, 'ann', id)));
    const opened = await read();
    expect(opened.map((map) => map?.text)).toEqual(here.map(({ json }) => json));
    await mapShelf.tend(store, before[0]?.updated_at ?? 0);
    expect(await read()).toEqual(opened);
    const rows = await env.DB.prepare('select json, bytes from maps').all();
    for (const row of rows.results) {
      expect(row.json).toBe('');
      expect(row.bytes).toBeGreaterThan(500);
    }
  });

  it('are packed into files when they are large, and stay as they are while R2 takes none', async () => {
    await addOldMaps('ann');
    await env.DB.prepare('update maps set json = ?1, deleted_at = null').bind(heavy.json).run();
    await mapShelf.tend({ db, files: failingFiles('put') }, NOW);
    expect(await textOf('kept')).toBe(heavy.json);
    expect(await fileKeys()).toEqual([]);
    await mapShelf.tend(store, NOW);
    expect(await fileKeys()).toHaveLength(4);
    expect(await textOf('kept')).toBe(heavy.json);
  });

  it('are saved, renamed, put away and brought back', async () => {
    await addOldMaps('ann');
    const map = keptOf('after');
    const target = { id: 'kept', version: 3 };
    const saved = await mapShelf.replace(store, 'ann', target, onShelf(map), { now: NOW, show });
    expect(saved).toEqual({ ok: true });
    expect(await mapShelf.open(store, 'ann', 'kept')).toMatchObject({ text: map.json, version: 4 });
    expect(await mapShelf.bringBack(db, 'ann', 'put-away')).toBe(true);
    expect(await mapShelf.putAway(db, 'ann', 'for-masters', NOW)).toBe(true);
    expect(await mapShelf.list(db, 'ann')).toHaveLength(3);
  });

  it('open under the codes they were shared by, and are drawn at their first view alone', async () => {
    const before = await addOldMaps('ann');
    let drawn = 0;
    const drawing = {
      now: NOW,
      show: ({ look, shared }: { look: string; shared: string | null }, json: string) => {
        drawn += 1;
        return drawSharedView(json, look, shared === 'gm' ? 'gm' : 'player');
      },
    };
    for (const [id, rooms] of [
      ['for-players', 0],
      ['for-masters', 1],
    ] as const) {
      const code = before.find((map) => map.id === id)?.code ?? '';
      const views = await Promise.all(
        [1, 2, 3].map(() => mapShelf.openShown(store, code, drawing)),
      );
      expect(views.filter((view) => view?.kind === 'shown').length).toBeGreaterThan(0);
      const again = await mapShelf.openShown(store, code, drawing);
      const view = again?.kind === 'shown' ? readSharedView(again.shown) : null;
      if (view === null || 'problem' in view) throw new Error('not drawn');
      expect(view.svg).toContain('<svg');
      expect(Math.min(view.key.length, 1)).toBe(rooms);
    }
    expect(drawn).toBe(2);
    const hidden = before.find((map) => map.id === 'kept')?.code ?? '';
    expect(await mapShelf.openShown(store, hidden, drawing)).toBeNull();
  });

  it('that cannot be drawn say why, once, and not again at each view', async () => {
    await addOldMaps('ann');
    await env.DB.prepare('update maps set json = \'{"format":"other"}\'').run();
    const drawing = {
      now: NOW,
      show: (_: unknown, json: string) => drawSharedView(json, '', 'gm'),
    };
    const first = await mapShelf.openShown(store, '0000000000a2', drawing);
    expect(first?.kind === 'shown' && readSharedView(first.shown)).toEqual({
      problem: 'This file is not a Mapwright map.',
    });
    const never = { now: NOW, show: () => Promise.reject(new Error('again')) as never };
    expect(await mapShelf.openShown(store, '0000000000a2', never)).toMatchObject({ kind: 'shown' });
  });

  it('whose drawing was cut off are not drawn by the next viewer, but by one a minute later', async () => {
    await addOldMaps('ann');
    const cut = {
      now: NOW,
      show: (): string => {
        throw new Error('out of time');
      },
    };
    await expect(mapShelf.openShown(store, '0000000000a2', cut)).rejects.toThrow('out of time');
    expect(await mapShelf.openShown(store, '0000000000a2', made)).toEqual({ kind: 'being-made' });
    const later = { ...made, now: NOW + 60_000 };
    expect(await mapShelf.openShown(store, '0000000000a2', later)).toMatchObject({
      shown: 'drawn',
    });
  });
});

describe('what happens while a file is written or read', () => {
  const large = (as: string) => `${as}: ${heavy.json}`;
  const drawn = { now: NOW, show: ({ shared }: { shared: string | null }) => large(shared ?? '') };
  const small = keptOf('small');
  const never = { now: NOW, show: () => 'drawn anew' };

  async function shared(as: string): Promise<string> {
    await add('a', small);
    return (await mapShelf.share(store, 'ann', 'a', as, made)) ?? '';
  }

  it('players see nothing that was drawn for the game master', async () => {
    const code = await shared('gm');
    let players: string | null = null;
    const share = async () => {
      players = await mapShelf.share(store, 'ann', 'a', 'player', made);
    };
    const busy = { db, files: interruptedFiles('put', share) };
    const target = { id: 'a', version: 1 };
    const saved = mapShelf.replace(busy, 'ann', target, onShelf(small), { now: NOW, show: large });
    expect(await saved).toEqual({ ok: true });
    expect(await mapShelf.openShown(store, code, never)).toBeNull();
    const seen = await mapShelf.openShown(store, players ?? '', never);
    expect(seen).toMatchObject({ thing: { shared: 'player', version: 2 }, shown: 'drawn anew' });
  });

  it('a map that is saved while it is shared is not shown as it was', async () => {
    await add('a', small);
    const busy = {
      db,
      files: interruptedFiles('put', () => replace(1, env.FILES, keptOf('next'))),
    };
    const code = (await mapShelf.share(busy, 'ann', 'a', 'gm', drawn)) ?? '';
    expect(await mapShelf.openShown(store, code, never)).toMatchObject({ shown: 'drawn anew' });
  });

  it('a share that is saved at its first view is not shown as it was', async () => {
    const code = await shared('gm');
    await env.DB.prepare('update maps set shown = null').run();
    const busy = {
      db,
      files: interruptedFiles('put', () => replace(1, env.FILES, keptOf('next'))),
    };
    await mapShelf.openShown(busy, code, drawn);
    expect(await mapShelf.openShown(store, code, never)).toMatchObject({ shown: 'seen by gm' });
  });

  it('a map from before that is saved while it is packed keeps what was saved', async () => {
    await addOldMaps('ann');
    await env.DB.prepare("delete from maps where id <> 'kept'").run();
    await env.DB.prepare('update maps set json = ?1').bind(heavy.json).run();
    const target = { id: 'kept', version: 3 };
    const save = () => mapShelf.replace(store, 'ann', target, onShelf(small), { now: NOW, show });
    await mapShelf.tend({ db, files: interruptedFiles('put', save) }, NOW);
    expect(await textOf('kept')).toBe(small.json);
    await mapShelf.tend(store, NOW);
    expect(await fileKeys()).toEqual([]);
  });

  it('a map whose file is replaced while it is opened is read again', async () => {
    await add('a');
    const save = async () => {
      await replace(1);
      await mapShelf.tend(store, Date.now() + 1000);
    };
    const busy = { db, files: interruptedFiles('get', save) };
    expect(await mapShelf.open(busy, 'ann', 'a')).toMatchObject({ version: 2, text: heavier.json });
  });
});
