import { env } from 'cloudflare:workers';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { describe, expect, it } from 'vitest';
import { loader as allMonsters } from '~/compendium/monsters-page';
import { loader as oneMonster } from '~/compendium/monsters-record-page';
import { loader as foundMonsters } from '~/compendium/monsters-search-page';
import { loader as allSpells } from '~/compendium/spells-page';
import { loader as oneSpell } from '~/compendium/spells-record-page';
import { loader as foundSpells } from '~/compendium/spells-search-page';
import { openDatabase } from '~/platform/database.server';
import { laidOnce } from '../harness/kept-storage';
import { load, SRD_MONSTERS, SRD_SPELLS } from './compendium-files';

type Loader = (args: LoaderFunctionArgs) => Promise<Response>;
type List = { items: Record<string, unknown>[]; cursor: string | null };

async function get(loader: Loader, address: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(address, 'https://example.com');
  const id = decodeURIComponent(url.pathname.split('/')[2] ?? '');
  // The JSON loaders use only the database from the context.
  const context = { services: { db: openDatabase(env.DB) } } as AppLoadContext;
  return loader({ request: new Request(url, init), params: { id }, context });
}

async function list(loader: Loader, address: string): Promise<List> {
  const response = await get(loader, address);
  expect(response.status, address).toBe(200);
  return response.json<List>();
}

describe('the JSON of monsters and spells', () => {
  laidOnce(async () => {
    await load(SRD_MONSTERS);
    await load(SRD_SPELLS, { kind: 'spells' });
  });

  it('lists a monster with exactly eight fields', async () => {
    const { items, cursor } = await list(foundMonsters, '/monsters/search?q=gobln');
    expect(cursor).toBeNull();
    expect(items).toEqual([
      {
        id: 'goblin',
        name: 'Goblin',
        type: 'humanoid',
        cr: 0.25,
        ac: 15,
        hp: 7,
        source: 'SRD 5.1',
        index: 'goblin',
      },
    ]);
  });

  it('accepts type, crMin, crMax, limit and cursor', async () => {
    const address = '/monsters/search?type=dragon&crMin=1/4&crMax=10&limit=5';
    const first = await list(foundMonsters, address);
    const second = await list(foundMonsters, `${address}&cursor=${first.cursor}`);
    expect(first.items).toHaveLength(5);
    for (const item of [...first.items, ...second.items]) {
      expect(item).toMatchObject({ type: 'dragon' });
      expect(item.cr).toBeLessThanOrEqual(10);
    }
    expect(second.items.map((item) => item.id)).not.toContain(first.items[4]?.id);
  });

  it('lists all monsters in pages of 200', async () => {
    const first = await list(allMonsters, '/monsters');
    expect(first.items).toHaveLength(200);
    const second = await list(allMonsters, `/monsters?cursor=${first.cursor}`);
    expect(second.items).toHaveLength(122);
    expect(second.cursor).toBeNull();
    expect((await list(allMonsters, '/monsters?limit=3')).items).toHaveLength(3);
  });

  it('returns a whole record', async () => {
    const lich = SRD_MONSTERS.find((monster) => monster.slug === 'lich');
    expect(await (await get(oneMonster, '/monsters/lich')).json()).toEqual({ id: 'lich', ...lich });
    const fireball = SRD_SPELLS.find((spell) => spell.slug === 'fireball');
    const answer = await get(oneSpell, '/spells/fireball');
    expect(await answer.json()).toEqual({ id: 'fireball', ...fireball });
  });

  it('does the same for spells', async () => {
    const { items } = await list(foundSpells, '/spells/search?q=magic+misile');
    expect(items).toEqual([
      {
        id: 'magic-missile',
        name: 'Magic Missile',
        level: 1,
        school: 'evocation',
        source: 'SRD 5.1',
        index: 'magic-missile',
      },
    ]);
    expect((await list(allSpells, '/spells')).items).toHaveLength(200);
    const cantrips = await list(foundSpells, '/spells/search?level=0&class=wizard&limit=200');
    expect(cantrips.items.map((item) => item.id)).toContain('fire-bolt');
    expect(cantrips.items.every((item) => item.level === 0)).toBe(true);
  });

  it('reports in a sentence what is wrong', async () => {
    for (const [loader, address, status] of [
      [foundMonsters, '/monsters/search?sort=id;drop', 400],
      [foundMonsters, '/monsters/search?crMin=many', 400],
      [foundMonsters, '/monsters/search?cursor=%00', 400],
      [allMonsters, '/monsters?limit=1e9', 400],
      [foundSpells, '/spells/search?level=12', 400],
      [oneMonster, '/monsters/no-such-creature', 404],
      [oneMonster, '/monsters/%27%20or%201=1', 404],
      [oneSpell, '/spells/no-such-spell', 404],
    ] as const) {
      const response = await get(loader, address);
      expect(response.status, address).toBe(status);
      expect(await response.json(), address).toEqual({ error: expect.stringMatching(/\.$/) });
    }
  });

  it('is cacheable for everyone, and answers 304 to a matching ETag', async () => {
    for (const [loader, address] of [
      [oneMonster, '/monsters/lich'],
      [allMonsters, '/monsters'],
      [foundSpells, '/spells/search?q=fire'],
    ] as const) {
      const response = await get(loader, address);
      expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+/);
      const tag = response.headers.get('ETag') ?? '';
      expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
      for (const asked of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const again = await get(loader, address, { headers: { 'If-None-Match': asked } });
        expect(again.status).toBe(304);
        expect(await again.text()).toBe('');
        expect(again.headers.get('ETag')).toBe(tag);
      }
      const other = await get(loader, address, { headers: { 'If-None-Match': '"other"' } });
      expect(other.status).toBe(200);
      const head = await get(loader, address, { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(await head.text()).toBe('');
      expect(head.headers.get('ETag')).toBe(tag);
    }
  });
});

describe('the JSON of a single monster', () => {
  it('gets another ETag when the record changes', async () => {
    await load(SRD_MONSTERS);
    const tag = (await get(oneMonster, '/monsters/lich')).headers.get('ETag');
    const lich = SRD_MONSTERS.find((monster) => monster.slug === 'lich');
    await load([{ ...lich, xp: 1 }]);
    expect((await get(oneMonster, '/monsters/lich')).headers.get('ETag')).not.toBe(tag);
  });
});
