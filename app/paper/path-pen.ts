/** Draws lines and curves, in the unit of its creator (squares or points), y growing downwards. */
export type PathPen = {
  move(x: number, y: number): void;
  line(x: number, y: number): void;
  /** A quadratic curve from the present point, with the control point (cx, cy). */
  curve(cx: number, cy: number, x: number, y: number): void;
  close(): void;
};

const EIGHTH = Math.SQRT1_2;
/** The tangent of 22.5 degrees: where the tangents of two neighbouring eighths of a circle meet. */
const LEAN = Math.SQRT2 - 1;

const AROUND: ReadonlyArray<readonly [number, number, number, number]> = [
  [1, LEAN, EIGHTH, EIGHTH],
  [LEAN, 1, 0, 1],
  [-LEAN, 1, -EIGHTH, EIGHTH],
  [-1, LEAN, -1, 0],
  [-1, -LEAN, -EIGHTH, -EIGHTH],
  [-LEAN, -1, 0, -1],
  [LEAN, -1, EIGHTH, -EIGHTH],
  [1, -LEAN, 1, 0],
];

/** A closed circle of eight curves, accurate to a fiftieth of its radius. */
export function traceCircle(pen: PathPen, x: number, y: number, radius: number): void {
  pen.move(x + radius, y);
  for (const [cx, cy, px, py] of AROUND) {
    pen.curve(x + cx * radius, y + cy * radius, x + px * radius, y + py * radius);
  }
  pen.close();
}

/** A closed rectangle from its north-west corner. */
export function traceRectangle(
  pen: PathPen,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  pen.move(x, y);
  pen.line(x + width, y);
  pen.line(x + width, y + height);
  pen.line(x, y + height);
  pen.close();
}

/** An open line through the points. */
export function traceLine(pen: PathPen, ...points: ReadonlyArray<readonly [number, number]>): void {
  points.forEach(([x, y], index) => {
    if (index === 0) pen.move(x, y);
    else pen.line(x, y);
  });
}

/** A closed outline through the points. */
export function tracePolygon(
  pen: PathPen,
  ...points: ReadonlyArray<readonly [number, number]>
): void {
  traceLine(pen, ...points);
  pen.close();
}
