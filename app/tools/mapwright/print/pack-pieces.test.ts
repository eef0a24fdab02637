import { expect, it } from 'vitest';
import { createRandom } from '~/rules/random';
import { packPieces } from './pack-pieces';

const SHEET = { width: 500, height: 700 };

it('places every piece that fits once, within its sheet, and none over another', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const random = createRandom(seed);
    const pieces = Array.from({ length: 40 }, () => ({
      width: 40 + random.below(460),
      height: 40 + random.below(460),
    }));
    const placed = packPieces(pieces, SHEET);
    expect(placed.map(({ piece }) => piece).sort((a, b) => a - b)).toEqual(
      pieces.map((_, at) => at),
    );
    const boxes = placed.map(({ piece, sheet, left, top, isTurned }) => {
      const { width = 0, height = 0 } = pieces[piece] ?? {};
      const [across, down] = isTurned ? [height, width] : [width, height];
      return { sheet, left, top, right: left + across, bottom: top + down };
    });
    for (const [at, one] of boxes.entries()) {
      expect(one.right).toBeLessThanOrEqual(SHEET.width + 0.01);
      expect(one.bottom).toBeLessThanOrEqual(SHEET.height + 0.01);
      const isFree = boxes
        .slice(at + 1)
        .every(
          (other) =>
            other.sheet !== one.sheet ||
            other.left >= one.right - 0.01 ||
            other.right <= one.left + 0.01 ||
            other.top >= one.bottom - 0.01 ||
            other.bottom <= one.top + 0.01,
        );
      expect(isFree).toBe(true);
    }
  }
});

it('turns a piece that fits only so, and leaves out what fits on no sheet', () => {
  const placed = packPieces(
    [
      { width: 650, height: 100 },
      { width: 701, height: 10 },
    ],
    SHEET,
  );
  expect(placed).toEqual([{ piece: 0, sheet: 0, left: 0, top: 0, isTurned: true }]);
});

it('fills a sheet before it takes the next', () => {
  const quarter = { width: 250, height: 350 };
  const placed = packPieces(Array<typeof quarter>(8).fill(quarter), SHEET);
  expect(placed.map(({ sheet }) => sheet)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
});
