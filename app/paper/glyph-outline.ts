import type { PathPen } from './path-pen';
import type { TrueType } from './true-type';

/** The position of a glyph on the sheet: its origin, and the sheet's units per font unit. */
export type GlyphPlace = { x: number; y: number; scale: number };

type Point = { x: number; y: number; isOn: boolean };

const ON = 1;
const SHORT = [2, 4] as const;
const REPEATED = 8;
const SAME = [16, 32] as const;
/** Flags of a component of a composite glyph. */
const PART = { wordArguments: 1, offsets: 2, scale: 8, more: 32, twoScales: 64, matrix: 128 };
/** The deepest nesting of composite glyphs: accents sit on letters, not on other accented letters. */
const DEEPEST = 3;

/** Draws the outline of a glyph. Overlapping outlines are meant to be filled together. */
export function traceGlyph(
  pen: PathPen,
  font: TrueType,
  glyph: number,
  place: GlyphPlace,
  depth = 0,
): void {
  const shape = font.shapeOf(glyph);
  if (shape.byteLength === 0 || depth > DEEPEST) return;
  const contours = shape.getInt16(0);
  if (contours < 0) traceParts(pen, font, shape, place, depth);
  else for (const points of readContours(shape, contours)) traceContour(pen, points, place);
}

function traceParts(
  pen: PathPen,
  font: TrueType,
  shape: DataView,
  { x, y, scale }: GlyphPlace,
  depth: number,
): void {
  for (let part = 10, flags = PART.more; (flags & PART.more) !== 0; ) {
    flags = shape.getUint16(part);
    const other = shape.getUint16(part + 2);
    const hasWords = (flags & PART.wordArguments) !== 0;
    const [dx, dy] = hasWords
      ? [shape.getInt16(part + 4), shape.getInt16(part + 6)]
      : [shape.getInt8(part + 4), shape.getInt8(part + 5)];
    if ((flags & PART.offsets) === 0 || (flags & (PART.scale | PART.twoScales | PART.matrix)) !== 0)
      throw new Error(`Glyph ${other} is put in place in a way that is not read here.`);
    traceGlyph(pen, font, other, { x: x + dx * scale, y: y - dy * scale, scale }, depth + 1);
    part += hasWords ? 8 : 6;
  }
}

function readContours(shape: DataView, contours: number): Point[][] {
  const ends = Array.from({ length: contours }, (_, at) => shape.getUint16(10 + 2 * at));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * contours;
  at += 2 + shape.getUint16(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = shape.getUint8(at);
    at += 1;
    flags.push(flag);
    if ((flag & REPEATED) === 0) continue;
    for (let more = shape.getUint8(at); more > 0; more -= 1) flags.push(flag);
    at += 1;
  }
  const [xs, ys] = ([0, 1] as const).map((axis) => {
    let value = 0;
    return flags.slice(0, count).map((flag) => {
      const isSame = (flag & SAME[axis]) !== 0;
      if ((flag & SHORT[axis]) !== 0) {
        value += isSame ? shape.getUint8(at) : -shape.getUint8(at);
        at += 1;
      } else if (!isSame) {
        value += shape.getInt16(at);
        at += 2;
      }
      return value;
    });
  });
  const points = flags
    .slice(0, count)
    .map((flag, index) => ({ x: xs?.[index] ?? 0, y: ys?.[index] ?? 0, isOn: (flag & ON) !== 0 }));
  return ends.map((end, index) =>
    points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1),
  );
}

/** Between two consecutive off-curve points there is an implied on-curve point, which the font omits. */
function traceContour(pen: PathPen, points: readonly Point[], { x, y, scale }: GlyphPlace): void {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return;
  const at = (point: Omit<Point, 'isOn'>) => [x + point.x * scale, y - point.y * scale] as const;
  const start = first.isOn ? first : last.isOn ? last : middle(first, last);
  pen.move(...at(start));
  let bend: Point | null = null;
  for (const point of first.isOn ? points.slice(1) : points) {
    if (bend === null) {
      if (point.isOn) pen.line(...at(point));
    } else pen.curve(...at(bend), ...at(point.isOn ? point : middle(bend, point)));
    bend = point.isOn ? null : point;
  }
  if (bend !== null) pen.curve(...at(bend), ...at(start));
  pen.close();
}

function middle(one: Point, other: Point) {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
