import { expect, it } from 'vitest';
import { attacksIn, foreignJson, only } from '../../../tests/harness/foreign-inputs';

const FILE = foreignJson('critterdb.json');
const withStats = (more: object) => only({ ...FILE, stats: { ...FILE.stats, ...more } });

it.each([
  ['hit dice', {}, { hp: { average: 45, dice: { count: 6, sides: 8 }, constant: 18 } }],
  ['hit points in words', { hitPointsStr: '50 (6d8 + 23)' }, { hp: { average: 50, constant: 23 } }],
  ['dice by its size', { hitDieSize: null, size: 'Large' }, { hp: { dice: { sides: 10 } } }],
  ['natural armor', {}, { ac: { value: 13, kind: 'natural armor' } }],
  ['a save', { savingThrows: [{ ability: 'wisdom', proficient: true }] }, { saves: { wis: 2 } }],
  [
    'a save of its own',
    { savingThrows: [{ ability: 'Dexterity', value: 7 }] },
    { saves: { dex: 7 } },
  ],
  [
    'a skill twice',
    { skills: [{ name: 'Stealth', proficient: true, expertise: true }] },
    { skills: { stealth: 3 } },
  ],
  ['a challenge of a part', { challengeRating: 0.25 }, { cr: 0.25 }],
  ['a challenge in words', { challengeRatingStr: '1/2' }, { cr: 0.5 }],
  ['speeds', { speed: '30 ft., fly 60 ft. (hover)' }, { speeds: { fly: 60, hover: true } }],
  [
    'defenses',
    { damageResistances: ['Fire', 'Bludgeoning'], conditionImmunities: ['Prone'] },
    { conditionImmune: ['prone'] },
  ],
  [
    'legendary actions',
    { legendaryActions: [{ name: 'Move', description: 'It moves.' }], legendaryActionsPerRound: 2 },
    { legendary: { actionsPerRound: 2, actions: [{ name: 'Move' }] } },
  ],
])('has %s', (_, more, wanted) => {
  expect(withStats(more).record).toMatchObject(wanted);
});

it.each([
  'Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 8 (2d4 + 3) bludgeoning damage.',
  '<i>Melee Weapon Attack:</i> +5 to hit, reach 5 ft., one target. <i>Hit:</i> 8 (2d4 + 3) bludgeoning damage.',
  '<em>Melee Weapon Attack</em>: +5 to hit, reach 5 ft., one target.<br><em>Hit:</em> 8 (2d4+3) bludgeoning damage.',
  '*Melee Weapon Attack:* +5 to hit, reach 5 ft., one target. *Hit:* 8 (2d4 + 3) bludgeoning damage.',
  '_Melee Weapon Attack:_ +5 to hit, reach 5 ft. _Hit:_ 2d4 + 3 bludgeoning damage.',
])('an attack with the marks of its editor: %s', (description) => {
  const { record } = withStats({ actions: [{ name: 'Slam', description }] });
  expect(attacksIn(record)).toEqual(['5 2d4+3 bludgeoning']);
});

it('a faction, which no statblock has, is told', () => {
  const { dropped } = only({ ...FILE, flavor: { ...FILE.flavor, faction: 'The Reeds' } });
  expect(dropped).toContainEqual(expect.objectContaining({ field: 'Faction', text: 'The Reeds' }));
});
