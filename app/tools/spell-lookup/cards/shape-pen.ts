import type { PathPen } from '~/paper/path-pen';
import { type Colour, type PdfPen, pdfNumber, type TextPlace } from '~/paper/pdf-pen';

/** A drawn shape, to be rendered as SVG. */
export type Shape =
  | { kind: 'path'; d: string; stroke: Colour | null; width: number; fill: Colour | null }
  | { kind: 'text'; text: string; place: TextPlace }
  | { kind: 'inside'; x: number; y: number; width: number; height: number; shapes: Shape[] };

/** The subset of a pen that drawing cards needs. */
export type ShapePen = PathPen & Pick<PdfPen, 'inside' | 'stroke' | 'fill' | 'text'>;

/** A pen that records shapes, so that the same drawing code serves the screen and the PDF. */
export function createShapePen(): { pen: ShapePen; shapes: Shape[] } {
  const shapes: Shape[] = [];
  let open = shapes;
  let path: string[] = [];
  const at = (x: number, y: number) => `${pdfNumber(x)} ${pdfNumber(y)}`;
  function paint(stroke: Colour | null, width: number, fill: Colour | null) {
    if (path.length > 0) open.push({ kind: 'path', d: path.join(''), stroke, width, fill });
    path = [];
  }
  const pen: ShapePen = {
    move: (x, y) => path.push(`M${at(x, y)}`),
    line: (x, y) => path.push(`L${at(x, y)}`),
    curve: (cx, cy, x, y) => path.push(`Q${at(cx, cy)} ${at(x, y)}`),
    close: () => path.push('Z'),
    stroke: (colour, width, { fill } = {}) => paint(colour, width, fill ?? null),
    fill: (colour) => paint(null, 0, colour),
    text: (text, place) => open.push({ kind: 'text', text, place }),
    inside(x, y, width, height, draw) {
      const outer = open;
      open = [];
      draw();
      outer.push({ kind: 'inside', x, y, width, height, shapes: open });
      open = outer;
    },
  };
  return { pen, shapes };
}
