import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { monstersCasting, neighbours } from '~/compendium/search/search.server';
import {
  knowEnvironments,
  monsterSources,
  monstersByIds,
  monsterTypes,
} from '~/compendium/shelf/records.server';
import { laidOnce } from '../harness/kept-storage';
import {
  database,
  idsByPage,
  load,
  madeUp,
  namesFound,
  queryOf,
  SRD_MONSTERS,
  search,
} from './compendium-files';

const FILTERS: [string, (monster: MonsterRecord) => boolean][] = [
  ['type=dragon&type=fey', ({ type }) => type === 'dragon' || type === 'fey'],
  ['size=huge&size=gargantuan', ({ size }) => size === 'Huge' || size === 'Gargantuan'],
  ['crMin=1/8&crMax=0.5', ({ cr }) => cr >= 0.125 && cr <= 0.5],
  ['crMin=21', ({ cr }) => cr >= 21],
  [
    'speed=fly&speed=swim',
    ({ speeds, forms }) => {
      const all = [speeds, ...forms.flatMap((form) => form.speeds ?? [])];
      return all.some(({ fly }) => fly) && all.some(({ swim }) => swim);
    },
  ],
  ['sense=truesight', ({ senses }) => senses.truesight !== undefined],
  ['legendary=yes', ({ legendary }) => legendary !== null],
  ['caster=yes&type=-humanoid', (one) => one.spellcasting.length > 0 && one.type !== 'humanoid'],
  ['conditionImmune=charmed', (one) => one.conditionImmune.includes('charmed')],
  ['immune=fire', (one) => one.defences.immune.some((d) => d.types.includes('fire'))],
  ['source=SRD+5.1&edition=2014', () => true],
  ['edition=2024', () => false],
  [
    'resist=-fire&size=tiny',
    (one) => one.size === 'Tiny' && !one.defences.resist.some((d) => d.types.includes('fire')),
  ],
];

describe('searching the SRD', () => {
  laidOnce(() => load(SRD_MONSTERS));

  it('finds names typed correctly, mistyped, joined or split', async () => {
    const first: Record<string, string> = {
      goblin: 'Goblin',
      gobln: 'Goblin',
      g0blin: 'Goblin',
      tarasque: 'Tarrasque',
      tarask: 'Tarrasque',
      'addult red dragn': 'Adult Red Dragon',
      'adlut rde dargon': 'Adult Red Dragon',
      'owl bear': 'Owlbear',
      'owl baer': 'Owlbear',
      direwolf: 'Dire Wolf',
      'DIRE  WOLF!': 'Dire Wolf',
      'rat swarm': 'Swarm of Rats',
      "will o' wisp": 'Will-o’-Wisp',
      wispp: 'Will-o’-Wisp',
      ri: 'Riding Horse',
    };
    for (const [typed, name] of Object.entries(first)) {
      const found = await namesFound(`q=${encodeURIComponent(typed)}`);
      expect(found[0]?.replace("'", '’'), typed).toBe(name);
    }
    const redDragons = await namesFound('q=redd+dragon');
    expect(redDragons.length).toBeGreaterThan(3);
    expect(redDragons.slice(0, 4).every((name) => name.includes('Red Dragon'))).toBe(true);
  });

  it('ranks the exact name first, then names that begin with the text, then other names', async () => {
    expect((await namesFound('q=ogre')).slice(0, 2)).toEqual(['Ogre', 'Ogre Zombie']);
    const wolves = await namesFound('q=wolf');
    expect(wolves.slice(0, 4)).toEqual(['Wolf', 'Dire Wolf', 'Giant Wolf Spider', 'Winter Wolf']);
    const red = await namesFound('q=red+dragon');
    expect(red[0]).toBe('Red Dragon Wyrmling');
    expect(red.slice(1)).toEqual([
      'Adult Red Dragon',
      'Ancient Red Dragon',
      'Half-Red Dragon Veteran',
      'Young Red Dragon',
    ]);
  });

  it('returns the corrected text for a mistyped one', async () => {
    expect((await search('q=addult+red+dragn')).corrected).toBe('adult red dragon');
    expect((await search('q=owl+baer')).corrected).toBe('owlbear');
    expect((await search('q=goblin')).corrected).toBeNull();
  });

  it('does not correct when only the filters exclude all results', async () => {
    expect(await namesFound('q=goblin&type=dragon')).toEqual([]);
  });

  it('returns an empty list for symbols, emoji and overlong text', async () => {
    for (const typed of [
      '%',
      '_',
      '"',
      '*',
      '""""',
      '🐉',
      "'",
      'xq='.repeat(30),
      'x'.repeat(60),
      '-',
      'OR',
      'NEAR(xx',
      '10%_',
    ]) {
      const page = await search(`q=${encodeURIComponent(typed)}`);
      expect(page, typed).toMatchObject({
        items: typed === 'OR' ? expect.anything() : [],
        more: false,
      });
    }
  });

  it('treats blank text as no text', async () => {
    expect((await search('q=++')).count).toBe(322);
  });

  it('finds by each filter exactly the matching monsters', async () => {
    for (const [address, belongs] of FILTERS) {
      const expected = SRD_MONSTERS.filter(belongs).map((monster) => monster.slug);
      expect((await idsByPage(address, 200)).sort(), address).toEqual(expected.sort());
      expect((await search(address)).count, address).toBe(expected.length);
    }
  });

  it('sorts by each order, and by name among equals', async () => {
    const bySlug = new Map(SRD_MONSTERS.map((monster) => [monster.slug, monster]));
    const listed = (await idsByPage('sort=cr&dir=desc', 200)).flatMap((id) => bySlug.get(id) ?? []);
    expect(listed).toHaveLength(322);
    for (const [at, monster] of listed.entries()) {
      const next = listed[at + 1];
      if (!next) continue;
      expect(monster.cr > next.cr || (monster.cr === next.cr && monster.name < next.name)).toBe(
        true,
      );
    }
  });

  it('returns no neighbors for an unknown monster', async () => {
    expect(await neighbours(database(), queryOf(''), 'nobody')).toEqual({
      previous: null,
      next: null,
    });
  });

  it('lists the casters of a spell', async () => {
    const casters = await monstersCasting(database(), 'fireball', 50);
    const expected = SRD_MONSTERS.filter((monster) =>
      JSON.stringify(monster.spellcasting).includes('"fireball"'),
    );
    expect(casters.items.map((item) => item.id).sort()).toEqual(
      expected.map((one) => one.slug).sort(),
    );
    expect(casters.count).toBeGreaterThan(1);
  });

  it('returns up to eight records in the requested order', async () => {
    const found = await monstersByIds(database(), ['lich', 'nobody', 'goblin', "' or 1=1", 'lich']);
    expect(found.map((one) => one.record.name)).toEqual(['Lich', 'Goblin']);
    const many = SRD_MONSTERS.slice(0, 30).map((monster) => monster.slug);
    expect(await monstersByIds(database(), many)).toHaveLength(8);
  });
});

