import type { TrueType } from './true-type';

const SINGLE = 1;
const EXTENSION = 7;

/**
 * The same face with an OpenType feature always on, such as "lnum" for figures as high as capitals. Only features that
 * replace one glyph by another are supported; a face without the feature is returned unchanged.
 */
export function withFeature(
  face: TrueType,
  file: Uint8Array<ArrayBuffer>,
  feature: string,
): TrueType {
  const instead = substitutes(new DataView(file.buffer, file.byteOffset, file.byteLength), feature);
  return {
    ...face,
    glyphOf(codePoint) {
      const glyph = face.glyphOf(codePoint);
      return instead.get(glyph) ?? glyph;
    },
  };
}

function substitutes(view: DataView, feature: string): Map<number, number> {
  const found = new Map<number, number>();
  const gsub = tableAt(view, 'GSUB');
  if (gsub === null) return found;
  const features = gsub + view.getUint16(gsub + 6);
  const lookups = gsub + view.getUint16(gsub + 8);
  for (let index = 0; index < view.getUint16(features); index += 1) {
    const record = features + 2 + 6 * index;
    if (tagAt(view, record) !== feature) continue;
    const from = features + view.getUint16(record + 4);
    for (let one = 0; one < view.getUint16(from + 2); one += 1) {
      const lookup = view.getUint16(from + 4 + 2 * one);
      readLookup(view, lookups + view.getUint16(lookups + 2 + 2 * lookup), found);
    }
  }
  return found;
}

function readLookup(view: DataView, lookup: number, found: Map<number, number>): void {
  const kind = view.getUint16(lookup);
  for (let index = 0; index < view.getUint16(lookup + 4); index += 1) {
    const subtable = lookup + view.getUint16(lookup + 6 + 2 * index);
    if (kind === SINGLE) readSingle(view, subtable, found);
    else if (kind === EXTENSION && view.getUint16(subtable + 2) === SINGLE) {
      readSingle(view, subtable + view.getUint32(subtable + 4), found);
    }
  }
}

/** Reads a single substitution: all glyphs by the same offset (format 1), or each its own (format 2). */
function readSingle(view: DataView, subtable: number, found: Map<number, number>): void {
  const isListed = view.getUint16(subtable) === 2;
  for (const [at, glyph] of covered(view, subtable + view.getUint16(subtable + 2)).entries()) {
    const other = isListed
      ? view.getUint16(subtable + 6 + 2 * at)
      : (glyph + view.getInt16(subtable + 4)) & 0xffff;
    found.set(glyph, other);
  }
}

/** The glyphs that a subtable covers, in order: a list (format 1), or ranges (format 2). */
function covered(view: DataView, coverage: number): number[] {
  const count = view.getUint16(coverage + 2);
  const records = Array.from({ length: count }, (_, at) => at);
  if (view.getUint16(coverage) === 1) {
    return records.map((at) => view.getUint16(coverage + 4 + 2 * at));
  }
  return records.flatMap((at) => {
    const first = view.getUint16(coverage + 4 + 6 * at);
    const last = view.getUint16(coverage + 6 + 6 * at);
    return Array.from({ length: last - first + 1 }, (_, more) => first + more);
  });
}

function tableAt(view: DataView, tag: string): number | null {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + 16 * index;
    if (tagAt(view, entry) === tag) return view.getUint32(entry + 8);
  }
  return null;
}

function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)));
}
