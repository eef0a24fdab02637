import { expect, it } from 'vitest';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { describeMonster } from './describe-monster';
import { nameInRules } from './name-in-rules';
import { packNames, unpackNames } from './packed-names';
import { creditOf } from './record-credit';

it('records of the other rules come back from one text, with names that differ', () => {
  const records = [
    { id: 'lich.srd-5-2', name: 'Lich' },
    { id: 'half-dragon.srd-5-2', name: 'Half-Dragon of Old' },
  ];
  expect(unpackNames(packNames(records, 'Lich'), 'Lich')).toEqual(records);
  expect(packNames(records.slice(0, 1), 'Lich')).toBe('lich.srd-5-2');
  expect(unpackNames(packNames([], 'Lich'), 'Lich')).toEqual([]);
});

it('a name alone is of 2014, and another year stands behind it', () => {
  expect([nameInRules('Lich', '2014'), nameInRules('Lich', '2024')]).toEqual([
    'Lich',
    'Lich (2024)',
  ]);
});

it('a credit is named by the edition of our own books, and by its source otherwise', () => {
  const licence = 'cc-by-4.0';
  expect(creditOf({ source: 'SRD 5.1', edition: '2014', licence })).toEqual({});
  expect(creditOf({ source: 'SRD 5.2', edition: '2024', licence })).toEqual({});
  expect(creditOf({ source: 'SRD 5.2', edition: '2014', licence })).toEqual({
    source: 'SRD 5.2',
    licence,
  });
});

it('a description says what is asked for first, and no more than is read', () => {
  const words = SRD_MONSTERS.map((monster) => describeMonster(statblockOf(monster, '2014')));
  expect(words.find((one) => one.startsWith('Goblin: '))).toBe(
    'Goblin: Small humanoid (goblinoid), neutral evil. Armor Class 15 (leather armor, shield), Hit Points 7 (2d6), Challenge 1/4 (50 XP), Speed 30 ft.',
  );
  for (const one of words) {
    expect(one).toMatch(/^[^:]+: .+\.$/);
    expect(one.length, one).toBeLessThanOrEqual(165);
  }
});
