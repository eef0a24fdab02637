import { textWidth } from '~/paper/pdf-text';
import type { CardParagraph } from './card-words';

/** A part of a line in one weight, with its offset in points from the start of the line. */
export type Word = { text: string; bold: boolean; x: number };

/** A line of a card; `gap` is the space above it, as a multiple of its type size. */
export type Line = { words: readonly Word[]; gap: number };

/** An upper bound for the width of a bold word relative to a regular one in this font. */
const BOLD_WIDER = 1.12;

const POINT_INDENT = 6;
const BULLET = '•';

/** An upper bound for the width of a word in points. */
export function wordWidth(text: string, size: number, bold: boolean): number {
  return textWidth(text, size) * (bold ? BOLD_WIDER : 1);
}

/** Breaks paragraphs into lines of at most `width` points; a word that is wider is split. */
export function setLines(
  paragraphs: readonly CardParagraph[],
  size: number,
  width: number,
  gap: number,
): Line[] {
  return paragraphs.flatMap((paragraph, at) =>
    paragraphLines(paragraph, size, width, at === 0 ? 0 : gap),
  );
}

function paragraphLines(
  { runs, isPoint }: CardParagraph,
  size: number,
  width: number,
  gap: number,
): Line[] {
  const indent = isPoint ? POINT_INDENT : 0;
  const blank = textWidth(' ', size);
  const lines: Word[][] = [];
  let open: Word[] = isPoint ? [{ text: BULLET, bold: false, x: 0 }] : [];
  let x = indent;
  let isFresh = true;
  for (const { text, bold } of pieces(runs, size, width - indent)) {
    const wide = wordWidth(text, size, bold);
    if (!isFresh && x + wide > width) {
      lines.push(open);
      open = [];
      x = indent;
    }
    const last = open.at(-1);
    // Joins words of the same weight, for a smaller file and better text selection.
    if (last && last.bold === bold && last.text !== BULLET) last.text += ` ${text}`;
    else open.push({ text, bold, x });
    x += wide + blank;
    isFresh = false;
  }
  if (open.length > 0) lines.push(open);
  return lines.map((words, at) => ({ words, gap: at === 0 ? gap : 0 }));
}

/** The words of a paragraph, each no wider than a line. */
function* pieces(
  runs: CardParagraph['runs'],
  size: number,
  width: number,
): Generator<{ text: string; bold: boolean }> {
  for (const { text, bold } of runs) {
    for (const word of text.split(/\s+/).filter((one) => one !== '')) {
      if (wordWidth(word, size, bold) <= width) {
        yield { text: word, bold };
        continue;
      }
      let part = '';
      let wide = 0;
      for (const letter of word) {
        const more = wordWidth(letter, size, bold);
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
  }
}
