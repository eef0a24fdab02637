import type { Picture, ShapeLayer, TextLayer } from '~/maps/draw/picture';
import { CAPITAL } from '~/maps/draw/room-numbers';
import type { PathPen } from '~/paper/path-pen';
import type { PdfPen } from '~/paper/pdf-pen';

/**
 * The position of a part of the map on a page: the north-west corner of the square (x, y) is at (left, top) in points.
 */
export type PageFrame = { x: number; y: number; left: number; top: number; squarePoints: number };

/** Paints a drawing on a page at the frame's size; callers clip it to the sheet's squares. */
export function paintLayers(pen: PdfPen, picture: Picture, frame: PageFrame): void {
  for (const layer of picture.layers) {
    if (layer.kind === 'text') paintWords(pen, layer, frame);
    else paintShape(pen, picture, layer, frame);
  }
}

/** A pen that converts squares to points of a page. */
export function squarePen(pen: PathPen, { x, y, left, top, squarePoints }: PageFrame): PathPen {
  const across = (value: number) => left + (value - x) * squarePoints;
  const down = (value: number) => top + (value - y) * squarePoints;
  return {
    move: (px, py) => pen.move(across(px), down(py)),
    line: (px, py) => pen.line(across(px), down(py)),
    curve: (cx, cy, px, py) => pen.curve(across(cx), down(cy), across(px), down(py)),
    close: () => pen.close(),
  };
}

function paintShape(pen: PdfPen, picture: Picture, layer: ShapeLayer, frame: PageFrame): void {
  const trace = typeof layer.shape === 'string' ? picture.shapes[layer.shape] : layer.shape;
  if (trace === undefined) return;
  const { stroke, fill, within, shift } = layer;
  const place: PageFrame =
    shift === undefined ? frame : { ...frame, x: frame.x - shift.x, y: frame.y - shift.y };
  const paint = () => {
    trace(squarePen(pen, place));
    if (stroke === undefined || stroke.colour === 'hatching') {
      if (fill !== undefined) pen.fill(fill);
      return;
    }
    const dash = stroke.dash?.map((squares) => squares * frame.squarePoints);
    pen.stroke(stroke.colour, stroke.width * frame.squarePoints, {
      ...(dash !== undefined && { dash }),
      ...(stroke.cap !== undefined && { cap: stroke.cap }),
      ...(fill !== undefined && { fill }),
    });
  };
  let draw = paint;
  for (const name of within ?? []) {
    const stencil = picture.shapes[name];
    if (stencil === undefined) continue;
    const inner = draw;
    draw = () => pen.within(() => stencil(squarePen(pen, frame)), inner);
  }
  draw();
}

function paintWords(pen: PdfPen, layer: TextLayer, frame: PageFrame): void {
  const at = frame.squarePoints;
  for (const { x, y, text, size } of layer.marks) {
    pen.text(text, {
      x: frame.left + (x - frame.x) * at,
      baseline: frame.top + (y - frame.y + (size * CAPITAL) / 2) * at,
      sizePoints: size * at,
      colour: layer.colour,
      rim: layer.rim,
      bold: layer.bold,
      align: 'middle',
    });
  }
}
