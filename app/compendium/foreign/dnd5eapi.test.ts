import { describe, expect, it } from 'vitest';
import { attacksIn, foreignJson, foreignText, only } from '../../../tests/harness/foreign-inputs';
import { readHomebrew } from './read-homebrew';

describe('a record of dnd5eapi', () => {
  it('has its armor, hit points, saves, skills, senses, defenses, uses and recharge', () => {
    const { record } = only(foreignText('dnd5eapi-record.json'));
    expect(readHomebrew(foreignText('dnd5eapi-record.json')).format).toBe('dnd5eapi');
    expect(record).toMatchObject({
      ac: { value: 19 },
      hp: { average: 195, constant: 85 },
      saves: { con: 10 },
      skills: { perception: 11 },
      conditionImmune: ['charmed'],
      senses: { blindsight: 60, darkvision: 120, passivePerception: 21 },
      defences: { resist: [{ types: ['cold'] }], immune: [{ types: ['acid'] }] },
      legendary: { resistancesPerDay: 3 },
      actions: [{ name: 'Breath', recharge: { min: 5 }, effects: [{ dc: 18, success: 'half' }] }],
    });
  });

  const file = foreignJson('dnd5eapi-record.json');
  it.each([
    ['a number', 15, 15],
    ['what it wears', [{ type: 'armor', value: 16, armor: [{ name: 'Chain Mail' }] }], 16],
    [
      'a spell besides',
      [
        { type: 'dex', value: 12 },
        { type: 'spell', value: 15, spell: { name: 'Mage Armor' } },
      ],
      12,
    ],
    [
      'a condition first',
      [
        { type: 'condition', value: 9 },
        { type: 'natural', value: 14 },
      ],
      14,
    ],
  ])('armor as %s', (_, armor_class, value) => {
    expect(only({ ...file, armor_class }).record.ac.value).toBe(value);
  });

  it.each([
    [
      { type: 'per day', times: 2 },
      { times: 2, per: 'day' },
    ],
    [
      { type: 'per day', times: 3, times_in_lair: 4 },
      { times: 3, timesInLair: 4, per: 'day' },
    ],
    [
      { type: 'per rest', times: 2, rest_types: ['long'] },
      { times: 2, per: 'long-rest' },
    ],
    [
      { type: 'per rest', times: 1, rest_types: ['short', 'long'] },
      { times: 1, per: 'short-or-long-rest' },
    ],
    [
      { type: 'per rest', times: 3 },
      { times: 3, per: 'short-or-long-rest' },
    ],
  ])('uses as %j', (usage, uses) => {
    const actions = [{ name: 'Breath', desc: 'It breathes.', usage }];
    expect(only({ ...file, actions }).record.actions[0]?.uses).toEqual(uses);
  });

  it('an attack that stands as numbers alone', () => {
    const damage = [{ damage_type: { name: 'Fire' }, damage_dice: '2d6+3' }];
    const actions = [{ name: 'Slam', desc: 'It slams.', attack_bonus: 7, damage }];
    expect(attacksIn(only({ ...file, actions }).record)).toEqual(['7 2d6+3 fire']);
  });
});
