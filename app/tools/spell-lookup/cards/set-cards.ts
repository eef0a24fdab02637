import { CARD } from './card-sheet';
import type { CardWords } from './card-words';
import { type Line, setLines, wordWidth } from './set-lines';

/** One card to print: its lines and type sizes. */
export type Card = {
  spell: CardWords;
  /** Which of the spell's cards it is, from 1, and their number. */
  part: number;
  parts: number;
  nameSize: number;
  size: number;
  lines: readonly Line[];
  /** The number of lines that are facts; a rule follows them. */
  facts: number;
};

/** The unprinted margin of a card in points, because cuts may be off by two millimetres. */
export const CARD_MARGIN = 10;
/** The height in points of the band with the name, and of the footer. */
export const HEAD = 30;
export const FOOT = 15;
export const LEADING = 1.16;
/** The space below the facts, in points. */
export const RULE_ROOM = 6;

/** The type sizes to try before a text continues on another card. */
const SIZES = [8, 7.5, 7] as const;
const NAME_SIZES = [11, 10, 9, 8, 7] as const;

const WIDTH = CARD.width - 2 * CARD_MARGIN;
const ROOM = CARD.height - HEAD - FOOT;

/** The cards of a spell: one if the text fits, otherwise as many as needed in the smallest type size. */
export function setCards(spell: CardWords): Card[] {
  const nameSize = fittingName(spell.name);
  for (const size of SIZES) {
    const pages = paged(spell, size);
    if (pages.length > 1 && size !== SIZES.at(-1)) continue;
    return pages.map(({ lines, facts }, at) => ({
      spell,
      nameSize,
      size,
      lines,
      facts,
      part: at + 1,
      parts: pages.length,
    }));
  }
  return [];
}

/** The baseline of each line below the band, in points; the last value is the end of the lines. */
export function baselines({
  lines,
  facts,
  size,
}: Pick<Card, 'lines' | 'facts' | 'size'>): number[] {
  let y = size * 0.4;
  return lines.map((line, at) => {
    y += stepOf(line, size, at === facts && facts > 0);
    return y;
  });
}

type Page = { lines: Line[]; facts: number };

function paged(spell: CardWords, size: number): Page[] {
  const facts = setLines(spell.facts, size, WIDTH, 0.1);
  const words = setLines(spell.paragraphs, size, WIDTH, 0.35);
  // The facts of an unusual material component can fill a card, so they can continue on the next like the text.
  let open: Page = { lines: [], facts: 0 };
  const pages = [open];
  let y = size * 0.4;
  for (const [at, line] of [...facts, ...words].entries()) {
    const isFact = at < facts.length;
    const first = isFact ? 0 : open.facts;
    const step = stepOf(line, size, open.lines.length === first && first > 0);
    const isFull = y + step + size * 0.3 > ROOM && open.lines.length > 0;
    if (isFull) {
      open = { lines: [], facts: 0 };
      pages.push(open);
      y = size * 0.4;
    }
    const isFresh = open.lines.length === 0;
    y += isFresh ? stepOf({ ...line, gap: 0 }, size, false) : step;
    open.lines.push(isFresh ? { ...line, gap: 0 } : line);
    if (isFact) open.facts += 1;
  }
  return pages;
}

/** The distance of a line from the one before. */
function stepOf({ gap }: Pick<Line, 'gap'>, size: number, isBelowFacts: boolean): number {
  return size * LEADING + gap * size + (isBelowFacts ? RULE_ROOM : 0);
}

/** The type size in which a name fits in one line; a longer name is truncated at the smallest size. */
function fittingName(name: string): number {
  // Without the space for the level in the corner.
  const width = WIDTH - 20;
  return NAME_SIZES.find((size) => wordWidth(name, size, true) <= width) ?? NAME_SIZES[4];
}
