import { taper } from './ink.mjs';

/**
 * Small pictures in the style of a linocut: ink on paper, and one colour. All are drawn around 0, 0, up to 200 in each
 * direction.
 */
export const INK = '#2a1f17';
export const EMBER = '#b4521a';
export const PAPER = '#f3e6c8';

/** Short strokes that radiate from the middle, like light. */
export function rays(from, to, count, { colour = INK, width = 5, start = 0 } = {}) {
  let out = '';
  for (let at = 0; at < count; at += 1) {
    const angle = start + (at * 2 * Math.PI) / count;
    const end = to - (at % 2) * (to - from) * 0.35;
    out += taper(
      [
        [Math.cos(angle) * from, Math.sin(angle) * from, width],
        [Math.cos(angle) * end, Math.sin(angle) * end, 1],
      ],
      `fill="${colour}"`,
    );
  }
  return out;
}

/** Cuts that make a dark shape look round: lines that follow one edge. */
export function cuts(lines, colour = PAPER, width = 3.4) {
  return lines
    .map(([ax, ay, bx, by]) =>
      taper(
        [
          [ax, ay, 1],
          [(ax + bx) / 2, (ay + by) / 2, width],
          [bx, by, 1],
        ],
        `fill="${colour}"`,
      ),
    )
    .join('');
}