describe('a changing set of records', () => {
  beforeEach(async () => {
    await load(SRD_MONSTERS);
  });

  it('lists the existing sources and types', async () => {
    await load([madeUp({ name: 'Mote', source: 'Test Book', edition: '2024' })]);
    expect(await monsterSources(database())).toEqual([
      { source: 'SRD 5.1', edition: '2014' },
      { source: 'Test Book', edition: '2024' },
    ]);
    const types = [...new Set(SRD_MONSTERS.map((monster) => monster.type))].sort();
    expect(await monsterTypes(database())).toEqual(types);
  });

  it('reports whether any monster has an environment, and finds it there', async () => {
    expect(await knowEnvironments(database())).toBe(false);
    await load([madeUp({ name: 'Mote', environment: ['Forest'] })]);
    expect(await knowEnvironments(database())).toBe(true);
    expect((await search('environment=forest')).items.map(({ name }) => name)).toEqual(['Mote']);
  });

  it('hides unpublished monsters until they are published', async () => {
    const publish = (published: number) =>
      env.DB.prepare("update monsters set published = ? where id = 'goblin'").bind(published).run();
    await publish(0);
    expect(await namesFound('q=goblin')).not.toContain('Goblin');
    expect(await idsByPage('type=humanoid', 200)).not.toContain('goblin');
    expect(await monstersByIds(database(), ['goblin'])).toEqual([]);
    expect((await search('')).count).toBe(321);
    await load(SRD_MONSTERS.map((monster) => ({ ...monster, notes: 'Seen again.' })));
    expect(await namesFound('q=goblin')).not.toContain('Goblin');
    await publish(1);
    expect((await namesFound('q=goblin'))[0]).toBe('Goblin');
  });

  it('does not find a deleted monster', async () => {
    await env.DB.prepare("delete from monsters where id = 'goblin'").run();
    expect(await namesFound('q=goblin')).not.toContain('Goblin');
    expect(await idsByPage('type=humanoid', 200)).not.toContain('goblin');
    const left = await env.DB.prepare('select count(*) as count from monster_records').first();
    expect(left).toEqual({ count: 321 });
  });
});
