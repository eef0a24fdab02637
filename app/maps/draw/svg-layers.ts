import { HATCH_TILE_SQUARES } from './hatch-tile';
import { traceHatchTile } from './hatching';
import type { MapPalette } from './map-palette';
import type { Layer, Picture, ShapeLayer, ShapeName, Stroke, TextLayer, Trace } from './picture';
import { CAPITAL } from './room-numbers';
import { createSvgPath } from './svg-path';
import { SVG_UNITS } from './svg-units';

/** The hatching as a pattern that any drawing in the page can refer to; empty for styles without hatching. */
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
 * Writes a drawing as SVG elements with presentation attributes only, no styles, as a strict content security policy
 * requires. The hatching pattern can be defined elsewhere under another prefix. Fills are clipped to `paintedIn`, lines
 * are not.
 */
export function svgLayers(
  picture: Picture,
  idPrefix: string,
  hatchPrefix = idPrefix,
  paintedIn?: { x: number; y: number; width: number; height: number },
): string {
  const stencils = new Set<ShapeName>();
  for (const layer of picture.layers) {
    if (layer.kind === 'shape') for (const name of layer.within ?? []) stencils.add(name);
  }
  let definitions = '';
  for (const name of SHAPES) {
    const trace = picture.shapes[name];
    if (trace === undefined) continue;
    definitions += `<path id="${idPrefix}${name}" d="${pathData(trace)}"/>`;
    if (stencils.has(name)) {
      definitions += `<clipPath id="${idPrefix}in-${name}"><use href="#${idPrefix}${name}"/></clipPath>`;
    }
  }
  if (paintedIn !== undefined) {
    const { x, y, width, height } = paintedIn;
    definitions += `<clipPath id="${idPrefix}in-piece"><rect x="${units(x)}" y="${units(y)}" width="${units(width)}" height="${units(height)}"/></clipPath>`;
  }
  const layers = picture.layers.map((layer) => {
    const svg = svgLayer(layer, idPrefix, hatchPrefix);
    const isPaint = paintedIn !== undefined && layer.kind === 'shape' && PAINT.has(layer.name);
    return isPaint && svg !== '' ? `<g clip-path="url(#${idPrefix}in-piece)">${svg}</g>` : svg;
  });
  return `<defs>${definitions}</defs>${layers.join('')}`;
}

const SHAPES: readonly ShapeName[] = ['floor', 'water', 'lava', 'chasm', 'ice'];

/**
 * The layers that are fills rather than lines, and the lines that a floor covers: beyond its end they would lie on the
 * floor of the piece below.
 */
const PAINT: ReadonlySet<string> = new Set([
  'rock',
  'rock-grid',
  'halo',
  'hatching',
  'grid',
  'grit',
  'floor',
  'shade',
  'water',
  'lava',
  'chasm',
  'ice',
  'grass',
  'pockets',
]);

function svgLayer(layer: Layer, idPrefix: string, hatchPrefix: string): string {
  return layer.kind === 'text' ? textElements(layer) : shapeElement(layer, idPrefix, hatchPrefix);
}

function shapeElement(layer: ShapeLayer, idPrefix: string, hatchPrefix: string): string {
  const { shape, shift, within } = layer;
  const paint =
    ` fill="${paintOf(layer.fill ?? 'none', hatchPrefix)}"` +
    (layer.stroke === undefined ? '' : strokeAttributes(layer.stroke, hatchPrefix)) +
    (shift === undefined ? '' : ` transform="translate(${units(shift.x)} ${units(shift.y)})"`);
  let element: string;
  if (typeof shape === 'string') element = `<use href="#${idPrefix}${shape}"${paint}/>`;
  else {
    const data = pathData(shape);
    if (data === '') return '';
    element = `<path d="${data}"${paint}/>`;
  }
  // A clip path on a shifted element would shift too, so each one is set on a separate group.
  return (within ?? []).reduce(
    (inner, name) => `<g clip-path="url(#${idPrefix}in-${name})">${inner}</g>`,
    element,
  );
}

function paintOf(colour: string, hatchPrefix: string): string {
  return colour === 'hatching' ? `url(#${hatchPrefix}hatching)` : colour;
}

function strokeAttributes({ colour, width, dash, cap }: Stroke, hatchPrefix: string): string {
  const paint = paintOf(colour, hatchPrefix);
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash.map(units).join(' ')}"`;
  const ends = cap === 'butt' ? '' : ' stroke-linecap="round"';
  return ` stroke="${paint}" stroke-width="${units(width)}"${dashes}${ends} stroke-linejoin="round"`;
}

function textElements({ marks, colour, rim, bold }: TextLayer): string {
  const sizes = new Map<number, string>();
  for (const { x, y, text, size } of marks) {
    const baseline = units(y + (size * CAPITAL) / 2);
    const word = `<text x="${units(x)}" y="${baseline}">${escapedXml(text)}</text>`;
    const high = units(size);
    sizes.set(high, (sizes.get(high) ?? '') + word);
  }
  // Lining figures: those of Georgia are old-style.
  const family = bold ? "'Times New Roman', Times, serif" : "Georgia, 'Times New Roman', serif";
  const shared =
    `fill="${colour}" stroke="${rim}" stroke-linejoin="round" paint-order="stroke" ` +
    `font-family="${family}"${bold ? ' font-weight="bold"' : ''} text-anchor="middle"`;
  return [...sizes]
    .map(
      ([high, words]) =>
        `<g ${shared} font-size="${high}" stroke-width="${Math.round(high * 2.8) / 10}">${words}</g>`,
    )
    .join('');
}

/** The path data of a trace, in hundredths of a square. */
export function pathData(trace: Trace): string {
  const path = createSvgPath();
  trace(path);
  return path.data();
}

/** Escapes a text for element content or an attribute; control characters that XML forbids are dropped. */
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
