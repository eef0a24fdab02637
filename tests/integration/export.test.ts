import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { mapShelf, onShelf } from '~/maps/kept/saved-maps.server';
import { openDatabase } from '~/platform/database.server';
import { streamText } from '~/platform/stream-text';
import { keepUpload } from '~/platform/uploads/upload-rows.server';
import { exportPerson } from '~/settings/person/export.server';
import { exportedAs, PERSON_TABLES } from '~/settings/person/person-tables';
import {
  addOldMaps,
  addPeople,
  failingFiles,
  fileKeys,
  heavyMap,
  interruptedFiles,
  keptOf,
  store,
} from './kept-rows';

const ANN = { userId: 'ann', verifiedEmail: null };
const AT = '2030-01-01T00:00:00.000Z';

async function exported(of = store): Promise<Record<string, Record<string, unknown>[]>> {
  const text = await new Response(streamText(exportPerson(of, ANN, AT), () => {})).text();
  return JSON.parse(text);
}

beforeEach(() => addPeople('ann', 'ben'));

describe('the export of a user’s data', () => {
  it('contains the maps unchanged, in whatever format they are stored', async () => {
    const before = await addOldMaps('ann');
    const expected = before.map(({ json, ...map }) => ({
      ...map,
      user_id: 'ann',
      json: JSON.parse(json),
    }));
    const { exportedAt, maps, users } = await exported();
    expect(exportedAt).toBe(AT);
    expect(maps).toEqual(expected);
    expect(Object.keys(maps?.[0] ?? {})).toEqual([
      'id',
      'user_id',
      'name',
      'code',
      'shared',
      'look',
      'version',
      'width',
      'height',
      'rooms',
      'json',
      'thumbnail',
      'created_at',
      'updated_at',
      'deleted_at',
    ]);
    expect(users).toHaveLength(1);
    await mapShelf.tend(store, before[0]?.updated_at ?? 0);
    expect((await exported()).maps).toEqual(expected);
    const heavy = heavyMap(60_000);
    const born = { id: 'heavy', code: 'heavy', now: 1 };
    await mapShelf.add(store, 'ann', onShelf(heavy), born);
    const all = (await exported()).maps ?? [];
    expect(all.find((map) => map.id === 'heavy')?.json).toEqual(JSON.parse(heavy.json));
    expect(all).toHaveLength(before.length + 1);
  });

  it('contains every table, and nothing of another user', async () => {
    await addOldMaps('ben');
    const { exportedAt: _, ...tables } = await exported();
    expect(Object.keys(tables)).toEqual(PERSON_TABLES.map(exportedAs));
    expect(tables.maps).toEqual([]);
  });

  it('exports text that only looks like JSON as text', async () => {
    await addOldMaps('ann');
    await env.DB.prepare(`update maps set name = '[half', look = '{"a":1}'`).run();
    expect((await exported()).maps?.[0]).toMatchObject({ name: '[half', look: { a: 1 } });
  });

  // 200 MB take a while on a busy machine.
  it('reads 200 maps of a megabyte a few rows at a time', { timeout: 60_000 }, async () => {
    const megabyte = `{"cells":"${'#'.repeat(999_000)}"}`;
    await env.DB.prepare(
      `insert into maps (id, user_id, name, code, width, height, rooms, json, thumbnail, created_at, updated_at)
       select 'm' || value, 'ann', 'Map', 'c' || value, 20, 20, 0, '', '', 0, 0 from json_each(?1)`,
    )
      .bind(JSON.stringify(Array.from({ length: 200 }, (_, index) => index)))
      .run();
    await env.DB.prepare('update maps set json = ?1').bind(megabyte).run();
    let most = 0;
    const counting = openDatabase(
      new Proxy(env.DB, {
        get(d1, name) {
          if (name !== 'prepare') return Reflect.get(d1, name);
          return (query: string) => ({
            bind: (...values: unknown[]) => ({
              async all() {
                const found = await d1
                  .prepare(query)
                  .bind(...values)
                  .all();
                most = Math.max(most, found.results.length);
                return found;
              },
            }),
          });
        },
      }),
    );
    const parts = exportPerson({ ...store, db: counting }, ANN, AT);
    let [characters, longest] = [0, 0];
    for await (const part of parts) {
      characters += part.length;
      longest = Math.max(longest, part.length);
    }
    expect(characters).toBeGreaterThan(199_000_000);
    expect(longest).toBeLessThan(1_100_000);
    expect(most).toBeLessThanOrEqual(8);
  });

  it('reports a text or a file that is missing, and continues', async () => {
    const born = { id: 'heavy', code: 'heavy', now: 1 };
    await mapShelf.add(store, 'ann', onShelf(heavyMap(60_000)), born);
    await mapShelf.add(store, 'ann', onShelf(keptOf('small')), { ...born, id: 'a', code: 'a' });
    const facts = { type: 'image/png', width: 8, height: 8 } as const;
    const bytes = new TextEncoder().encode('a face');
    await keepUpload(store, 'ann', { kind: 'portrait', bytes, facts }, 1);
    await env.FILES.delete(await fileKeys());
    const { maps, uploads, users } = await exported();
    const why = 'Its file is no longer in our storage.';
    expect(maps).toMatchObject([{ id: 'heavy', json: null, json_missing: why }, { id: 'a' }]);
    expect(maps?.[1]).not.toHaveProperty('json_missing');
    expect(uploads).toMatchObject([{ file: null, file_missing: why }]);
    expect(users).toHaveLength(1);
  });

  it('contains a map that is saved during the export as it was saved, and leaves out a deleted one', async () => {
    const [before, after] = [heavyMap(60_000), { ...heavyMap(60_000), name: 'After' }];
    const born = { id: 'heavy', code: 'heavy', now: 1 };
    await mapShelf.add(store, 'ann', onShelf(before), born);
    await mapShelf.add(store, 'ann', onShelf(keptOf('small')), { ...born, id: 'a', code: 'a' });
    const sweep = () => mapShelf.tend(store, Date.now() + 1000);
    const saved = async () => {
      const made = { now: 2, show: () => '' };
      await mapShelf.replace(store, 'ann', { id: 'heavy', version: 1 }, onShelf(after), made);
      await sweep();
    };
    const { maps } = await exported({ ...store, files: interruptedFiles('get', saved) });
    expect(maps).toMatchObject([{ name: 'After', version: 2, json: JSON.parse(after.json) }, {}]);
    const removed = async () => {
      await env.DB.prepare("delete from maps where id = 'heavy'").run();
      await sweep();
    };
    const rest = await exported({ ...store, files: interruptedFiles('get', removed) });
    expect(rest.maps).toMatchObject([{ id: 'a' }]);
    expect(rest.maps).toHaveLength(1);
  });

  it('ends with an error when a text cannot be read, so that it is not valid JSON', async () => {
    const born = { id: 'heavy', code: 'heavy', now: 1 };
    await mapShelf.add(store, 'ann', onShelf(keptOf('small')), { ...born, id: 'a', code: 'a' });
    await mapShelf.add(store, 'ann', onShelf(heavyMap(60_000)), born);
    const told: unknown[] = [];
    const down = { ...store, files: failingFiles('get') };
    const stream = streamText(exportPerson(down, ANN, AT), (error) => told.push(error));
    const reader = stream.getReader();
    const decoder = new TextDecoder();
    let text = '';
    const reading = (async () => {
      while (true) {
        const { done, value } = await reader.read();
        if (done) return;
        text += decoder.decode(value);
      }
    })();
    await expect(reading).rejects.toThrow('could not be read');
    expect(text).toContain('"id": "a"');
    expect(() => JSON.parse(text)).toThrow();
    expect(told).toHaveLength(1);
  });
});
