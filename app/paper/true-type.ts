/** A TrueType font read from its file. */
export type TrueType = {
  unitsPerEm: number;
  /** Left, bottom, right and top of the area that its glyphs fill, in font units, like the heights below. */
  box: readonly [number, number, number, number];
  ascent: number;
  descent: number;
  /** The glyph of a character; 0 where the font has none. */
  glyphOf(codePoint: number): number;
  /** The advance width of a glyph, in font units. */
  advanceOf(glyph: number): number;
  /** The outline data of a glyph from the `glyf` table; empty for a space. */
  shapeOf(glyph: number): DataView;
  /** The same font with only these glyphs' outlines, under their present numbers. */
  withGlyphs(glyphs: Iterable<number>): Uint8Array<ArrayBuffer>;
};

type Table = { from: number; length: number };

/** The tables that a font embedded in a PDF needs; the PDF itself maps the characters. */
const KEPT_TABLES = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];
/** Flags of a component of a composite glyph. */
const PART = { wordArguments: 1, scale: 8, more: 32, twoScales: 64, matrix: 128 } as const;

/** Reads a font with TrueType outlines ("glyf"), such as a .ttf file. */
export function readTrueType(file: Uint8Array<ArrayBuffer>): TrueType {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = new Map<string, Table>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + 16 * index;
    const tag = String.fromCharCode(...file.subarray(entry, entry + 4));
    tables.set(tag, { from: view.getUint32(entry + 8), length: view.getUint32(entry + 12) });
  }
  const at = (tag: string): Table => {
    const table = tables.get(tag);
    if (table === undefined) throw new Error(`The font has no table “${tag}”.`);
    return table;
  };
  const head = at('head').from;
  const hhea = at('hhea').from;
  const metrics = view.getUint16(hhea + 34);
  const glyphs = view.getUint16(at('maxp').from + 4);
  const glyphOf = readCharacters(view, at('cmap').from);
  const isLong = view.getInt16(head + 50) === 1;
  const startOf = (glyph: number) => {
    const entry = at('loca').from;
    return isLong ? view.getUint32(entry + 4 * glyph) : 2 * view.getUint16(entry + 2 * glyph);
  };

  /** Adds the components of a composite glyph. */
  function addParts(glyph: number, wanted: Set<number>): void {
    const from = at('glyf').from + startOf(glyph);
    if (startOf(glyph + 1) === startOf(glyph) || view.getInt16(from) >= 0) return;
    for (let part = from + 10, flags: number = PART.more; (flags & PART.more) !== 0; ) {
      flags = view.getUint16(part);
      const other = view.getUint16(part + 2);
      if (!wanted.has(other)) {
        wanted.add(other);
        addParts(other, wanted);
      }
      part += 4 + ((flags & PART.wordArguments) === 0 ? 2 : 4);
      if ((flags & PART.scale) !== 0) part += 2;
      if ((flags & PART.twoScales) !== 0) part += 4;
      if ((flags & PART.matrix) !== 0) part += 8;
    }
  }

  return {
    unitsPerEm: view.getUint16(head + 18),
    box: [
      view.getInt16(head + 36),
      view.getInt16(head + 38),
      view.getInt16(head + 40),
      view.getInt16(head + 42),
    ],
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    glyphOf,
    advanceOf: (glyph) =>
      view.getUint16(at('hmtx').from + 4 * Math.min(Math.max(0, glyph), metrics - 1)),
    shapeOf: (glyph) => {
      const from = file.byteOffset + at('glyf').from + startOf(glyph);
      return new DataView(file.buffer, from, startOf(glyph + 1) - startOf(glyph));
    },
    withGlyphs(asked) {
      const wanted = new Set<number>([0, ...asked]);
      for (const glyph of [...wanted]) addParts(glyph, wanted);
      const shapes: Uint8Array[] = [];
      const loca = new DataView(new ArrayBuffer(4 * (glyphs + 1)));
      let length = 0;
      for (let glyph = 0; glyph < glyphs; glyph += 1) {
        loca.setUint32(4 * glyph, length);
        if (!wanted.has(glyph)) continue;
        const from = at('glyf').from;
        const shape = file.subarray(from + startOf(glyph), from + startOf(glyph + 1));
        shapes.push(shape, new Uint8Array((4 - (shape.length % 4)) % 4));
        length += shape.length + ((4 - (shape.length % 4)) % 4);
      }
      loca.setUint32(4 * glyphs, length);
      const glyf = concatenated(shapes);
      const kept = KEPT_TABLES.flatMap((tag): Array<[string, Uint8Array]> => {
        if (tag === 'glyf') return [[tag, glyf]];
        if (tag === 'loca') return [[tag, new Uint8Array(loca.buffer)]];
        const table = tables.get(tag);
        if (table === undefined) return [];
        const bytes = file.slice(table.from, table.from + table.length);
        // The location table is written in its long format.
        if (tag === 'head') new DataView(bytes.buffer).setInt16(50, 1);
        return [[tag, bytes]];
      });
      return fontFile(kept);
    },
  };
}

/** Reads the character map in its usual form (format 4, for the first 65,536 characters). */
function readCharacters(view: DataView, cmap: number): (codePoint: number) => number {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const from = cmap + view.getUint32(cmap + 8 + 8 * index);
    if (view.getUint16(from) !== 4) continue;
    const doubled = view.getUint16(from + 6);
    for (let segment = 0; segment < doubled; segment += 2) {
      const last = view.getUint16(from + 14 + segment);
      const first = view.getUint16(from + 16 + doubled + segment);
      const delta = view.getUint16(from + 16 + 2 * doubled + segment);
      const place = from + 16 + 3 * doubled + segment;
      const offset = view.getUint16(place);
      for (let code = first; code <= last && code < 0xffff; code += 1) {
        const found = offset === 0 ? code : view.getUint16(place + offset + 2 * (code - first));
        if (offset === 0 || found !== 0) glyphs.set(code, (found + delta) & 0xffff);
      }
    }
  }
  return (codePoint) => glyphs.get(codePoint) ?? 0;
}

function fontFile(tables: ReadonlyArray<readonly [string, Uint8Array]>): Uint8Array<ArrayBuffer> {
  const directory = new DataView(new ArrayBuffer(12 + 16 * tables.length));
  const power = Math.floor(Math.log2(tables.length));
  directory.setUint32(0, 0x00010000);
  directory.setUint16(4, tables.length);
  directory.setUint16(6, 16 * 2 ** power);
  directory.setUint16(8, power);
  directory.setUint16(10, 16 * (tables.length - 2 ** power));
  const parts: Uint8Array[] = [new Uint8Array(directory.buffer)];
  let at = directory.byteLength;
  tables.forEach(([tag, bytes], index) => {
    const entry = 12 + 16 * index;
    for (let letter = 0; letter < 4; letter += 1)
      directory.setUint8(entry + letter, tag.charCodeAt(letter));
    const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
    padded.set(bytes);
    directory.setUint32(entry + 4, sumOf(padded));
    directory.setUint32(entry + 8, at);
    directory.setUint32(entry + 12, bytes.length);
    parts.push(padded);
    at += padded.length;
  });
  return concatenated(parts);
}

function sumOf(padded: Uint8Array): number {
  const view = new DataView(padded.buffer, padded.byteOffset, padded.byteLength);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

function concatenated(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
