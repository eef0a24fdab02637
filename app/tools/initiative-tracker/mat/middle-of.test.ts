import { expect, it } from 'vitest';
import { middleOf } from './middle-of';

const EXTENT = { x: 10, y: 20, width: 40, height: 20 };
const one = (x: number, y: number, isTurn = false) => ({ at: { x, y }, space: 2, isTurn });

it('looks at whose turn it is', () => {
  expect(middleOf(EXTENT, [one(12, 22), one(29, 29, true)])).toEqual({ x: 0.5, y: 0.5 });
});

it('looks at the middle of those on the map while it is nobody’s turn there', () => {
  expect(middleOf(EXTENT, [one(10, 20), one(18, 28)])).toEqual({ x: 0.125, y: 0.25 });
});

it('looks at what players see while nobody is on the map, else at the whole', () => {
  expect(middleOf(EXTENT, [], { x: 40, y: 35, width: 4, height: 2 })).toEqual({ x: 0.8, y: 0.8 });
  expect(middleOf(EXTENT, [])).toEqual({ x: 0.5, y: 0.5 });
});
