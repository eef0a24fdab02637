import type { PathPen } from './path-pen';
import type { PdfLetters } from './pdf-letters';
import { needsLetters, pdfString, textWidth, unshaped } from './pdf-text';

/** "#rrggbb". */
export type Colour = string;

export type TextPlace = {
  x: number;
  /** The baseline, in points from the top of the page. */
  baseline: number;
  sizePoints: number;
  colour?: Colour;
  bold?: boolean;
  align?: 'start' | 'middle' | 'end';
  /** The colour of an outline around the letters, so that they are readable on any background. */
  rim?: Colour;
  /** Written upwards, for the side of a page. */
  upwards?: boolean;
};

/** Draws one page; everything is in points from the top left corner of the page. */
export type PdfPen = PathPen & {
  /** Clips what `draw` paints to a rectangle, and restores colours and widths afterwards. */
  inside(x: number, y: number, width: number, height: number, draw: () => void): void;
  /**
   * Turns what `draw` paints in the page's corner by a quarter clockwise, so that its north-west corner lies at (x, y);
   * `height` is its height before.
   */
  turned(x: number, y: number, height: number, draw: () => void): void;
  /** Clips what `draw` paints to the outline that `outline` traces. */
  within(outline: () => void, draw: () => void): void;
  /** Strokes the path, and fills it first if `look.fill` is set. */
  stroke(colour: Colour, widthPoints: number, look?: StrokeLook): void;
  fill(colour: Colour): void;
  text(text: string, place: TextPlace): void;
  /** The characters written so far, and of a text to come, that have no glyph and appear as "?". */
  missing(toCome?: string): string[];
  /** The page's content stream so far. */
  content(): string;
};

export type StrokeLook = {
  /** In points: dash, gap, and so on. */
  dash?: readonly number[];
  /** Default round. */
  cap?: 'butt' | 'round';
  fill?: Colour;
};

/** A pen for one page of the given height in points; `letters` sets text that the built-in font cannot. */
export function createPdfPen(pageHeight: number, letters: PdfLetters | null = null): PdfPen {
  const parts: string[] = ['1 J 1 j\n'];
  let path: string[] = [];
  let atX = 0;
  let atY = 0;

  const unknown = new Set<string>();
  const unknownIn = (text: string) =>
    unshaped(text).filter((one) => letters === null || !letters.regular.has(one));

  const at = (x: number, y: number) => `${pdfNumber(x)} ${pdfNumber(pageHeight - y)}`;

  function paint(operator: string): void {
    if (path.length > 0) parts.push(`${path.join('')}${operator}\n`);
    path = [];
  }

  return {
    move(x, y) {
      path.push(`${at(x, y)} m\n`);
      atX = x;
      atY = y;
    },
    line(x, y) {
      path.push(`${at(x, y)} l\n`);
      atX = x;
      atY = y;
    },
    curve(cx, cy, x, y) {
      // PDF only has cubic curves: the same curve has its two control points two thirds of the way to the quadratic
      // one.
      const first = at(atX + ((cx - atX) * 2) / 3, atY + ((cy - atY) * 2) / 3);
      const second = at(x + ((cx - x) * 2) / 3, y + ((cy - y) * 2) / 3);
      path.push(`${first} ${second} ${at(x, y)} c\n`);
      atX = x;
      atY = y;
    },
    close() {
      path.push('h\n');
    },
    inside(x, y, width, height, draw) {
      parts.push(`q ${at(x, y + height)} ${pdfNumber(width)} ${pdfNumber(height)} re W n\n`);
      draw();
      parts.push('Q\n');
    },
    turned(x, y, height, draw) {
      const across = pdfNumber(x + height - pageHeight);
      parts.push(`q 0 -1 1 0 ${across} ${pdfNumber(pageHeight - y)} cm\n`);
      draw();
      parts.push('Q\n');
    },
    within(outline, draw) {
      parts.push('q\n');
      outline();
      paint('W n');
      draw();
      parts.push('Q\n');
    },
    stroke(colour, widthPoints, { dash = [], cap = 'round', fill } = {}) {
      const look = `${rgb(colour)} RG ${pdfNumber(widthPoints)} w ${cap === 'round' ? 1 : 0} J [${dash.map(pdfNumber).join(' ')}] 0 d`;
      parts.push(`${look}${fill === undefined ? '' : ` ${rgb(fill)} rg`}\n`);
      paint(fill === undefined ? 'S' : 'B');
    },
    fill(colour) {
      parts.push(`${rgb(colour)} rg\n`);
      paint('f');
    },
    text(text, place) {
      parts.push(textBlock(text, place, pageHeight, letters));
      for (const one of unknownIn(text)) unknown.add(one);
    },
    missing: (toCome = '') => [...new Set([...unknown, ...unknownIn(toCome)])],
    content: () => parts.join(''),
  };
}

/** The fonts of a page: the built-in one, and the one for letters beyond Western Latin, regular and bold. */
const FONTS = { builtIn: ['R', 'B'], letters: ['U', 'V'] } as const;

function textBlock(
  text: string,
  place: TextPlace,
  pageHeight: number,
  letters: PdfLetters | null,
): string {
  const isBold = place.bold === true;
  // Use one font for a whole text: two fonts would not match within a word.
  const face = letters !== null && needsLetters(text) ? letters[isBold ? 'bold' : 'regular'] : null;
  const width = face?.width(text, place.sizePoints) ?? textWidth(text, place.sizePoints);
  const written = face?.written(text) ?? pdfString(text);
  const back = place.align === 'middle' ? width / 2 : place.align === 'end' ? width : 0;
  const name = FONTS[face === null ? 'builtIn' : 'letters'][isBold ? 1 : 0];
  const font = `/${name} ${pdfNumber(place.sizePoints)} Tf`;
  const matrix =
    place.upwards === true
      ? `0 1 -1 0 ${pdfNumber(place.x)} ${pdfNumber(pageHeight - place.baseline - back)} Tm`
      : `1 0 0 1 ${pdfNumber(place.x - back)} ${pdfNumber(pageHeight - place.baseline)} Tm`;
  const ink = `${rgb(place.colour ?? '#000000')} rg`;
  const rim =
    place.rim === undefined
      ? ''
      : `${rgb(place.rim)} RG ${pdfNumber(place.sizePoints / 4)} w [] 0 d 1 Tr ${written} Tj ${matrix} 0 Tr `;
  return `BT ${font} ${matrix} ${rim}${ink} ${written} Tj ET\n`;
}

/** A number as PDF wants it: at most three decimals (a thousandth of a point), never an exponent. */
export function pdfNumber(value: number): string {
  const thousandths = Math.round(value * 1000);
  return String(thousandths === 0 ? 0 : thousandths / 1000);
}

function rgb(colour: Colour): string {
  const value = Number.parseInt(colour.slice(1), 16);
  const channels = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  return channels.map((channel) => pdfNumber(channel / 255)).join(' ');
}
