import {
  type PathPen,
  traceCircle,
  traceLine,
  tracePolygon,
  traceRectangle,
} from '~/paper/path-pen';
import type { MapSymbol } from '../map/grid';
import { traceFurniture } from './furniture-marks';

/** Traces the body of a symbol, to be filled and outlined. */
export function traceSymbolBody(pen: PathPen, symbol: MapSymbol): void {
  const x = symbol.x + 0.5;
  const y = symbol.y + 0.5;
  switch (symbol.kind) {
    case 'pillar':
      break;
    case 'statue':
      traceCircle(pen, x, y, 0.34);
      break;
    case 'altar':
      traceRectangle(pen, x - 0.4, y - 0.24, 0.8, 0.48);
      break;
    case 'well':
      traceCircle(pen, x, y, 0.38);
      break;
    case 'chest':
      traceRectangle(pen, x - 0.3, y - 0.2, 0.6, 0.4);
      break;
    case 'trap':
      tracePolygon(pen, [x, y - 0.34], [x + 0.36, y + 0.28], [x - 0.36, y + 0.28]);
      break;
    default:
      traceFurniture(pen, symbol, symbol.kind, 'body');
  }
}

/** Traces the lines on a symbol. */
export function traceSymbolLines(pen: PathPen, symbol: MapSymbol): void {
  const x = symbol.x + 0.5;
  const y = symbol.y + 0.5;
  switch (symbol.kind) {
    case 'pillar':
    case 'statue':
      break;
    case 'altar':
      traceRectangle(pen, x - 0.32, y - 0.16, 0.64, 0.32);
      break;
    case 'well':
      traceCircle(pen, x, y, 0.23);
      break;
    case 'chest':
      traceLine(pen, [x - 0.3, y - 0.04], [x + 0.3, y - 0.04]);
      break;
    case 'trap':
      traceLine(pen, [x, y - 0.12], [x, y + 0.08]);
      break;
    default:
      traceFurniture(pen, symbol, symbol.kind, 'lines');
  }
}

/** Traces the solid parts of a symbol: pillars, a statue's star, a chest's clasp. */
export function traceSymbolInk(pen: PathPen, symbol: MapSymbol): void {
  const x = symbol.x + 0.5;
  const y = symbol.y + 0.5;
  switch (symbol.kind) {
    case 'pillar':
      traceCircle(pen, x, y, 0.27);
      break;
    case 'statue':
      traceStar(pen, x, y);
      break;
    case 'chest':
      traceRectangle(pen, x - 0.05, y - 0.09, 0.1, 0.13);
      break;
    case 'trap':
      traceCircle(pen, x, y + 0.18, 0.035);
      break;
    case 'altar':
    case 'well':
      break;
    default:
      traceFurniture(pen, symbol, symbol.kind, 'ink');
  }
}

/** Five rays: sines and cosines of fifths of a circle, rounded. */
const RAYS = [
  [0, -1],
  [0.951, -0.309],
  [0.588, 0.809],
  [-0.588, 0.809],
  [-0.951, -0.309],
] as const;

function traceStar(pen: PathPen, x: number, y: number): void {
  const points = RAYS.flatMap(([rayX, rayY], index): Array<readonly [number, number]> => {
    const [hollowX, hollowY] = RAYS[(index + 3) % 5] ?? [0, 0];
    return [
      [x + rayX * 0.26, y + rayY * 0.26],
      [x - hollowX * 0.105, y - hollowY * 0.105],
    ];
  });
  tracePolygon(pen, ...points);
}
