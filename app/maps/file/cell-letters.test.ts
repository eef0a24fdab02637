import { expect, it } from 'vitest';
import { CELL } from '../map/cells';
import { CELL_LETTERS, cellOfLetter, letterOfCell } from './cell-letters';

it('every ground has a letter of its own, which is no digit and needs no escape in JSON', () => {
  const letters = Object.values(CELL_LETTERS);
  expect(new Set(letters).size).toBe(letters.length);
  for (const letter of letters) {
    expect(letter).toMatch(/^\D$/);
    expect(JSON.stringify(letter)).toHaveLength(3);
  }
});

it('a letter gives back its ground, as on the battle mat of a fight', () => {
  for (const cell of Object.values(CELL)) expect(cellOfLetter(letterOfCell(cell))).toBe(cell);
  expect(cellOfLetter('7')).toBeUndefined();
});
