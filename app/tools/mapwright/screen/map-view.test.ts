import { expect, test } from 'vitest';
import { mapSearch } from '~/maps/map/map-address';
import { DEFAULT_LOOK, readLook } from '~/maps/map/map-look';
import { DEFAULT_RECIPE } from '~/maps/map/recipe';
import { readRecipe } from '~/maps/map/recipe-link';
import { generateMap } from '../generate/generate';
import { drawPieces, pieceSvg, preparePieces } from './map-pieces';
import { chunksInSight, pictureFor } from './map-sight';
import { fitView, panView, showSquare, squareAt, visibleSquares, zoomView } from './map-view';

const map = { width: 60, height: 44 };
const frame = { width: 800, height: 600 };

test('the whole map fits the frame, in its middle, and the buttons in the corner hide none of it', () => {
  for (const [width, height] of [
    [800, 600],
    [860, 640],
    [390, 500],
    [390, 390],
    [390, 300],
    [1600, 700],
  ] as const) {
    for (const sides of [map, { width: 30, height: 90 }, { width: 200, height: 200 }]) {
      const view = fitView(sides, { width, height });
      const [left, top] = [-view.x * view.px, -view.y * view.px];
      const right = width - (sides.width - view.x) * view.px;
      const bottom = height - (sides.height - view.y) * view.px;
      const [across, down] = width < Math.max(height, 640) ? [142, 54] : [58, 146];
      expect(Math.min(left, top, right, bottom)).toBeGreaterThan(0);
      expect(right >= across || bottom >= down).toBe(true);
      if (right < across) expect(left).toBeCloseTo(right);
      if (bottom < down) expect(top).toBeCloseTo(bottom);
    }
  }
});

test('zooming keeps the square under the pointer where it is', () => {
  const at = { x: 200, y: 450 };
  const view = fitView(map, frame);
  expect(squareAt(zoomView(view, 3, at), at)).toEqual(squareAt(view, at));
});

test('the map cannot be lost out of the frame', () => {
  const view = panView(fitView(map, frame), { x: 1e6, y: -1e6 }, map, frame);
  const seen = visibleSquares(view, map, frame);
  expect(seen.width).toBeGreaterThan(0);
  expect(seen.height).toBeGreaterThan(0);
});

test('a square out of sight is brought into sight, one in sight moves nothing', () => {
  const near = zoomView(fitView(map, frame), 6, { x: 0, y: 0 });
  const shown = showSquare(near, { x: 59, y: 43 }, frame);
  const seen = visibleSquares(shown, map, frame);
  expect(seen.x + seen.width).toBe(60);
  expect(showSquare(shown, { x: 57, y: 42 }, frame)).toBe(shown);
});

test('the pieces in sight cover all that is seen, and no square twice', () => {
  for (const shownPx of [3, 30]) {
    const visible = { x: 13, y: 5, width: 40, height: 39 };
    const seen = new Set<number>();
    let squares = 0;
    for (const { squares: piece } of chunksInSight(map, { visible, shownPx })) {
      squares += piece.width * piece.height;
      for (let y = piece.y; y < piece.y + piece.height; y += 1) {
        for (let x = piece.x; x < piece.x + piece.width; x += 1) seen.add(y * map.width + x);
      }
    }
    expect(seen.size).toBe(squares);
    expect(seen.has(5 * map.width + 13)).toBe(true);
    expect(seen.has(43 * map.width + 52)).toBe(true);
    expect(Math.max(...seen)).toBeLessThan(map.width * map.height);
  }
});

test('pieces that come with a map are those that an edit would draw anew', () => {
  const dug = generateMap({ ...DEFAULT_RECIPE, ...map });
  const sight = { visible: { x: 0, y: 0, ...map }, shownPx: 4 };
  const { madeFor, pieces } = drawPieces(structuredClone(dug), DEFAULT_LOOK, sight);
  expect(madeFor).toBe(pictureFor(4));
  expect(pieces).toHaveLength(1);
  const drawing = preparePieces(dug, DEFAULT_LOOK, madeFor);
  for (const { chunk, svg } of pieces) expect(svg).toBe(pieceSvg(drawing, chunk, madeFor));
});

test('an address carries recipe and look, and gives both back', () => {
  const recipe = { ...DEFAULT_RECIPE, seed: 'salt & brine', kind: 'cave' as const, water: 31 };
  const look = {
    ...DEFAULT_LOOK,
    style: 'parchment' as const,
    audience: 'player' as const,
    grid: false,
  };
  const params = new URLSearchParams(mapSearch(recipe, look));
  expect(readRecipe(params)).toEqual({ recipe, corrected: [] });
  expect(readLook(params)).toEqual({ look, corrected: [] });
});

test('a look that does not exist is corrected in words', () => {
  const { look, corrected } = readLook(new URLSearchParams('style=neon&view=all'));
  expect(look).toEqual(DEFAULT_LOOK);
  expect(corrected).toHaveLength(2);
});
