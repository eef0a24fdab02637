import { createContext, useContext } from 'react';
import type { Edge } from '~/rules/dice/text/expression';
import type { Roll } from './roll';

/** What the page around some numbers does with them; null where it does nothing but show them. `who` rolls where it is not whom the page is about. */
export type Dice = {
  roll: ((roll: Roll, edge: Edge | null, who?: string) => void) | null;
  /** A hand nears the dice: what rolling needs may be fetched. */
  reach: (() => void) | null;
};

/** Nothing rolls: numbers on the server and on paper. */
export const NO_DICE: Dice = { roll: null, reach: null };

/** The dice of the numbers inside. */
export const DiceContext = createContext(NO_DICE);

/** How the numbers here roll. */
export function useDice(): Dice {
  return useContext(DiceContext);
}
