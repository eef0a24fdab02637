import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { searchSpells } from '~/compendium/search/search.server';
import { readSpellQuery } from '~/compendium/search/spell-search';
import { laidOnce } from '../harness/kept-storage';
import { SRD_52_MONSTERS } from '../harness/srd-5-2';
import {
  database,
  idsByPage,
  load,
  madeUp,
  namesFound,
  SRD_MONSTERS,
  SRD_SPELLS,
  search,
} from './compendium-files';

async function spellNames(address: string): Promise<string[]> {
  const reading = readSpellQuery(new URLSearchParams(address));
  if (!reading.ok) throw new Error(reading.problem);
  return (await searchSpells(database(), reading.query)).items.map(({ name }) => name);
}

describe('parts of words', () => {
  laidOnce(() => load(SRD_MONSTERS));

  it('find names, ranked after names that begin with them and before monsters of that type', async () => {
    expect(await namesFound('q=goblin')).toEqual(['Goblin', 'Hobgoblin', 'Bugbear']);
    expect(await namesFound('q=gobl')).toEqual(['Goblin', 'Hobgoblin', 'Bugbear']);
    const bears = await namesFound('q=bear');
    expect(bears).toContain('Bearded Devil');
    expect(bears.indexOf('Owlbear')).toBeGreaterThan(bears.indexOf('Polar Bear'));
    expect(bears.slice(-2).sort()).toEqual(['Owlbear', 'Werebear']);
    const wolves = await namesFound('q=wolf');
    expect(wolves.at(-1)).toBe('Werewolf');
    expect(await namesFound('q=urid')).toEqual([]);
    expect(await namesFound('q=drag')).toContain('Pseudodragon');
    expect((await namesFound('q=dragon&limit=200')).slice(-2)).toEqual(['Pseudodragon', 'Wyvern']);
  });

  it('with two letters match only the beginning of words', async () => {
    expect(await namesFound('q=ow')).not.toContain('Crow');
    expect(await namesFound('q=of+ra')).toEqual(['Swarm of Rats', 'Swarm of Ravens']);
  });

  it('match each typed word anywhere', async () => {
    expect(await namesFound('q=iant+ider')).toEqual(['Giant Spider', 'Giant Wolf Spider']);
    expect((await namesFound('q=young+dragon'))[0]).toBe('Young Black Dragon');
  });

  it('are returned page by page, each once, with each search strategy', async () => {
    const all = await idsByPage('q=dragon', 200);
    expect(new Set(all).size).toBe(all.length);
    expect((await search('q=dragon')).count).toBe(all.length);
    for (const mostGathered of [undefined, 20, 0]) {
      expect(await idsByPage('q=dragon', 7, mostGathered)).toEqual(all);
      const bears = await idsByPage('q=bear', 200);
      expect(await idsByPage('q=bear', 3, mostGathered)).toEqual(bears);
    }
  });
});

describe('parts of words after further imports', () => {
  it('find names with them in the other edition too', async () => {
    await load(SRD_MONSTERS);
    await load(SRD_52_MONSTERS);
    const goblins = await namesFound('q=goblin&edition=2024');
    expect(goblins.slice(0, 4)).toEqual([
      'Goblin Boss',
      'Goblin Minion',
      'Goblin Warrior',
      'Hobgoblin Captain',
    ]);
    expect(goblins).toContain('Bugbear Stalker');
  });

  it('find spells by their names and schools', async () => {
    await load(SRD_SPELLS, { kind: 'spells' });
    expect(await spellNames('q=ball')).toEqual(['Delayed Blast Fireball', 'Fireball']);
    const found = await spellNames('q=necromancy&limit=200');
    expect(found).toContain('Animate Dead');
    expect(found).not.toContain('Fireball');
  });

  it('spells by what they do follow those named so', async () => {
    await load(SRD_SPELLS, { kind: 'spells' });
    expect(await spellNames('q=walk+on+walls')).toEqual(['Spider Climb']);
    expect((await spellNames('q=read+minds'))[0]).toBe('Detect Thoughts');
    const teleporting = await spellNames('q=teleport');
    expect(teleporting.slice(0, 2)).toEqual(['Teleport', 'Teleportation Circle']);
    expect(teleporting).toEqual(expect.arrayContaining(['Misty Step', 'Dimension Door']));
    const burning = await spellNames('q=fire+damage+area&limit=200');
    expect(burning).toContain('Fireball');
    expect(burning).not.toContain('Fire Bolt');
    expect(await spellNames('q=fire+damage+area&level=3')).toEqual([
      'Fireball',
      'Glyph of Warding',
    ]);
  });

  it('a page of spells by what they do goes on where the one before ended', async () => {
    await load(SRD_SPELLS, { kind: 'spells' });
    const all = await spellNames('q=teleport');
    const pages: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const reading = readSpellQuery(new URLSearchParams({ q: 'teleport', limit: '3', cursor }));
      if (!reading.ok) throw new Error(reading.problem);
      const page = await searchSpells(database(), reading.query);
      pages.push(...page.items.map(({ name }) => name));
      cursor = page.cursor;
    }
    expect(pages).toEqual(all);
  });
});

describe('a word that no name contains any more', () => {
  const named = (name: string) => ({ ...madeUp({ name: 'Tarask' }), name });

  beforeEach(async () => {
    await load([named('Tarask'), madeUp({ name: 'Ember Mote' })]);
  });

  it('is forgotten when a record is renamed', async () => {
    await load([named('Tarrasque')]);
    expect(await namesFound('q=tarask')).toEqual(['Tarrasque']);
    expect(await namesFound('q=tarasque')).toEqual(['Tarrasque']);
    await load([named('Tarask')]);
    expect(await namesFound('q=tarrask')).toEqual(['Tarask']);
    expect(await namesFound('q=embr')).toEqual(['Ember Mote']);
  });

  it('stays known while another name contains it, even one from the same file', async () => {
    await load([madeUp({ name: 'Tarask Mother' })]);
    await load([named('Tarrasque')]);
    expect(await namesFound('q=tarazk')).toContain('Tarask Mother');
    await load([named('Ember'), madeUp({ name: 'Tarrasque Egg' })]);
    expect(await namesFound('q=tarrasqeu')).toEqual(['Tarrasque Egg']);
  });

  it('is forgotten when its record is deleted, or hidden until it is shown again', async () => {
    await load([{ ...madeUp({ name: 'Tarrasque' }) }]);
    const publish = (published: number) =>
      env.DB.prepare("update monsters set published = ? where name = 'Tarask'")
        .bind(published)
        .run();
    await publish(0);
    expect(await namesFound('q=tarask')).toEqual(['Tarrasque']);
    await publish(1);
    expect(await namesFound('q=tarask')).toEqual(['Tarask']);
    expect(await namesFound('q=taarsk')).toEqual(['Tarask']);
    await env.DB.prepare("delete from monsters where name = 'Tarask'").run();
    expect(await namesFound('q=tarask')).toEqual(['Tarrasque']);
  });
});
