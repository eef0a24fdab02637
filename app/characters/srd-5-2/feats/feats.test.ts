import { expect, test } from 'vitest';
import { EPIC_BOONS } from './epic-boons';
import { GENERAL_FEATS } from './general-feats';
import { ORIGIN_FEATS } from './origin-feats';

test('origin feats: four, of which Magic Initiate has three lists', () => {
  expect(ORIGIN_FEATS.map((one) => one.name)).toEqual([
    'Alert',
    'Magic Initiate (Cleric)',
    'Magic Initiate (Druid)',
    'Magic Initiate (Wizard)',
    'Savage Attacker',
    'Skilled',
  ]);
});

test('Magic Initiate asks an ability, two cantrips, and a spell that is once free', () => {
  const asks = ORIGIN_FEATS.find((one) => one.slug === 'magic-initiate-druid')?.asks ?? [];
  expect(
    asks.map((one) => [
      one.key,
      one.count,
      one.asks === 'spell' ? [one.lists, one.levels, typeof one.free] : one.asks,
    ]),
  ).toEqual([
    ['ability', 1, 'words'],
    ['cantrips', 2, [['Druid'], [0, 0], 'undefined']],
    ['spell', 1, [['Druid'], [1, 1], 'object']],
  ]);
});

test('general feats from level 4; seven boons from level 19, each with +1 to at most 30', () => {
  expect(GENERAL_FEATS.map((one) => [one.slug, one.needs])).toEqual([
    ['ability-score-improvement', { level: 4 }],
    ['grappler', { level: 4, anyAbility: { str: 13, dex: 13 } }],
  ]);
  const boons = EPIC_BOONS.map((one) => {
    const ask = one.asks?.[0];
    return ask?.asks === 'ability'
      ? [one.slug, ask.from.join(' '), ask.plus, ask.most, one.needs?.level]
      : [];
  });
  const any = 'str dex con int wis cha';
  expect(boons).toEqual([
    ['boon-of-combat-prowess', any, 1, 30, 19],
    ['boon-of-dimensional-travel', any, 1, 30, 19],
    ['boon-of-fate', any, 1, 30, 19],
    ['boon-of-irresistible-offense', 'str dex', 1, 30, 19],
    ['boon-of-spell-recall', 'int wis cha', 1, 30, 19],
    ['boon-of-the-night-spirit', any, 1, 30, 19],
    ['boon-of-truesight', any, 1, 30, 19],
  ]);
});
