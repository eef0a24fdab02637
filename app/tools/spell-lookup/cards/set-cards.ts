import { CARD } from './card-sheet';
import type { CardWords } from './card-words';
import { type Line, setLines, wordWidth } from './set-lines';

/** One card to print: what stands on it, line by line, in the size of its letters. */
export type Card = {
  spell: CardWords;
  /** Which of the spell's cards it is, from 1, and how many there are. */
  part: number;
  parts: number;
  nameSize: number;
  size: number;
  lines: readonly Line[];
  /** How many of the lines are facts: a rule stands below them. */
  facts: number;
};

/** Points of a card that nothing is printed on: what is cut may be off by two millimetres. */
export const CARD_MARGIN = 10;
/** Points of the band with the name, and of the foot. */
export const HEAD = 30;
export const FOOT = 15;
export const LEADING = 1.16;
/** The air below the facts, in points. */
export const RULE_ROOM = 6;

/** Letters get smaller before a text takes another card; nothing is smaller than the last. */
const SIZES = [8, 7.5, 7] as const;
const NAME_SIZES = [11, 10, 9, 8, 7] as const;

const WIDTH = CARD.width - 2 * CARD_MARGIN;
const ROOM = CARD.height - HEAD - FOOT;

/** The cards of a spell: one where its words fit, else as many as they need, in the smallest letters. */
export function setCards(spell: CardWords): Card[] {
  const nameSize = fittingName(spell.name);
  for (const size of SIZES) {
    const pages = paged(spell, size);
    if (pages.length > 1 && size !== SIZES.at(-1)) continue;
    return pages.map(({ lines, facts }, at) => ({
      ...{ spell, nameSize, size, lines, facts },
      part: at + 1,
      parts: pages.length,
    }));
  }
  return [];
}

/** How far the baseline of each line is below the band, in points; the last is where the lines end. */
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
  // The facts of an outlandish material may fill a card by themselves: they flow on like all else.
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

/** How far a line is below the one before it. */
function stepOf({ gap }: Pick<Line, 'gap'>, size: number, isBelowFacts: boolean): number {
  return size * LEADING + gap * size + (isBelowFacts ? RULE_ROOM : 0);
}

/** The size in which a name stands in one line; the smallest is kept for what is longer, and cut. */
function fittingName(name: string): number {
  // Beside it stands the level in its corner.
  const width = WIDTH - 20;
  return NAME_SIZES.find((size) => wordWidth(name, size, true) <= width) ?? NAME_SIZES[4];
}
