import { expect, test } from 'vitest';
import { readSpellRecord } from '~/compendium/records/read-records';
import type { SpellRecord } from '~/compendium/records/spell-record';
import type { Deed } from '../sheet/deed';
import { gains, heroAt } from './ability-plan';
import { buildOf } from './build-of';
import { DRUID } from './class-druid';
import { WARLOCK } from './class-warlock';
import { type Look, waysOf } from './spell-kit';

function spellOf(slug: string, level: number, school: string): SpellRecord {
  const reading = readSpellRecord({
    slug,
    source: 'Test Book',
    edition: '2014',
    name: slug,
    level,
    school,
    text: 'It burns.',
    castingTime: { amount: 1, unit: 'action', text: '1 action' },
    range: { kind: 'feet', feet: 150, text: '150 feet' },
    components: { v: true },
    duration: { kind: 'instantaneous', text: 'Instantaneous' },
  });
  if (!reading.ok) throw new Error(reading.problem);
  return reading.record;
}

/**
 * Stands in for reading spells: Cure Wounds restores 1d8 hit points, any other spell deals 8d6 fire damage with a save.
 */
const burning: NonNullable<Look['deeds']> = (spell, { dc, ways }) => ({
  deeds: ways.map(
    ({ slot, costs }): Deed => ({
      key: `${spell.slug}-${slot}`,
      name: spell.name,
      time: 'action',
      costs,
      spellLevel: spell.level,
      steps: [
        spell.slug === 'cure-wounds'
          ? {
              does: 'heal',
              name: spell.name,
              aim: { who: 'ally', count: 1 },
              raises: true,
              amount: { count: slot, sides: 8, bonus: 3 },
            }
          : {
              does: 'save',
              name: spell.name,
              aim: { who: 'foe', count: 1 },
              save: {
                ability: 'dex',
                dc,
                magic: true,
                success: 'half',
                fail: { damage: [{ count: 8, sides: 6, bonus: 0, type: 'fire' }] },
              },
            },
      ],
    }),
  ),
  reactions: [],
  leftOut: [],
});

function look(slug: string, level: number, school = 'evocation') {
  const spell = spellOf(slug, level, school);
  return { spell: (wanted: string) => (wanted === slug ? spell : null), deeds: burning };
}

function bonusOf(deed: Deed | undefined): number | undefined {
  const step = deed?.steps[0];
  if (step?.does === 'heal') return step.amount.bonus;
  return step?.does === 'save' ? step.save.fail.damage?.[0]?.bonus : undefined;
}

test('a spell is cast from its own slot and from two levels above', () => {
  const spells = DRUID.spells;
  if (!spells) throw new Error('a druid casts spells');
  const druid = heroAt(DRUID.plans['2014'], 11, '2014');
  expect(waysOf(druid, spells, 3).map(({ slot }) => slot)).toEqual([3, 4, 5]);
  expect(waysOf(druid, spells, 7)).toEqual([]);
  expect(waysOf(druid, spells, 0)).toEqual([{ slot: 0, costs: [] }]);
});

test('a warlock casts from pact slots of their level, and great spells from their own', () => {
  const spells = WARLOCK.spells;
  if (!spells) throw new Error('a warlock casts spells');
  const warlock = heroAt(WARLOCK.plans['2014'], 13, '2014');
  expect(waysOf(warlock, spells, 3)).toEqual([
    { slot: 5, costs: [{ resource: 'pact', amount: 1 }] },
  ]);
  expect(waysOf(warlock, spells, 7)).toEqual([
    { slot: 7, costs: [{ resource: 'arcanum-7', amount: 1 }] },
  ]);
});

test('Empowered Evocation adds Intelligence to evocations from level 10', () => {
  const at = (level: number, school: string) =>
    bonusOf(
      buildOf('evoker', level, '2014', look('fireball', 3, school)).deeds.find(
        ({ key }) => key === 'fireball-3',
      ),
    );
  expect([at(9, 'evocation'), at(10, 'evocation'), at(10, 'conjuration')]).toEqual([0, 5, 0]);
});

test('a sorcerer quickens a fireball for two points, with Charisma on its fire', () => {
  const made = buildOf('draconic', 7, '2014', look('fireball', 3)).deeds;
  const quick = made.find(({ key }) => key === 'fireball-3-quickened');
  expect(quick?.time).toBe('bonus-action');
  expect(quick?.costs).toEqual([
    { resource: 'slot-3', amount: 1 },
    { resource: 'sorcery', amount: 2 },
  ]);
  expect(bonusOf(quick)).toBe(4);
});

test('a life cleric heals two and the slot more, and the most of the dice at level 17', () => {
  const at = (level: number) =>
    buildOf('life', level, '2014', look('cure-wounds', 1)).deeds.find(
      ({ key }) => key === 'cure-wounds-2',
    );
  expect(at(5)?.steps[0]).toMatchObject({ amount: { count: 2, bonus: 3 + 2 + 2 } });
  expect(at(17)?.steps[0]).toMatchObject({ amount: { count: 0, bonus: 3 + 2 + 2 + 16 } });
});

test('what nobody makes deeds of is named', () => {
  expect(buildOf('evoker', 5, '2014', { spell: () => null }).leftOut.join(' ')).toContain(
    'fireball',
  );
});

test('an increase that names no ability is an error', () => {
  expect(() => gains('4 luck+2')).toThrow('"luck+2" is no increase');
});
