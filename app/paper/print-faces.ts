import { unprintable } from './pdf-text';
import type { Measure } from './set-runs';
import type { TrueType } from './true-type';

/** The two fonts for measuring and drawing text, with the same widths as a PDF's built-in ones. */
export type PrintFaces = { readonly regular: TrueType; readonly bold: TrueType };

/** Returns a function that measures text in the print fonts. */
export function measureIn(faces: PrintFaces): Measure {
  const known = new Map<string, number>();
  const advance = (letter: string, bold: boolean) => {
    const key = `${bold ? 'b' : 'r'}${letter}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const face = bold ? faces.bold : faces.regular;
    const glyph = face.glyphOf(letter.codePointAt(0) ?? 63) || face.glyphOf(63);
    const ems = face.advanceOf(glyph) / face.unitsPerEm;
    known.set(key, ems);
    return ems;
  };
  return (text, size, bold) => {
    let ems = 0;
    for (const letter of text) ems += advance(letter, bold);
    return ems * size;
  };
}

/** Replacements for some characters. */
const STAND_INS: Readonly<Record<string, string>> = {
  '−': '–',
  '‐': '-',
  '‑': '-',
  '′': "'",
  '″': '"',
  '≥': '>=',
  '≤': '<=',
};

/** A fast check for ASCII text. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Returns whether the fonts have every character of a text, or its replacement. */
export function isPrintable(text: string): boolean {
  return PLAIN.test(text) || unprintable(withStandIns(text)).length === 0;
}

/** A text with "?" for each character that the fonts do not have. */
export function printable(text: string): string {
  if (PLAIN.test(text)) return text;
  const plain = withStandIns(text);
  const without = new Set(unprintable(plain));
  return [...plain].map((one) => (without.has(one) ? '?' : one)).join('');
}

function withStandIns(text: string): string {
  const plain = text.normalize('NFC').replace(/[−‐‑′″≥≤]/g, (sign) => STAND_INS[sign] ?? sign);
  return plain.replace(/\s/g, ' ');
}
