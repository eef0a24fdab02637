import { expect, test } from 'vitest';
import { createRandom } from '~/rules/random';
import { bookOf } from '../books/book-of';
import { type Character, character } from '../record/character';
import { FIGHTER } from '../srd-5-1/classes/fighter';
import { pointsSpent, rolledAbilities, STANDARD_ARRAY } from './abilities';
import { startEquipment, startLines, startWealth } from './start-equipment';

const book = { ...bookOf('2014'), classes: [FIGHTER] };

function fighter(choices: Character['choices'] = {}): Character {
  return character.parse({ edition: '2014', levels: [{ class: 'fighter' }], choices });
}

let made = 0;
const newId = () => `thing-${made++}`;

test('the ways of a class are asked, and then the weapons of a kind', () => {
  expect(
    startLines(book, fighter()).map(({ place, picked }) => [place, picked.length]),
  ).toContainEqual(['equipment:fighter/armor', 0]);
  const [, weapon] = startLines(book, fighter({ 'equipment:fighter/weapon': ['1'] }));
  expect(weapon?.kinds.map(({ place }) => place)).toEqual([
    'equipment:fighter/weapon>0',
    'equipment:fighter/weapon>1',
  ]);
  expect(weapon?.kinds[0]?.answers.map(({ value }) => value)).toContain('longsword');
  expect(weapon?.kinds[0]?.answers.map(({ value }) => value)).not.toContain('club');
});

test('what was chosen is carried, armor worn and weapons in hand; what is open is said', () => {
  expect(startEquipment(book, fighter(), newId).problem).toContain('Fighter');
  const { character: armed, problem } = startEquipment(
    book,
    fighter({
      'equipment:fighter/armor': ['0'],
      'equipment:fighter/weapon': ['0'],
      'equipment:fighter/weapon>0': ['longsword'],
      'equipment:fighter/second': ['1'],
      'equipment:fighter/pack': ['1'],
    }),
    newId,
  );
  expect(problem).toBeNull();
  expect(armed.items.map(({ item, count, equipped }) => [item, count, equipped])).toEqual([
    ['chain-mail', 1, true],
    ['longsword', 1, true],
    ['shield', 1, true],
    ['handaxe', 2, true],
    ['explorers-pack', 1, false],
  ]);
});

test('starting wealth of a fighter is 5d4 × 10, told with its dice', () => {
  const { character: rich, said } = startWealth(book, fighter(), createRandom('gold'));
  expect(rich.play.coins.gp % 10).toBe(0);
  expect(rich.play.coins.gp).toBeGreaterThanOrEqual(50);
  expect(rich.play.coins.gp).toBeLessThanOrEqual(200);
  expect(said).toMatch(/^(\d \+ ){4}\d, × 10 = \d+ gold pieces\.$/);
});

test('the standard array costs 27 points, and four dice lose the lowest', () => {
  const [str, dex, con, int, wis, cha] = STANDARD_ARRAY as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  expect(pointsSpent({ str, dex, con, int, wis, cha })).toBe(27);
  const { rolls, totals } = rolledAbilities(createRandom(1));
  expect(rolls.map((dice) => dice.length)).toEqual([4, 4, 4, 4, 4, 4]);
  for (const total of totals) expect(total).toBeGreaterThanOrEqual(3);
});
