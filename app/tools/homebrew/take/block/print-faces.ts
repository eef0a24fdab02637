import { unprintable } from '~/paper/pdf-text';
import type { TrueType } from '~/paper/true-type';
import type { Measure } from './set-runs';

/** The two faces that statblocks are printed in; as wide as the built-in ones of a PDF. */
export type PrintFaces = { readonly regular: TrueType; readonly bold: TrueType };

/** Measures words in the faces that they are printed in. */
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

/** Signs that another stands for as well. */
const STAND_INS: Readonly<Record<string, string>> = {
  ...{ '−': '–', '‐': '-', '‑': '-', '′': "'", '″': '"', '≥': '>=', '≤': '<=' },
};

/** What is most of all texts, and quick to tell. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Whether every letter of a text has a shape in print, or a sign that stands for it. */
export function isPrintable(text: string): boolean {
  return PLAIN.test(text) || unprintable(withStandIns(text)).length === 0;
}

/** Words as they can be printed: "?" for each letter that the faces have no shape for. */
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
