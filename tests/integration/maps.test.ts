import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '~/platform/database.server';
import { generateMap } from '~/tools/mapwright/generate';
import { type KeptMap, keep, MOST_MAPS } from '~/tools/mapwright/kept-map';
import { presetRecipe } from '~/tools/mapwright/presets';
import {
  addMap,
  bringBackMap,
  deleteMap,
  listMaps,
  openMap,
  openSharedMap,
  renameMap,
  replaceMap,
  shareMap,
} from '~/tools/mapwright/saved-maps.server';

const db = openDatabase(env.DB);
const DAY = 24 * 60 * 60 * 1000;

function keptOf(seed: string): KeptMap {
  const kept = keep(generateMap({ ...presetRecipe('bandit-cellars'), seed }), 'style=parchment');
  if (!kept.ok) throw new Error(kept.problem);
  return kept.kept;
}

const kept = keptOf('lamp');

async function add(userId: string, id: string, now = 1000): Promise<boolean> {
  return addMap(db, userId, kept, { id, code: `code-${id}`, now });
}

beforeEach(async () => {
  for (const id of ['ann', 'ben']) {
    await env.DB.prepare(
      'insert into users (id, issuer, sub, created_at, seen_at) values (?1, ?1, ?1, 0, 0)',
    )
      .bind(id)
      .run();
  }
});

describe('kept maps', () => {
  it('come back with every square and the look they were kept with', async () => {
    await add('ann', 'a');
    const map = await openMap(db, 'ann', 'a');
    expect(map).toMatchObject({ json: kept.json, look: 'style=parchment', version: 1, width: 40 });
  });

  it('are nobody else’s: not listed, opened, changed, shared, deleted or brought back', async () => {
    await add('ann', 'a');
    expect(await listMaps(db, 'ben')).toEqual([]);
    expect(await openMap(db, 'ben', 'a')).toBeNull();
    expect(await replaceMap(db, 'ben', { id: 'a', version: 1 }, kept, 2)).toBe(false);
    const named = { name: 'Mine now', json: kept.json };
    expect(await renameMap(db, 'ben', { id: 'a', version: 1 }, named, 2)).toBe(false);
    expect(await shareMap(db, 'ben', 'a', 'gm')).toBe(false);
    expect(await deleteMap(db, 'ben', 'a', 2)).toBe(false);
    await deleteMap(db, 'ann', 'a', 3);
    expect(await bringBackMap(db, 'ben', 'a')).toBe(false);
  });

  it('take only the first of two saves from the same version', async () => {
    await add('ann', 'a');
    const target = { id: 'a', version: 1 };
    const answers = await Promise.all([
      replaceMap(db, 'ann', target, keptOf('one'), 5),
      replaceMap(db, 'ann', target, keptOf('two'), 6),
    ]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect((await openMap(db, 'ann', 'a'))?.version).toBe(2);
  });

  it('are at most so many a person, even when saved at once', async () => {
    const rows = env.DB.prepare(
      `insert into maps (id, user_id, name, code, width, height, rooms, json, thumbnail, created_at, updated_at)
       select 'm' || value, 'ann', 'Map', 'c' || value, 20, 20, 0, '{}', '', 0, 0 from json_each(?1)`,
    ).bind(JSON.stringify(Array.from({ length: MOST_MAPS - 1 }, (_, index) => index)));
    await rows.run();
    const answers = await Promise.all([add('ann', 'x'), add('ann', 'y'), add('ann', 'z')]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await add('ben', 'b')).toBe(true);
  });

  it('can be deleted and brought back, and go for good after 30 days', async () => {
    await add('ann', 'a');
    await deleteMap(db, 'ann', 'a', 1000);
    expect(await listMaps(db, 'ann')).toEqual([]);
    expect(await bringBackMap(db, 'ann', 'a')).toBe(true);
    expect(await listMaps(db, 'ann')).toHaveLength(1);
    await deleteMap(db, 'ann', 'a', 1000);
    await add('ann', 'later', 1000 + 31 * DAY);
    expect(await bringBackMap(db, 'ann', 'a')).toBe(false);
  });

  it('open by their code only while they are shared', async () => {
    await add('ann', 'a');
    expect(await openSharedMap(db, 'code-a')).toBeNull();
    await shareMap(db, 'ann', 'a', 'player');
    expect(await openSharedMap(db, 'code-a')).toMatchObject({ shared: 'player', json: kept.json });
    await deleteMap(db, 'ann', 'a', 9);
    expect(await openSharedMap(db, 'code-a')).toBeNull();
  });

  it('go with the account', async () => {
    await add('ann', 'a');
    await env.DB.prepare("delete from users where id = 'ann'").run();
    const { results } = await env.DB.prepare('select id from maps').all();
    expect(results).toEqual([]);
  });
});
