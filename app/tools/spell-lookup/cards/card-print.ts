import type { Ink } from './card-colours';
import type { CardPaper } from './card-sheet';

/** How cards are printed; `sides` 2 puts a page of backs behind each page of cards. */
export type CardPrint = { paper: CardPaper; ink: Ink; sides: 1 | 2 };
