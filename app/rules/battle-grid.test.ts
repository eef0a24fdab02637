import { describe, expect, it } from 'vitest';
import { feetBetween, squareName, squareNamed, squareWithin, tokenSpace } from './battle-grid';

describe('a battle on a grid', () => {
  it('costs five feet for each square, diagonally too', () => {
    expect(feetBetween({ x: 2, y: 2 }, { x: 2, y: 2 })).toBe(0);
    expect(feetBetween({ x: 2, y: 2 }, { x: 6, y: 2 })).toBe(20);
    expect(feetBetween({ x: 2, y: 2 }, { x: 5, y: 8 })).toBe(30);
  });

  it('gives larger creatures more squares, and a tiny one a whole square of its own', () => {
    const sizes = ['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan'] as const;
    expect(sizes.map(tokenSpace)).toEqual([1, 1, 1, 2, 3, 4]);
  });

  it('holds a token on the map with all of its squares', () => {
    const size = { width: 20, height: 10 };
    expect(squareWithin({ x: 30, y: 30 }, 3, size)).toEqual({ x: 17, y: 7 });
    expect(squareWithin({ x: -4, y: 2 }, 1, size)).toEqual({ x: 0, y: 2 });
  });

  it('names squares by column and row, and finds them by name', () => {
    expect(squareName({ x: 2, y: 6 })).toBe('C7');
    expect(squareName({ x: 25, y: 0 })).toBe('Z1');
    expect(squareName({ x: 26, y: 99 })).toBe('AA100');
    for (const x of [0, 25, 26, 51, 52, 99]) {
      expect(squareNamed(squareName({ x, y: 41 }))).toEqual({ x, y: 41 });
    }
    expect(squareNamed(' c 7 ')).toEqual({ x: 2, y: 6 });
    for (const wrong of ['', '7', 'C', 'C0', 'ABC1', 'C7D', '__proto__']) {
      expect(squareNamed(wrong)).toBeNull();
    }
  });
});
