import { expect, it } from 'vitest';
import { drawingCost } from '~/maps/draw/drawing-cost';
import { mapToJson } from '~/maps/file/map-json';
import { CELL } from '~/maps/map/cells';
import { emptyMap } from '~/maps/map/grid';
import { DEFAULT_RECIPE } from '~/maps/map/recipe';
import { themeChanges } from '~/maps/map/themes';
import { generateMap } from '../generate/generate';
import { drawSharedView, readSharedView } from './shared-view';

it('shows a large map of the most furniture and ground, with its key', () => {
  const recipe = { ...DEFAULT_RECIPE, ...themeChanges('ruined'), width: 350, height: 350 };
  const view = readSharedView(drawSharedView(mapToJson(generateMap(recipe)), '', 'gm'));
  if ('problem' in view) expect.fail(view.problem);
  expect(view.key.length).toBeGreaterThan(1000);
  expect(view.svg.length).toBeLessThan(1_500_000);
});

it('refuses a map made to cost much before any of it is drawn', () => {
  const map = emptyMap(500, 500, 'Motley');
  const grounds = [CELL.water, CELL.lava, CELL.chasm, CELL.ice, CELL.grass];
  map.cells.forEach((_, square) => {
    map.cells[square] = grounds[(square * 7 + Math.floor(square / 500) * 3) % 5] ?? CELL.floor;
  });
  expect(drawingCost(map)).toBeGreaterThan(250_000);
  expect(readSharedView(drawSharedView(mapToJson(map), '', 'player'))).toEqual({
    problem: 'This map is too large to show on a page.',
  });
});
