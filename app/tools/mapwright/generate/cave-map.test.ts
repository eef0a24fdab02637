import { expect, it } from 'vitest';
import { isOpen } from '~/maps/map/cells';
import { reachOf } from '~/maps/map/connectivity';
import { emptyMap } from '~/maps/map/grid';
import { DEFAULT_RECIPE, LAYOUTS, type MapRecipe } from '~/maps/map/recipe';
import { NUMBER_OPTIONS } from '~/maps/map/recipe-link';
import { generateMap } from './generate';
import { inLayout } from './layout-mask';
import { regenerate } from './regenerate';

/** The percentage of squares within the outline that are rock. */
function rockShare(recipe: MapRecipe): number {
  const { layout, width, height } = recipe;
  const map = generateMap(recipe);
  expect(reachOf(map).connected).toBe(true);
  let within = 0;
  let rock = 0;
  map.cells.forEach((cell, square) => {
    if (!inLayout(layout, square % width, Math.floor(square / width), width, height)) return;
    within += 1;
    if (!isOpen(cell)) rock += 1;
  });
  return (100 * rock) / within;
}

it.each(LAYOUTS)('as much of a cave is rock as was asked for, layout %s', (layout) => {
  for (const [index, side] of [20, 30, 60, 130].entries()) {
    for (const caveFill of [
      NUMBER_OPTIONS.caveFill.least,
      40,
      46,
      55,
      NUMBER_OPTIONS.caveFill.most,
    ]) {
      for (let seed = 0; seed < 3; seed += 1) {
        const recipe: MapRecipe = {
          ...DEFAULT_RECIPE,
          kind: 'cave',
          seed: `rock ${seed}`,
          layout,
          width: side,
          height: side,
          caveFill,
          caveSmoothing: 1 + ((seed * 2 + index) % 6),
          corridorWidth: 1 + seed,
        };
        const off = Math.abs(rockShare(recipe) - caveFill);
        expect(off, JSON.stringify(recipe)).toBeLessThan(side < 60 ? 5 : 3);
      }
    }
  }
});

it('where nothing can grow there is a cave of nine squares in the middle, but for what is locked', () => {
  const recipe: MapRecipe = {
    ...DEFAULT_RECIPE,
    kind: 'cave',
    width: 31,
    height: 25,
    entrances: 0,
    stairs: 'none',
    water: 0,
    pits: 0,
    rubble: 0,
  };
  const rock = emptyMap(31, 25, 'Rock');
  const grown = (isFree: (x: number, y: number) => boolean): string[] => {
    const locked = rock.cells.map((_, square) =>
      isFree(square % 31, Math.floor(square / 31)) ? 0 : 1,
    );
    const { cells } = regenerate(rock, recipe, locked);
    return [...cells.keys()]
      .filter((square) => isOpen(cells[square]))
      .map((square) => `${square % 31},${Math.floor(square / 31)}`);
  };
  const nine = ['14,11', '15,11', '16,11', '14,12', '15,12', '16,12', '14,13', '15,13', '16,13'];
  expect(grown((x, y) => x >= 14 && x <= 16 && y >= 11 && y <= 13)).toEqual(nine);
  expect(grown((x, y) => x >= 14 && x <= 15 && y >= 11 && y <= 13)).toEqual(
    nine.filter((place) => !place.startsWith('16')),
  );
});
