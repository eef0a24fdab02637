import { INKS, type Ink } from './card-colours';
import type { CardPrint } from './card-print';
import { CARD_PAPERS, type CardPaper } from './card-sheet';

/** The options of cards in the query parameters; `part` counts files of 400 cards, `from` sheets of the preview. */
export type CardChoices = CardPrint & { part: number; from: number };

/** The query parameters that are options, not the selection. */
export const CHOICE_PARAMS = ['paper', 'ink', 'sides', 'part', 'from'];

/** Reads the options of cards; invalid ones are ignored. */
export function readCardChoices(params: URLSearchParams, usualPaper: CardPaper): CardChoices {
  return {
    paper: oneOf<CardPaper>(CARD_PAPERS, params.get('paper')) ?? usualPaper,
    ink: oneOf<Ink>(INKS, params.get('ink')) ?? 'colour',
    sides: params.get('sides') === '2' ? 2 : 1,
    part: wholeNumber(params.get('part')),
    from: wholeNumber(params.get('from')),
  };
}

function oneOf<T extends string>(words: readonly T[], given: string | null): T | undefined {
  return words.find((word) => word === given?.trim().toLowerCase());
}

function wholeNumber(given: string | null): number {
  return given !== null && /^[1-9]\d{0,3}$/.test(given.trim()) ? Number(given) : 1;
}
