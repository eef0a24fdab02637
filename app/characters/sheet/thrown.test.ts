import { expect, test } from 'vitest';
import { bookOf } from '../books/book-of';
import { type Character, character } from '../record/character';
import { sheetOf } from './sheet-of';

/** The attacks of a character with as many javelins left, and as many thrown. */
function javelins(count: number, shot: number): string[] {
  const gear: Character['play']['gear'] = {
    javelins: { of: [3, true, false], count, equipped: true, attuned: false, shot },
  };
  const made = character.parse({
    edition: '2014',
    levels: [{ class: 'fighter' }],
    items: [{ id: 'javelins', item: 'javelin', count, equipped: true }],
    play: { gear },
  });
  return sheetOf(bookOf('2014'), made).attacks.map(({ id, shoots }) =>
    `${id} ${shoots ?? ''}`.trim(),
  );
}

test('thrown weapons are counted and found again down to the last one', () => {
  expect(javelins(2, 1)).toEqual(['javelins javelins', 'unarmed']);
  expect(javelins(1, 2)).toEqual(['javelins javelins', 'unarmed']);
  expect(javelins(0, 3)).toEqual(['javelins javelins', 'unarmed']);
});

test('weapons that are used up and not to be found are no attack, and a single one is not counted', () => {
  expect(javelins(0, 0)).toEqual(['unarmed']);
  expect(javelins(1, 0)).toEqual(['javelins', 'unarmed']);
});
