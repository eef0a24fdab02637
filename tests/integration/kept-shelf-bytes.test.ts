import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { mapShelf, onShelf } from '~/maps/kept/saved-maps.server';
import { addPeople, DAY, heavyMap, keptOf, store } from './kept-rows';
import { add, heavy, NOW, replace } from './kept-shelf-desk';

beforeEach(() => addPeople('ann'));

describe('the size limit of a user’s maps', () => {
  const { mostBytes } = mapShelf.limits;
  const SPARE = 256 * 1024;
  const total = 'select total(coalesce(bytes, 0) + coalesce(shown_bytes, 0)) as bytes from maps';
  const taken = async () => (await env.DB.prepare(total).first<number>('bytes')) ?? 0;

  async function fillTo(bytes: number): Promise<void> {
    await add('other', keptOf('other'));
    const query =
      "update maps set bytes = ?1 - (select bytes from maps where id = 'a') where id = 'other'";
    await env.DB.prepare(query).bind(bytes).run();
  }

  it('is not exceeded by repeatedly saving a slightly larger map', async () => {
    await add('a', heavyMap(1000));
    await fillTo(mostBytes + SPARE - 5000);
    let [version, full] = [1, false];
    for (let bytes = 1800; !full && version < 20; bytes += 800) {
      const done = await replace(version, env.FILES, heavyMap(bytes));
      if (done.ok) version += 1;
      else full = done.reason === 'bytes';
    }
    expect(version).toBeGreaterThan(1);
    expect(full).toBe(true);
    expect(await taken()).toBeLessThanOrEqual(mostBytes + SPARE);
    // A smaller map is always accepted.
    expect(await replace(version, env.FILES, keptOf('small'))).toEqual({ ok: true });
  });

  it('includes the shared drawing, which is not stored without room', async () => {
    await add('a', keptOf('small'));
    await fillTo(mostBytes + SPARE);
    const large = { now: NOW, show: () => heavy.json };
    const before = await taken();
    const code = (await mapShelf.share(store, 'ann', 'a', 'gm', large)) ?? '';
    expect(await taken()).toBe(before);
    expect(await mapShelf.openShown(store, code, large)).toMatchObject({ shown: heavy.json });
    expect(await taken()).toBe(before);
    const target = { id: 'a', version: 1 };
    const made = { now: NOW, show: () => heavy.json };
    expect(await mapShelf.replace(store, 'ann', target, onShelf(keptOf('small')), made)).toEqual({
      ok: true,
    });
    expect(await taken()).toBeLessThanOrEqual(before);
    await env.DB.prepare("update maps set bytes = 1 where id = 'other'").run();
    await mapShelf.openShown(store, code, { ...large, now: NOW + DAY });
    expect(await taken()).toBeGreaterThan(60_000);
  });
});
