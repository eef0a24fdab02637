import type { Ink } from './card-colours';
import type { CardPaper } from './card-sheet';

/** The print options of cards; with `sides` 2, each page of cards is followed by a page of backs. */
export type CardPrint = { paper: CardPaper; ink: Ink; sides: 1 | 2 };
