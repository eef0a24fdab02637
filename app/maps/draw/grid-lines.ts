import type { PathPen } from '~/paper/path-pen';
import { isOpenAt, type OpenSquares, type Squares } from '../map/squares';

/**
 * Traces the lines between open squares in as few strokes as possible. With smooth walls the lines must continue below
 * them: set `beyond` and clip them at the wall.
 */
export function traceFloorGrid(
  pen: PathPen,
  squares: OpenSquares,
  area: Squares,
  beyond: boolean,
): void {
  const least = beyond ? 1 : 2;
  const openSides = (x: number, y: number, otherX: number, otherY: number) =>
    Number(isOpenAt(squares, x, y)) + Number(isOpenAt(squares, otherX, otherY));
  const right = area.x + area.width;
  const bottom = area.y + area.height;
  for (let y = area.y; y <= bottom; y += 1) {
    let start = -1;
    for (let x = area.x; x <= right; x += 1) {
      const drawn = x < right && openSides(x, y, x, y - 1) >= least;
      if (drawn && start < 0) start = x;
      if (!drawn && start >= 0) {
        pen.move(start, y);
        pen.line(x, y);
        start = -1;
      }
    }
  }
  for (let x = area.x; x <= right; x += 1) {
    let start = -1;
    for (let y = area.y; y <= bottom; y += 1) {
      const drawn = y < bottom && openSides(x, y, x - 1, y) >= least;
      if (drawn && start < 0) start = y;
      if (!drawn && start >= 0) {
        pen.move(x, start);
        pen.line(x, y);
        start = -1;
      }
    }
  }
}

/** Traces the lines of a whole sheet of graph paper. */
export function traceWholeGrid(pen: PathPen, area: Squares): void {
  for (let y = area.y; y <= area.y + area.height; y += 1) {
    pen.move(area.x, y);
    pen.line(area.x + area.width, y);
  }
  for (let x = area.x; x <= area.x + area.width; x += 1) {
    pen.move(x, area.y);
    pen.line(x, area.y + area.height);
  }
}
