import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { mapShelf, onShelf } from '~/maps/kept/saved-maps.server';
import { addOldMaps, addPeople, fileKeys, interruptedFiles, keptOf, store } from './kept-rows';
import { add, db, heavier, heavy, made, NOW, replace, show, textOf } from './kept-shelf-desk';

beforeEach(() => addPeople('ann'));

describe('changes while a file is written or read', () => {
  const large = (as: string) => `${as}: ${heavy.json}`;
  const drawn = { now: NOW, show: ({ shared }: { shared: string | null }) => large(shared ?? '') };
  const small = keptOf('small');
  const never = { now: NOW, show: () => 'drawn anew' };

  async function shared(as: string): Promise<string> {
    await add('a', small);
    return (await mapShelf.share(store, 'ann', 'a', as, made)) ?? '';
  }

  it('players never see the game master’s drawing', async () => {
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

  it('a map saved while it is being shared is not shown in its old state', async () => {
    await add('a', small);
    const busy = {
      db,
      files: interruptedFiles('put', () => replace(1, env.FILES, keptOf('next'))),
    };
    const code = (await mapShelf.share(busy, 'ann', 'a', 'gm', drawn)) ?? '';
    expect(await mapShelf.openShown(store, code, never)).toMatchObject({ shown: 'drawn anew' });
  });

  it('a shared map saved during its first view is not shown in its old state', async () => {
    const code = await shared('gm');
    await env.DB.prepare('update maps set shown = null').run();
    const busy = {
      db,
      files: interruptedFiles('put', () => replace(1, env.FILES, keptOf('next'))),
    };
    await mapShelf.openShown(busy, code, drawn);
    expect(await mapShelf.openShown(store, code, never)).toMatchObject({ shown: 'seen by gm' });
  });

  it('an old map saved while it is being packed keeps the saved content', async () => {
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
