import { expect, test } from 'vitest';
import { bookOf } from '../books/book-of';
import { type Character, character } from '../record/character';
import { attackWays } from './attack-ways';
import { damageDice, damageText, extraText, sometimesOf } from './damage-text';
import { sheetOf } from './sheet-of';

const SCORES = { str: 16, dex: 14, con: 14, int: 10, wis: 12, cha: 14 };

/** Each attack as displayed, and its possible extra damage. */
function told(
  edition: '2014' | '2024',
  one: string,
  level: number,
  more: Partial<Character>,
  ...carries: string[]
) {
  const made = character.parse({
    edition,
    abilities: { base: SCORES },
    levels: Array.from({ length: level }, () => ({ class: one })),
    items: carries.map((item) => ({ id: item, item })),
    ...more,
  });
  return sheetOf(bookOf(edition), made).attacks.map(
    (attack) =>
      `${attack.id}: ${[damageText(attack), ...sometimesOf(attack).map(extraText)].join('; ')}`,
  );
}

test('a paladin of level 11 does 1d8 radiant more with melee weapons, in SRD 5.2.1 with bare hands too (Improved Divine Smite, Radiant Strikes)', () => {
  const smite = 'Divine Smite 2d8 radiant, for a slot of level 1, 1d8 more each level above';
  expect(told('2014', 'paladin', 11, {}, 'longsword', 'longbow')).toEqual([
    `longsword: 1d8+3 slashing + 1d8 radiant; ${smite}`,
    'longbow: 1d8+2 piercing',
    'unarmed: 4 bludgeoning',
  ]);
  expect(told('2024', 'paladin', 11, {}, 'longsword', 'longbow')).toEqual([
    'longsword: 1d8+3 slashing + 1d8 radiant',
    'longbow: 1d8+2 piercing',
    'unarmed: 4 bludgeoning + 1d8 radiant',
  ]);
  expect(told('2024', 'paladin', 10, {}, 'longsword')[0]).toBe('longsword: 1d8+3 slashing');
});

test('a rogue may sneak with finesse and ranged weapons, with the dice of its level (Sneak Attack)', () => {
  const sneak = 'Sneak Attack 6d6, once a turn, with advantage or an ally beside the target';
  expect(told('2024', 'rogue', 11, {}, 'rapier', 'club', 'shortbow')).toEqual([
    `rapier: 1d8+3 piercing; ${sneak}`,
    'club: 1d4+3 bludgeoning',
    `shortbow: 1d6+2 piercing; ${sneak}`,
    'unarmed: 4 bludgeoning',
  ]);
  expect(told('2014', 'rogue', 1, {}, 'dagger')[0]).toContain('Sneak Attack 1d6, once a turn');
});

test('rage adds to what goes by Strength (Rage)', () => {
  const rage = 'Rage 3, while raging';
  expect(told('2014', 'barbarian', 9, {}, 'greataxe', 'longbow')).toEqual([
    `greataxe: 1d12+3 slashing; ${rage}`,
    'longbow: 1d8+2 piercing',
    `unarmed: 4 bludgeoning; ${rage}`,
  ]);
  expect(told('2024', 'barbarian', 16, {}, 'greataxe')[0]).toContain('Rage 4, while raging');
});

test('what was chosen adds what it says: Divine Strike, Colossus Slayer, Graze', () => {
  const life = { subclasses: { cleric: 'life' } };
  expect(told('2014', 'cleric', 14, life, 'mace')[0]).toBe(
    'mace: 1d6+3 bludgeoning; Divine Strike 2d8 radiant, once on each of your turns',
  );
  const strikes = { choices: { 'cleric/blessed-strikes#strikes': ['divine-strike'] } };
  expect(told('2024', 'cleric', 7, strikes, 'mace')[0]).toBe(
    'mace: 1d6+3 bludgeoning; Divine Strike 1d8 necrotic or radiant, once on each of your turns',
  );
  const slays = {
    subclasses: { ranger: 'hunter' },
    choices: { 'hunter/hunters-prey#prey': ['colossus-slayer'] },
  };
  expect(told('2014', 'ranger', 3, slays, 'longbow')[0]).toBe(
    'longbow: 1d8+2 piercing; Colossus Slayer 1d8, once a turn, against who has lost hit points',
  );
  const grazes = { choices: { 'fighter/weapon-mastery#weapons': ['greatsword'] } };
  expect(told('2024', 'fighter', 1, grazes, 'greatsword')[0]).toBe(
    'greatsword: 2d6+3 slashing; Graze 3, on a miss',
  );
  expect(told('2024', 'fighter', 1, {}, 'greatsword')[0]).toBe('greatsword: 2d6+3 slashing');
});

test('while raging, the dice of every way to hit have the rage too: other hands and bare hands', () => {
  const made = character.parse({
    edition: '2014',
    abilities: { base: SCORES },
    levels: [{ class: 'barbarian' }],
    items: ['handaxe', 'sickle'].map((item) => ({ id: item, item, equipped: true })),
  });
  const dice = (effects: string[]) =>
    attackWays(sheetOf(bookOf('2014'), made).attacks).map(
      ({ attack }) => `${attack.name} ${damageDice(attack, effects).whole}`,
    );
  expect(dice([]).slice(2)).toEqual([
    'Unarmed strike 4',
    'Handaxe, other hand 1d6',
    'Sickle, other hand 1d4',
  ]);
  expect(dice(['rage'])).toEqual([
    'Handaxe 1d6+3+2',
    'Sickle 1d4+3+2',
    'Unarmed strike 4+2',
    'Handaxe, other hand 1d6+2',
    'Sickle, other hand 1d4+2',
  ]);
  const [handaxe] = sheetOf(bookOf('2014'), made).attacks;
  expect(handaxe && damageDice(handaxe, ['rage']).parts).toEqual([
    { dice: '1d6+3', type: 'slashing' },
    { dice: '2', type: 'slashing' },
  ]);
});
