import { expect, it } from 'vitest';
import { isOpen } from '../map/cells';
import { reachOf } from '../map/connectivity';
import { DEFAULT_RECIPE, LAYOUTS, type MapRecipe } from '../map/recipe';
import { NUMBER_OPTIONS } from '../map/recipe-link';
import { generateMap } from './generate';
import { inLayout } from './layout-mask';

/** Percentage of the squares within the outline that are rock. */
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
