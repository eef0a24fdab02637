import type { PathPen } from '~/paper/path-pen';
import type { Layer, TextLayer, TextMark, Trace } from './picture';
import { CAPITAL } from './room-numbers';

/** Below this number of pixels per square, a number would hide its room. */
const LEAST_PX = 2.4;

/** Polylines in a box 4 wide and 6 high, two digits per point: x, then y. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  0: ['103041453616050110'],
  1: ['112026'],
  2: ['01103041420646'],
  3: ['004023334445361605'],
  4: ['36300444'],
  5: ['4000023243453606'],
  6: ['30100205163645443303'],
  7: ['004016'],
  8: ['103041423313020110', '1304051636454433'],
  9: ['16364441301001021343'],
  S: ['413010010213334445361605'],
};
const SIGNS = new Map(
  Object.entries(LINES).map(([sign, lines]) => [sign, lines.map((line) => [...line].map(Number))]),
);
const [ACROSS, DOWN, ADVANCE] = [4, 6, 6] as const;

/**
 * Draws numbers and characters as lines: text takes browsers longer than the rest of a zoomed-out map. Empty when the
 * numbers would hide the rooms.
 */
export function writtenLayers({ name, marks, colour, rim }: TextLayer, shownPx: number): Layer[] {
  if (shownPx < LEAST_PX) return [];
  // One line width per layer: numbers of similar size share one.
  const sizes = new Map<number, TextMark[]>();
  for (const mark of marks) {
    const high = Math.max(0.25, Math.round(mark.size * CAPITAL * 4) / 4);
    const same = sizes.get(high);
    if (same === undefined) sizes.set(high, [mark]);
    else same.push(mark);
  }
  return [...sizes].flatMap(([high, same]): Layer[] => {
    const shape: Trace = (pen) => {
      for (const mark of same) traceMark(pen, mark);
    };
    return [
      { kind: 'shape', name: `${name}-rim`, shape, stroke: { colour: rim, width: 0.45 * high } },
      { kind: 'shape', name, shape, stroke: { colour, width: 0.16 * high } },
    ];
  });
}

/** Returns whether every character of a layer can be drawn as lines. */
export function canBeWritten({ marks }: TextLayer): boolean {
  return marks.every(({ text }) => [...text].every((sign) => SIGNS.has(sign)));
}

function traceMark(pen: PathPen, { x, y, text, size }: TextMark): void {
  const high = size * CAPITAL;
  const unit = high / DOWN;
  const top = y - high / 2;
  let left = x - ((text.length - 1) * ADVANCE + ACROSS) * (unit / 2);
  for (const sign of text) {
    for (const line of SIGNS.get(sign) ?? []) {
      for (let at = 0; at < line.length; at += 2) {
        const toX = left + (line[at] ?? 0) * unit;
        const toY = top + (line[at + 1] ?? 0) * unit;
        if (at === 0) pen.move(toX, toY);
        else pen.line(toX, toY);
      }
    }
    left += ADVANCE * unit;
  }
}
