import type { PathPen } from '~/paper/path-pen';

/** A line to a point, or a cubic curve: its two control points and its end. */
type Step = readonly [number, number] | readonly [number, number, number, number, number, number];

/** The logo on a grid of 32: the doorway, with its opening drawn in the opposite direction. */
const DOORWAY: readonly (readonly Step[])[] = [
  [
    [16, 0.6],
    [18, 3.2],
    [23.5, 6.5, 27, 11.2, 27, 17.5],
    [27, 26],
    [29, 26],
    [29, 31],
    [3, 31],
    [3, 26],
    [5, 26],
    [5, 17.5],
    [5, 11.2, 8.5, 6.5, 14, 3.2],
  ],
  [
    [9.5, 26],
    [22.5, 26],
    [22.5, 17.5],
    [22.5, 13, 20, 10, 16, 7.5],
    [12, 10, 9.5, 13, 9.5, 17.5],
  ],
];

const FLAME: readonly (readonly Step[])[] = [
  [
    [16, 11],
    [16.4, 14.2, 19.9, 15.8, 19.9, 19.6],
    [19.9, 21.75, 18.15, 23.5, 16, 23.5],
    [13.85, 23.5, 12.1, 21.75, 12.1, 19.6],
    [12.1, 17.5, 13.1, 16.2, 13.9, 15],
    [14.2, 15.9, 14.6, 16.4, 15.1, 16.7],
    [14.9, 14.6, 15.2, 12.8, 16, 11],
  ],
];

export type MarkPlace = { x: number; y: number; scale: number };

export const traceDoorway = (pen: PathPen, place: MarkPlace) => traceSteps(pen, DOORWAY, place);
export const traceFlame = (pen: PathPen, place: MarkPlace) => traceSteps(pen, FLAME, place);

function traceSteps(
  pen: PathPen,
  outlines: readonly (readonly Step[])[],
  { x, y, scale }: MarkPlace,
): void {
  for (const outline of outlines) {
    let [fromX, fromY] = outline[0] ?? [0, 0];
    pen.move(x + fromX * scale, y + fromY * scale);
    for (const step of outline.slice(1)) {
      const [toX = 0, toY = 0] = step.slice(-2);
      if (step.length === 2) pen.line(x + toX * scale, y + toY * scale);
      else {
        // Approximates the cubic curve by one quadratic curve: at this size the difference is invisible.
        const [ax, ay, bx, by] = step;
        const bendX = (3 * (ax + bx) - fromX - toX) / 4;
        const bendY = (3 * (ay + by) - fromY - toY) / 4;
        pen.curve(x + bendX * scale, y + bendY * scale, x + toX * scale, y + toY * scale);
      }
      [fromX, fromY] = [toX, toY];
    }
    pen.close();
  }
}
