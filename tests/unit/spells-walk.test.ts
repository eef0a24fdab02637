import { describe, expect, it } from 'vitest';
import { spellCoverage } from '~/compendium/records/coverage';
import {
  type EntryNumbers,
  numbersInStructure,
  numbersInWords,
} from '~/compendium/records/entry-numbers';
import type { SpellRecord } from '~/compendium/records/spell-record';
import { SRD_SPELLS } from '../harness/srd-5-1';
import { SRD_52_SPELLS } from '../harness/srd-5-2';

const KINDS = ['dice', 'dcs', 'toHits', 'feet'] as const;
const FEET_PER_MILE = 5280;

/** Numbers that differ between a spell's structure and its text, each with the reason. */
const OTHERWISE: Readonly<Record<string, readonly (string | number)[]>> = {
  // "10 + the spell's level", listed for each level in the structure.
  counterspell: [14, 15, 16, 17, 18, 19],
  'dispel-magic': [14, 15, 16, 17, 18, 19],
  // "1d10 times 10 feet deep".
  earthquake: [20, 30, 40, 50, 60, 70, 80, 90],
  // Ten panels in a row; panels of 10 by 20 feet.
  'wall-of-force': [100],
  'wall-of-ice': [100],
  'wall-of-stone': [100, 200],
  // A square of 40,000 square feet.
  forbiddance: [200],
  // "As bright as a torch".
  'continual-flame': [20],
  // The space of a Large spirit.
  'conjure-elemental': [10],
  // Half of the 40 feet of its area.
  'move-earth': [20],
  // How far apart the additional targets of a higher slot may be, which the structure does not contain.
  command: [30],
  'hold-person': [30],
  'hold-monster': [30],
};

/**
 * The numbers in a spell's text: in addition to those of a statblock, miles, "5 to 20 feet", "3 by 2 by 2 feet" and
 * bare bonuses.
 */
function numbersOf(words: string): EntryNumbers {
  const found = numbersInWords(words);
  const feet = new Set(found.feet);
  const toHits = new Set(found.toHits);
  for (const [list] of words.matchAll(/\b\d+(?:(?: to | by |-foot-by-)\d+)+(?= feet|-foot)/g)) {
    for (const [one] of list.matchAll(/\d+/g)) feet.add(Number(one));
  }
  for (const [, miles] of words.matchAll(/\b([\d,]+)[ -]miles?\b/g)) {
    feet.add(Number(miles?.replaceAll(',', '')) * FEET_PER_MILE);
  }
  if (/\b(?:each|every|extra) foot\b/.test(words)) feet.add(1);
  for (const [bonus] of words.matchAll(/(?<![\w-])[+-]\d+\b/g)) toHits.add(Number(bonus));
  for (const [, more] of words.matchAll(/\bincreases by (\d+)\b(?! feet)/g))
    toHits.add(Number(more));
  return { ...found, feet, toHits };
}

/** The numbers at a spell's own level, and those for each higher slot or level. */
function structureOf(spell: SpellRecord): { own: EntryNumbers; steps: EntryNumbers } {
  const { text, higherLevels, scaling, range, ...own } = spell;
  const grown = (scaling?.steps ?? []).map(({ value: _, ...rest }) => rest);
  return { own: numbersInStructure(own), steps: numbersInStructure(grown) };
}

/** "3d6" as [3, "d6"], and 40 as [40, ""]: the count and the unit. */
function counted(number: string | number): [count: number, of: string] {
  const [count, of] = String(number).split('d');
  return [Number(count), of === undefined ? '' : `d${of}`];
}

/** Whether adding `step` to one of `from` a whole number of times gives `to`. */
function isGrown(to: string | number, from: Iterable<string | number>, step: string | number) {
  const [wanted, of] = counted(to);
  const [more, ofStep] = counted(step);
  if (of !== ofStep || more === 0) return false;
  return [...from].map(counted).some(([count, ofBase]) => {
    const times = (wanted - count) / more;
    return ofBase === of && Number.isInteger(times) && times > 0;
  });
}

describe.each([
  ['2014', SRD_SPELLS, 319],
  ['2024', SRD_52_SPELLS, 339],
] as const)('the spells of %s', (_edition, spells, count) => {
  it('have every die, DC, bonus and distance of their text in their structure', () => {
    expect(spells).toHaveLength(count);
    const odd: string[] = [];
    for (const spell of spells) {
      const { own, steps } = structureOf(spell);
      const range = spell.range.feet === null ? [] : [spell.range.feet];
      const words = numbersInWords(`${spell.text}\n${spell.higherLevels ?? ''}`);
      for (const kind of KINDS) {
        const all = [...own[kind], ...steps[kind], ...(kind === 'feet' ? range : [])];
        const told = new Set<string | number>(all);
        for (const one of words[kind]) {
          // An increase per slot is contained in the steps as the resulting total.
          const adds = all.some((step) => isGrown(step, all, one));
          const known = told.has(one) || adds || OTHERWISE[spell.slug]?.includes(one);
          if (!known) odd.push(`${spell.slug}: ${kind} ${one} in words`);
        }
      }
    }
    expect(odd).toEqual([]);
  });

  it('have no die, DC, bonus or distance that is not in their text', () => {
    const odd: string[] = [];
    for (const spell of spells) {
      const { own, steps } = structureOf(spell);
      const words = numbersOf(`${spell.text}\n${spell.higherLevels ?? ''}\n${spell.range.text}`);
      for (const kind of KINDS) {
        const said = new Set<string | number>(words[kind]);
        if (kind === 'feet' && spell.range.kind === 'touch') said.add(5);
        for (const one of own[kind]) {
          const known = said.has(one) || OTHERWISE[spell.slug]?.includes(one);
          if (!known) odd.push(`${spell.slug}: ${kind} ${one} untold`);
        }
        for (const one of steps[kind]) {
          const grown = [...said].some((step) => isGrown(one, [...own[kind], ...said], step));
          if (!said.has(one) && !grown) odd.push(`${spell.slug}: ${kind} ${one} of a step untold`);
        }
      }
    }
    expect(odd).toEqual([]);
  });

  it('have a range in feet that matches the range in words', () => {
    const odd: string[] = [];
    for (const { slug, range } of spells) {
      const [said = null] = numbersOf(range.text).feet;
      const expected = { touch: 5, self: null, feet: said, miles: said }[range.kind as string];
      if (range.feet !== (expected ?? null)) odd.push(`${slug}: ${range.feet}, "${range.text}"`);
    }
    expect(odd).toEqual([]);
  });

  it('have at least 95% of the active ones structured completely', () => {
    const { acting, complete } = spellCoverage(spells);
    expect(acting).toBeGreaterThan(150);
    expect(complete / acting).toBeGreaterThanOrEqual(0.95);
  });
});
