import { describe, expect, it } from 'vitest';
import { monsterCoverage } from '~/compendium/records/coverage';
import { entriesOf } from '~/compendium/records/entries-of';
import { numbersInStructure, numbersInWords } from '~/compendium/records/entry-numbers';
import { withInner } from '~/compendium/records/within-effects';
import { SPELLCASTING } from '~/compendium/words/entry-words';
import { SRD_MONSTERS } from '../harness/srd-5-1';
import { SRD_52_MONSTERS } from '../harness/srd-5-2';

const EDITIONS = [
  ['2014', SRD_MONSTERS, 322],
  ['2024', SRD_52_MONSTERS, 331],
] as const;

describe.each(EDITIONS)('the monsters of %s', (_edition, monsters, count) => {
  it('are complete, each with a unique slug', () => {
    expect(monsters).toHaveLength(count);
    expect(new Set(monsters.map(({ slug }) => slug)).size).toBe(count);
  });

  it('have the same dice, DCs, bonuses and distances in an entry’s text and in its structure', () => {
    const odd: string[] = [];
    for (const monster of monsters) {
      for (const entry of entriesOf(monster)) {
        // A Multiattack has the numbers of the entries that it names.
        if (entry.tag === 'multiattack') continue;
        const { text, ...structure } = entry;
        const words = numbersInWords(text);
        const told = numbersInStructure(structure);
        const where = `${monster.slug}/${entry.key}`;
        for (const kind of ['dice', 'dcs', 'toHits', 'feet'] as const) {
          const inWords = new Set<string | number>(words[kind]);
          const inStructure = new Set<string | number>(told[kind]);
          for (const one of inWords)
            if (!inStructure.has(one)) odd.push(`${where}: ${one} in words`);
          for (const one of inStructure) if (!inWords.has(one)) odd.push(`${where}: ${one} untold`);
        }
      }
    }
    expect(odd).toEqual([]);
  });

  it('refer to existing entries of their own where one entry uses another', () => {
    const lost: string[] = [];
    for (const monster of monsters) {
      const keys = new Set([SPELLCASTING, ...entriesOf(monster).map(({ key }) => key)]);
      const { options = [], replace = [] } = monster.multiattack ?? {};
      const named = [
        ...options.flatMap(({ steps }) => steps.flatMap(({ anyOf }) => anyOf)),
        ...replace.flatMap((one) => one.with),
        ...entriesOf(monster).flatMap(({ effects }) =>
          withInner(effects).flatMap((one) => (one.kind === 'perform' ? one.anyOf : [])),
        ),
      ];
      lost.push(...named.filter((key) => !keys.has(key)).map((key) => `${monster.slug}: ${key}`));
    }
    expect(lost).toEqual([]);
  });

  it('have no entry without text, and none marked complete with something missing', () => {
    for (const monster of monsters) {
      for (const { name, text, complete, missing } of entriesOf(monster)) {
        expect(text, `${monster.name}, ${name}`).not.toBe('');
        expect(text, `${monster.name}, ${name}`).not.toMatch(/\{|undefined|null|NaN/);
        expect(missing === null, `${monster.name}, ${name}`).toBe(complete);
      }
    }
  });

  it('have at least 95% of their active entries structured completely', () => {
    const { acting, complete } = monsterCoverage(monsters);
    expect(acting).toBeGreaterThan(600);
    expect(complete / acting).toBeGreaterThanOrEqual(0.95);
  });
});
