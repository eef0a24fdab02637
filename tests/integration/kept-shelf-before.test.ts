import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { mapShelf, onShelf } from '~/maps/kept/saved-maps.server';
import { drawSharedView, readSharedView } from '~/tools/mapwright/kept/shared-view';
import { addOldMaps, addPeople, failingFiles, fileKeys, keptOf, store } from './kept-rows';
import { db, heavy, made, NOW, show, textOf } from './kept-shelf-desk';

beforeEach(() => addPeople('ann'));

describe('maps from before packing', () => {
  it('open unchanged, and are packed by the schedule without another change', async () => {
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

  it('are packed into files when they are large, and stay unchanged while R2 fails', async () => {
    await addOldMaps('ann');
    await env.DB.prepare('update maps set json = ?1, deleted_at = null').bind(heavy.json).run();
    await mapShelf.tend({ db, files: failingFiles('put') }, NOW);
    expect(await textOf('kept')).toBe(heavy.json);
    expect(await fileKeys()).toEqual([]);
    await mapShelf.tend(store, NOW);
    expect(await fileKeys()).toHaveLength(4);
    expect(await textOf('kept')).toBe(heavy.json);
  });

  it('can be saved, renamed, deleted and restored', async () => {
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

  it('open under their share codes, and are drawn at their first view only', async () => {
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

  it('that cannot be drawn report why, once, and are not drawn again at each view', async () => {
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

  it('whose drawing was interrupted are not drawn for the next viewer, but a minute later', async () => {
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
