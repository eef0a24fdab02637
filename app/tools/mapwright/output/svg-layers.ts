import { HATCH_TILE_SQUARES } from './hatch-tile';
import { traceHatchTile } from './hatching';
import type { MapPalette } from './map-palette';
import type { Layer, Picture, ShapeLayer, ShapeName, Stroke, TextLayer, Trace } from './picture';
import { createSvgPath, SVG_UNITS } from './svg-path';

/** The hatching as a pattern that any drawing in the same page may refer to; empty for styles without hatching. */
export function svgHatchPattern(palette: MapPalette, idPrefix: string): string {
  if (palette.hatch === undefined) return '';
  const side = HATCH_TILE_SQUARES * SVG_UNITS;
  const { colour, width } = palette.hatch;
  return (
    `<pattern id="${idPrefix}hatching" width="${side}" height="${side}" patternUnits="userSpaceOnUse">` +
    `<path d="${pathData(traceHatchTile)}" fill="none" stroke="${colour}" stroke-width="${units(width)}" stroke-linecap="round"/>` +
    '</pattern>'
  );
}

/**
 * A drawing as SVG elements: presentation attributes alone, never a style, so that a strict page may show it. The
 * hatching pattern may stand elsewhere under another prefix.
 */
export function svgLayers(picture: Picture, idPrefix: string, hatchPrefix = idPrefix): string {
  const stencils = new Set<ShapeName>();
  for (const layer of picture.layers) {
    if (layer.kind === 'shape') for (const name of layer.within ?? []) stencils.add(name);
  }
  let definitions = '';
  for (const name of ['floor', 'water'] as const) {
    const trace = picture.shapes[name];
    if (trace === undefined) continue;
    definitions += `<path id="${idPrefix}${name}" d="${pathData(trace)}"/>`;
    if (stencils.has(name)) {
      definitions += `<clipPath id="${idPrefix}in-${name}"><use href="#${idPrefix}${name}"/></clipPath>`;
    }
  }
  return `<defs>${definitions}</defs>${picture.layers.map((layer) => svgLayer(layer, idPrefix, hatchPrefix)).join('')}`;
}

function svgLayer(layer: Layer, idPrefix: string, hatchPrefix: string): string {
  return layer.kind === 'text' ? textElements(layer) : shapeElement(layer, idPrefix, hatchPrefix);
}

function shapeElement(layer: ShapeLayer, idPrefix: string, hatchPrefix: string): string {
  const { shape, shift, within } = layer;
  const paint =
    ` fill="${layer.fill ?? 'none'}"` +
    (layer.stroke === undefined ? '' : strokeAttributes(layer.stroke, hatchPrefix)) +
    (shift === undefined ? '' : ` transform="translate(${units(shift.x)} ${units(shift.y)})"`);
  let element: string;
  if (typeof shape === 'string') element = `<use href="#${idPrefix}${shape}"${paint}/>`;
  else {
    const data = pathData(shape);
    if (data === '') return '';
    element = `<path d="${data}"${paint}/>`;
  }
  // A clip path set upon a shifted element would shift with it, so each stencil is a group of its own.
  return (within ?? []).reduce(
    (inner, name) => `<g clip-path="url(#${idPrefix}in-${name})">${inner}</g>`,
    element,
  );
}

function strokeAttributes({ colour, width, dash, cap }: Stroke, hatchPrefix: string): string {
  const paint = colour === 'hatching' ? `url(#${hatchPrefix}hatching)` : colour;
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash.map(units).join(' ')}"`;
  const ends = cap === 'butt' ? '' : ' stroke-linecap="round"';
  return ` stroke="${paint}" stroke-width="${units(width)}"${dashes}${ends} stroke-linejoin="round"`;
}

function textElements({ marks, size, colour, rim, bold }: TextLayer): string {
  const words = marks
    .map(({ x, y, text }) => {
      // Digits and capitals reach about 0.7 of their size above the line they stand on.
      const baseline = units(y + size * 0.34);
      return `<text x="${units(x)}" y="${baseline}">${escapedXml(text)}</text>`;
    })
    .join('');
  return (
    `<g fill="${colour}" stroke="${rim}" stroke-width="${units(size * 0.22)}" stroke-linejoin="round" paint-order="stroke" ` +
    `font-family="Georgia, 'Times New Roman', serif" font-size="${units(size)}"${bold ? ' font-weight="bold"' : ''} text-anchor="middle">` +
    `${words}</g>`
  );
}

/** The path data of a trace, in hundredths of a square. */
export function pathData(trace: Trace): string {
  const path = createSvgPath();
  trace(path);
  return path.data();
}

/** Text for the inside of an element or an attribute; control characters that XML forbids are dropped. */
export function escapedXml(text: string): string {
  return text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function units(squares: number): number {
  return Math.round(squares * SVG_UNITS * 10) / 10;
}
