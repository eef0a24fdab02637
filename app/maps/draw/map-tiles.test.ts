import { expect, it } from 'vitest';
import { generateMap } from '~/tools/mapwright/generate/generate';
import { DEFAULT_RECIPE } from '../map/recipe';
import { DEFAULT_SVG } from './map-svg';
import { mapTilesSvg, tileBands } from './map-tiles';

it.each([
  [500, 500, 32],
  [500, 20, 32],
  [20, 500, 32],
  [60, 44, 256],
  [117, 53, 140],
  [20, 20, 70],
])(
  'the bands of %i by %i squares at %i pixels are every square once, and each fits into memory',
  (width, height, cellPx) => {
    const seen = new Uint8Array(width * height);
    for (const band of tileBands({ width, height }, cellPx)) {
      const [first] = band;
      expect(band.every(({ y, height: high }) => y === first?.y && high === first.height)).toBe(
        true,
      );
      expect(width * cellPx * (first?.height ?? 0) * cellPx).toBeLessThanOrEqual(
        Math.max(8 * 1024 * 1024, width * cellPx * cellPx),
      );
      for (const tile of band) {
        expect(Math.max(tile.width, tile.height) * cellPx).toBeLessThanOrEqual(2048);
        for (let y = tile.y; y < tile.y + tile.height; y += 1) {
          for (let x = tile.x; x < tile.x + tile.width; x += 1) {
            seen[y * width + x] = (seen[y * width + x] ?? 0) + 1;
          }
        }
      }
    }
    expect(seen.every((times) => times === 1)).toBe(true);
  },
);

it('draws the tiles of a large map stroke by stroke, as those of a small one', () => {
  const map = generateMap({ ...DEFAULT_RECIPE, width: 160, height: 120 });
  const [band = []] = tileBands(map, 70);
  const tiles = mapTilesSvg(map, DEFAULT_SVG, band);
  expect(tiles).toHaveLength(band.length);
  for (const tile of tiles) expect(tile).not.toContain('<pattern');
  // Strokes are short lines: a tile with walls has thousands of them.
  expect(tiles.some((tile) => (tile.match(/M/g)?.length ?? 0) > 2000)).toBe(true);
  const { x = 0, y = 0, width = 0, height = 0 } = band[1] ?? {};
  expect(tiles[1]).toContain(`viewBox="${x * 100} ${y * 100} ${width * 100} ${height * 100}"`);
});
