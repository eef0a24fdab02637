/** Widths of Helvetica's characters 32 to 126 in thousandths of the size (Adobe's font metrics). */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/** Most texts are of this kind, and are quick to measure. */
const PLAIN = /^[\x20-\x7e]*$/;

/** The characters at 128 to 159 in Windows-1252, where Unicode has control characters. */
const WINDOWS: Readonly<Record<string, number>> = {
  '€': 128,
  '‚': 130,
  ƒ: 131,
  '„': 132,
  '…': 133,
  '†': 134,
  '‡': 135,
  ˆ: 136,
  '‰': 137,
  Š: 138,
  '‹': 139,
  Œ: 140,
  Ž: 142,
  '‘': 145,
  '’': 146,
  '“': 147,
  '”': 148,
  '•': 149,
  '–': 150,
  '—': 151,
  '˜': 152,
  '™': 153,
  š: 154,
  '›': 155,
  œ: 156,
  ž: 158,
  Ÿ: 159,
};

/**
 * The ranges of letters beyond Western Latin that the embedded font has: Central European, Greek, Cyrillic. A test
 * compares the list with the font.
 */
const LETTERS_BEYOND: ReadonlyArray<readonly [number, number]> = [
  [0x100, 0x17f],
  [0x1fa, 0x1ff],
  [0x218, 0x21b],
  [0x386, 0x386],
  [0x388, 0x38a],
  [0x38c, 0x38c],
  [0x38e, 0x3a1],
  [0x3a3, 0x3ce],
  [0x400, 0x45f],
  [0x472, 0x473],
  [0x490, 0x491],
  [0x1e80, 0x1e85],
  [0x1ef2, 0x1ef3],
];

/** Whether a character is outside Western Latin and has a glyph in the embedded font. */
export function isLetterBeyond(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (
    LETTERS_BEYOND.some(([from, to]) => code >= from && code <= to) && !isWestern(character, code)
  );
}

/** Whether a text has letters that only that font can show. */
export function needsLetters(text: string): boolean {
  return [...text.normalize('NFC')].some(isLetterBeyond);
}

/** The width of a text in Helvetica, in points. */
export function textWidth(text: string, sizePoints: number): number {
  let thousandths = 0;
  if (PLAIN.test(text)) {
    for (let index = 0; index < text.length; index += 1)
      thousandths += WIDTHS[text.charCodeAt(index) - 32] ?? 556;
    return (thousandths * sizePoints) / 1000;
  }
  for (const character of text.normalize('NFC')) {
    const base = character.normalize('NFD').charCodeAt(0);
    thousandths += WIDTHS[base - 32] ?? 556;
  }
  return (thousandths * sizePoints) / 1000;
}

/** The text as a PDF string; a character outside Western Latin becomes its base letter or "?". */
export function pdfString(text: string): string {
  let written = '';
  for (const character of text.normalize('NFC')) written += escaped(character);
  return `(${written})`;
}

/** The characters of a text that neither font can show, each once. */
export function unprintable(text: string): string[] {
  return unshaped(text).filter((one) => !isLetterBeyond(one));
}

/** The characters of a text that the built-in font cannot show, each once. */
export function unshaped(text: string): string[] {
  const missing = [...text.normalize('NFC')].filter((one) => one !== '?' && escaped(one) === '?');
  return [...new Set(missing)];
}

/** A PDF string for document properties such as the title, which may contain any character. */
export function pdfUnicodeString(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return pdfString(text);
  let hex = 'FEFF';
  for (let index = 0; index < text.length; index += 1) {
    hex += text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0');
  }
  return `<${hex}>`;
}

function isWestern(character: string, code: number): boolean {
  return (code >= 32 && code <= 126) || (code >= 160 && code <= 255) || character in WINDOWS;
}

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 63;
  if (character === '(' || character === ')' || character === '\\') return `\\${character}`;
  if (code >= 32 && code <= 126) return character;
  if (code >= 160 && code <= 255) return octal(code);
  const windows = WINDOWS[character];
  if (windows !== undefined) return octal(windows);
  const base = character.normalize('NFD').charCodeAt(0);
  if (base >= 32 && base <= 126 && base !== 40 && base !== 41 && base !== 92) {
    return String.fromCharCode(base);
  }
  return code < 32 ? ' ' : '?';
}

function octal(code: number): string {
  return `\\${code.toString(8).padStart(3, '0')}`;
}
