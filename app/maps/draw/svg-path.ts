import type { PathPen } from '~/paper/path-pen';
import { SVG_UNITS } from './svg-units';

export type SvgPath = PathPen & {
  /** The path data for the `d` attribute. */
  data(): string;
};

/** Writes a path in squares as short as possible: integers, and relative coordinates. */
export function createSvgPath(unitsPerSquare = SVG_UNITS): SvgPath {
  let data = '';
  let atX = 0;
  let atY = 0;
  let startX = 0;
  let startY = 0;
  let waiting = false;

  function begin(): void {
    if (!waiting) return;
    data += `M${atX}${spaced(atY)}`;
    waiting = false;
  }

  return {
    move(x, y) {
      atX = Math.round(x * unitsPerSquare);
      atY = Math.round(y * unitsPerSquare);
      startX = atX;
      startY = atY;
      waiting = true;
    },
    line(x, y) {
      begin();
      const toX = Math.round(x * unitsPerSquare);
      const toY = Math.round(y * unitsPerSquare);
      if (toY === atY) data += `h${toX - atX}`;
      else if (toX === atX) data += `v${toY - atY}`;
      else data += `l${toX - atX}${spaced(toY - atY)}`;
      atX = toX;
      atY = toY;
    },
    curve(cx, cy, x, y) {
      begin();
      const bendX = Math.round(cx * unitsPerSquare) - atX;
      const bendY = Math.round(cy * unitsPerSquare) - atY;
      const toX = Math.round(x * unitsPerSquare);
      const toY = Math.round(y * unitsPerSquare);
      data += `q${bendX}${spaced(bendY)}${spaced(toX - atX)}${spaced(toY - atY)}`;
      atX = toX;
      atY = toY;
    },
    close() {
      begin();
      data += 'z';
      atX = startX;
      atY = startY;
    },
    data: () => data,
  };
}

function spaced(value: number): string {
  return value < 0 ? String(value) : ` ${value}`;
}
