import type { PathPen } from './path-pen';

/** How many shades lie between the ground and an ink, for the edges of shapes. */
export const SHADES = 16;

/** A picture in few colors: each pixel is an ink's number times 16 plus its coverage, 15 for full. */
export type Bitmap = { width: number; height: number; pixels: Uint8Array<ArrayBuffer> };

export function createBitmap(width: number, height: number): Bitmap {
  return { width, height, pixels: new Uint8Array(width * height) };
}

/** Line segments per curve: enough for the size of letters. */
const LINES_A_CURVE = 6;

/**
 * Fills the outlines that `trace` draws, in pixels; overlaps are filled once. Parts outside the picture are clipped.
 */
export function fillShape(bitmap: Bitmap, ink: number, trace: (pen: PathPen) => void): void {
  const lines = linesOf(trace);
  let [left, top, right, bottom] = [bitmap.width, bitmap.height, 0, 0];
  for (let at = 0; at < lines.length; at += 2) {
    const x = lines[at] ?? 0;
    const y = lines[at + 1] ?? 0;
    left = Math.min(left, Math.floor(x));
    right = Math.max(right, Math.ceil(x));
    top = Math.min(top, Math.floor(y));
    bottom = Math.max(bottom, Math.ceil(y));
  }
  top = Math.max(0, top);
  bottom = Math.min(bitmap.height, bottom);
  if (right <= left || bottom <= top) return;
  const width = right - left + 2;
  const cover = new Float32Array(width * (bottom - top));
  addLines(cover, lines, { left, top, width, height: bottom - top });
  const { pixels } = bitmap;
  const end = Math.min(right, bitmap.width);
  for (let y = top; y < bottom; y += 1) {
    const row = (y - top) * width - left;
    const place = y * bitmap.width;
    let sum = 0;
    for (let x = left; x < end; x += 1) {
      sum += cover[row + x] ?? 0;
      const shade = (Math.min(1, Math.abs(sum)) * (SHADES - 1) + 0.5) | 0;
      if (shade === 0 || x < 0) continue;
      const value = ink * SHADES + shade;
      const before = pixels[place + x] ?? 0;
      // Where two shapes of one ink touch, the greater coverage of a pixel counts.
      pixels[place + x] = before >> 4 === ink ? Math.max(before, value) : value;
    }
  }
}

/** Fills a rectangle of whole pixels. */
export function fillBox(
  { width, height, pixels }: Bitmap,
  ink: number,
  [x, y, wide, high]: readonly [number, number, number, number],
): void {
  for (let row = Math.max(0, y); row < Math.min(height, y + high); row += 1) {
    const end = row * width + Math.min(width, x + wide);
    pixels.fill(ink * SHADES + SHADES - 1, row * width + Math.max(0, x), end);
  }
}

/** The end points of all lines of some outlines, four numbers each; curves are split into lines. */
function linesOf(trace: (pen: PathPen) => void): number[] {
  const lines: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const line = (toX: number, toY: number) => {
    lines.push(x, y, toX, toY);
    [x, y] = [toX, toY];
  };
  trace({
    move(toX, toY) {
      [x, y, startX, startY] = [toX, toY, toX, toY];
    },
    line,
    curve(cx, cy, toX, toY) {
      const [fromX, fromY] = [x, y];
      for (let step = 1; step <= LINES_A_CURVE; step += 1) {
        const t = step / LINES_A_CURVE;
        const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
        line(a * fromX + b * cx + c * toX, a * fromY + b * cy + c * toY);
      }
    },
    close() {
      line(startX, startY);
    },
  });
  return lines;
}

type Room = { left: number; top: number; width: number; height: number };

/**
 * Adds to each pixel the change of coverage to the right of each line, so that the running sum along a row is the
 * covered part of each pixel; it is negative when the outline runs in the other direction.
 */
function addLines(cover: Float32Array, lines: readonly number[], room: Room): void {
  const { left, top, width, height } = room;
  for (let at = 0; at < lines.length; at += 4) {
    const ax = (lines[at] ?? 0) - left;
    const ay = (lines[at + 1] ?? 0) - top;
    const bx = (lines[at + 2] ?? 0) - left;
    const by = (lines[at + 3] ?? 0) - top;
    if (ay === by) continue;
    const slope = (bx - ax) / (by - ay);
    const first = Math.min(ay, by);
    const last = Math.max(ay, by);
    const end = Math.min(height, Math.ceil(last));
    for (let row = Math.max(0, Math.floor(first)); row < end; row += 1) {
      const from = Math.max(row, first);
      const to = Math.min(row + 1, last);
      const one = ax + (from - ay) * slope;
      const other = ax + (to - ay) * slope;
      const amount = ay < by ? to - from : from - to;
      addRow(cover, row * width, Math.min(one, other), Math.max(one, other), amount);
    }
  }
}

/** Distributes the part of a line within one row over the pixels from `left` to `right`. */
function addRow(
  cover: Float32Array,
  row: number,
  left: number,
  right: number,
  amount: number,
): void {
  const last = Math.floor(right);
  // The area to the right of the line up to the previous pixel and up to this one; `before` is what the previous pixel
  // received.
  let until = 0;
  let before = 0;
  for (let x = Math.floor(left); x <= last; x += 1) {
    const end = x + 1;
    const area = end >= right ? end - (left + right) / 2 : (end - left) ** 2 / (2 * (right - left));
    const share = amount * (area - until);
    cover[row + x] = (cover[row + x] ?? 0) + share - before;
    until = area;
    before = share;
  }
  cover[row + last + 1] = (cover[row + last + 1] ?? 0) + amount - before;
}
