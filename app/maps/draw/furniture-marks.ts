import { type PathPen, traceCircle, tracePolygon } from '~/paper/path-pen';
import type { FurnitureKind } from '../map/furniture';
import type { MapSymbol } from '../map/grid';
import { FURNITURE_SHAPES, type FurnitureShape } from './furniture-shapes';

type Part = { op: string; numbers: number[] };

/** The parts of each piece, read once. */
const READ = new Map<string, Part[]>();

function partsOf(kind: FurnitureKind, layer: keyof FurnitureShape): readonly Part[] {
  const key = `${kind} ${layer}`;
  const known = READ.get(key);
  if (known) return known;
  const parts = (FURNITURE_SHAPES[kind][layer] ?? '')
    .split(';')
    .filter((text) => text !== '')
    .map((text) => {
      const [op = '', ...numbers] = text.split(' ');
      return { op, numbers: numbers.map((number) => Number(number) / 100) };
    });
  READ.set(key, parts);
  return parts;
}

/** Traces one layer of a piece of furniture, turned as it stands. */
export function traceFurniture(
  pen: PathPen,
  { x, y, turn }: Pick<MapSymbol, 'x' | 'y' | 'turn'>,
  kind: FurnitureKind,
  layer: keyof FurnitureShape,
): void {
  const at = (dx = 0, dy = 0): [number, number] => {
    const [right, down] = QUARTERS[turn ?? 0];
    return [x + 0.5 + dx * right[0] + dy * down[0], y + 0.5 + dx * right[1] + dy * down[1]];
  };
  for (const { op, numbers } of partsOf(kind, layer)) {
    const [a = 0, b = 0, c = 0, d = 0] = numbers;
    switch (op) {
      case 'R':
        tracePolygon(pen, at(a, b), at(a + c, b), at(a + c, b + d), at(a, b + d));
        break;
      case 'C': {
        const [centreX, centreY] = at(a, b);
        traceCircle(pen, centreX, centreY, c);
        break;
      }
      case 'P':
        tracePolygon(pen, ...pairs(numbers).map(([px, py]) => at(px, py)));
        break;
      case 'L':
        pairs(numbers).forEach(([px, py], index) => {
          const [toX, toY] = at(px, py);
          if (index === 0) pen.move(toX, toY);
          else pen.line(toX, toY);
        });
        break;
    }
  }
}

/** What points east and south after quarter turns clockwise. */
const QUARTERS = [
  [
    [1, 0],
    [0, 1],
  ],
  [
    [0, 1],
    [-1, 0],
  ],
  [
    [-1, 0],
    [0, -1],
  ],
  [
    [0, -1],
    [1, 0],
  ],
] as const;

function pairs(numbers: readonly number[]): [number, number][] {
  return Array.from({ length: numbers.length >> 1 }, (_, at) => [
    numbers[2 * at] ?? 0,
    numbers[2 * at + 1] ?? 0,
  ]);
}
