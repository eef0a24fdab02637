/** A part of a text in one weight. */
export type Run = { readonly text: string; readonly bold?: boolean };

/** A part of a line in one weight, with its offset in points from the start of the line. */
export type Piece = { readonly text: string; readonly bold: boolean; readonly x: number };

/** Returns the width of a text in points. */
export type Measure = (text: string, sizePoints: number, bold: boolean) => number;

type Setting = { readonly size: number; readonly width: number; readonly measure: Measure };

/** Breaks a paragraph into lines of a maximum width; a word that is wider is split. */
export function setRuns(runs: readonly Run[], { size, width, measure }: Setting): Piece[][] {
  const blank = measure(' ', size, false);
  const lines: Piece[][] = [];
  let open: { text: string; bold: boolean; x: number }[] = [];
  let x = 0;
  for (const { text, bold } of words(runs, { size, width, measure })) {
    const wide = measure(text, size, bold);
    const gap = open.length === 0 ? 0 : blank;
    if (open.length > 0 && x + gap + wide > width) {
      lines.push(open);
      open = [{ text, bold, x: 0 }];
      x = wide;
      continue;
    }
    const last = open.at(-1);
    // Joins words of the same weight, for a smaller file and better text selection.
    if (last?.bold === bold) last.text += ` ${text}`;
    else open.push({ text, bold, x: x + gap });
    x += gap + wide;
  }
  if (open.length > 0) lines.push(open);
  return lines;
}

function* words(
  runs: readonly Run[],
  { size, width, measure }: Setting,
): Generator<{ text: string; bold: boolean }> {
  for (const { text, bold = false } of runs) {
    for (const word of text.split(/\s+/)) {
      if (word === '') continue;
      if (measure(word, size, bold) <= width) yield { text: word, bold };
      else yield* parted(word, bold, { size, width, measure });
    }
  }
}

function* parted(word: string, bold: boolean, { size, width, measure }: Setting) {
  let part = '';
  let wide = 0;
  for (const letter of word) {
    const more = measure(letter, size, bold);
    if (part !== '' && wide + more > width) {
      yield { text: part, bold };
      part = '';
      wide = 0;
    }
    part += letter;
    wide += more;
  }
  yield { text: part, bold };
}
