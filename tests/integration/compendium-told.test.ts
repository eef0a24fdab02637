import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '~/compendium/records/entries-of';
import { laidOnce } from '../harness/kept-storage';
import { idsByPage, load, namesFound, queryOf, SRD_MONSTERS, search } from './compendium-files';

function saying(pattern: RegExp): string[] {
  return SRD_MONSTERS.filter((monster) =>
    entriesOf(monster).some((entry) => pattern.test(entry.text)),
  ).map(({ slug }) => slug);
}

describe('the text of monsters’ entries', () => {
  laidOnce(() => load(SRD_MONSTERS));

  it('is found by words of traits and actions, with each search strategy', async () => {
    const paralyzing = saying(/\bparalyzed\b/i).sort();
    expect(paralyzing.length).toBeGreaterThan(10);
    for (const mostGathered of [undefined, 5, 0]) {
      const found = await idsByPage('text=paralyzed', 50, mostGathered);
      expect(found.sort()).toEqual(paralyzing);
    }
    expect((await search('text=Paralyzed')).count).toBe(paralyzing.length);
  });

  it('is found by inflected forms of a word, and by several words together', async () => {
    const forms = saying(/\bteleport(s|ed|ing)?\b/i).sort();
    expect((await idsByPage('text=teleport', 200)).sort()).toEqual(forms);
    const both = saying(/\bpoisoned\b/i).filter((slug) =>
      saying(/\bunconscious\b/i).includes(slug),
    );
    expect((await idsByPage('text=poisoned+unconscious', 200)).sort()).toEqual(both.sort());
    expect(await namesFound('text=paralyzed&q=ghoul')).toEqual(['Ghoul']);
  });

  it('does not include names and defenses', async () => {
    expect(await namesFound('text=tarrasque')).not.toContain('Goblin');
    expect(await namesFound('text=xyzzy')).toEqual([]);
  });

  it('is found again after a monster was hidden and shown', async () => {
    const before = await namesFound('text=petrified&limit=200');
    await env.DB.prepare("update monsters set published = 0 where id = 'medusa'").run();
    expect(await namesFound('text=petrified&limit=200')).not.toContain('Medusa');
    await env.DB.prepare("update monsters set published = 1 where id = 'medusa'").run();
    expect(await namesFound('text=petrified&limit=200')).toEqual(before);
  });

  it('is searched by words only', () => {
    expect(() => queryOf('text=%25')).toThrow('"text" must be words');
    expect(() => queryOf(`text=${'x'.repeat(201)}`)).toThrow('"text" must be words');
  });
});

describe('hit points', () => {
  it('are found by a range including its limits', async () => {
    await load(SRD_MONSTERS);
    for (const [min, max] of [
      [1, 9],
      [9, 10],
      [95, 210],
      [100, 199],
      [300, 9999],
      [676, 676],
    ] as const) {
      const meant = SRD_MONSTERS.filter(({ hp }) => hp.average >= min && hp.average <= max);
      const found = await idsByPage(`hpMin=${min}&hpMax=${max}`, 200);
      expect(found.sort()).toEqual(meant.map(({ slug }) => slug).sort());
      expect(await idsByPage(`hpMin=${min}&hpMax=${max}&sort=hp`, 7, 0)).toHaveLength(meant.length);
    }
    expect(() => queryOf('hpMin=0')).toThrow('from 1 to 9999');
    expect(() => queryOf('hpMin=20&hpMax=10')).toThrow('"hpMin" must not be more than "hpMax"');
  });
});
