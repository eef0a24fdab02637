import { readTrueType, type TrueType } from './true-type';

/** An embedded font, for text that the built-in one cannot show. */
export type PdfFace = {
  /** Whether the font has a glyph for a character. */
  has(character: string): boolean;
  /** A text as a PDF string; a character without a glyph becomes "?". Marks its glyphs as used. */
  written(text: string): string;
  /** The width of the text, in points. */
  width(text: string, sizePoints: number): number;
  /** The font's objects for the file once all pages are written, with only the glyphs they used. */
  embedded(): EmbeddedFont;
};

export type PdfLetters = { regular: PdfFace; bold: PdfFace };

/** The dictionaries of a font's objects, given the numbers of the objects they refer to. */
export type EmbeddedFont = {
  font(descendant: number, toUnicode: number): string;
  descendant(descriptor: number): string;
  descriptor(file: number): string;
  file: Uint8Array<ArrayBuffer>;
  toUnicode: string;
};

/** The most entries in one block of a ToUnicode map. */
const MOST_IN_BLOCK = 100;

/** Prepares the embedded fonts from the two faces of a font. */
export function openLetters(
  regular: Uint8Array<ArrayBuffer>,
  bold: Uint8Array<ArrayBuffer>,
): PdfLetters {
  return {
    regular: openFace(readTrueType(regular), 'DELVEA+LiberationSans'),
    bold: openFace(readTrueType(bold), 'DELVEB+LiberationSans-Bold'),
  };
}

function openFace(font: TrueType, name: string): PdfFace {
  /** Each used glyph, with the character it was first used for. */
  const used = new Map<number, number>();
  const thousandths = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  const codeOf = (character: string) => character.codePointAt(0) ?? 63;
  const shown = (character: string) => (font.glyphOf(codeOf(character)) === 0 ? '?' : character);
  return {
    has: (character) => font.glyphOf(codeOf(character)) !== 0,
    written(text) {
      let hex = '';
      for (const character of text.normalize('NFC')) {
        const code = codeOf(shown(character));
        const glyph = font.glyphOf(code);
        if (!used.has(glyph)) used.set(glyph, code);
        hex += hexOf(glyph);
      }
      return `<${hex}>`;
    },
    width(text, sizePoints) {
      let units = 0;
      for (const character of text.normalize('NFC'))
        units += font.advanceOf(font.glyphOf(codeOf(shown(character))));
      return (units * sizePoints) / font.unitsPerEm;
    },
    embedded() {
      const glyphs = [...used].sort(([one], [other]) => one - other);
      const widths = glyphs.map(([glyph]) => `${glyph} [${thousandths(font.advanceOf(glyph))}]`);
      const [left, bottom, right, top] = font.box.map(thousandths);
      return {
        font: (descendant, toUnicode) =>
          `/Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H ` +
          `/DescendantFonts [${descendant} 0 R] /ToUnicode ${toUnicode} 0 R`,
        descendant: (descriptor) =>
          `/Type /Font /Subtype /CIDFontType2 /BaseFont /${name} ` +
          '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ' +
          `/FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /W [${widths.join(' ')}]`,
        descriptor: (file) =>
          `/Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${left} ${bottom} ${right} ${top}] ` +
          `/ItalicAngle 0 /Ascent ${thousandths(font.ascent)} /Descent ${thousandths(font.descent)} ` +
          `/CapHeight 729 /StemV 80 /FontFile2 ${file} 0 R`,
        file: font.withGlyphs(used.keys()),
        toUnicode: toUnicode(glyphs),
      };
    },
  };
}

/** The ToUnicode map, which lets PDF readers search and copy the text. */
function toUnicode(glyphs: ReadonlyArray<readonly [number, number]>): string {
  const blocks: string[] = [];
  for (let from = 0; from < glyphs.length; from += MOST_IN_BLOCK) {
    const block = glyphs.slice(from, from + MOST_IN_BLOCK);
    const lines = block.map(([glyph, code]) => `<${hexOf(glyph)}> <${hexOf(code)}>`);
    blocks.push(`${block.length} beginbfchar\n${lines.join('\n')}\nendbfchar\n`);
  }
  return (
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n' +
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n' +
    '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n' +
    '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n' +
    `${blocks.join('')}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n`
  );
}

function hexOf(value: number): string {
  return value.toString(16).toUpperCase().padStart(4, '0');
}
