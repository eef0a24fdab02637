import { createContext, type ReactNode, useContext } from 'react';
import type { Edge } from '~/rules/dice/text/expression';
import type { Roll } from './roll';

/**
 * What the surrounding page does with its numbers; null when it only shows them. `who` is the name of the roller if
 * not the page's own.
 */
export type Dice = {
  roll: ((roll: Roll, edge: Edge | null, who?: string) => void) | null;
  /** Called when the pointer or focus is near: prefetches what rolling needs. */
  reach: (() => void) | null;
  /** How a number looks while it cannot roll here, where a form can roll it; missing: plain text. */
  plain?: (number: PlainNumber) => ReactNode;
};

/** A number that a form rolls. */
export type PlainNumber = { text: string; roll: Roll; className: string; disabled?: boolean };

/** Numbers do not roll: on the server and in print. */
export const NO_DICE: Dice = { roll: null, reach: null };

/** Provides the dice for the numbers inside. */
export const DiceContext = createContext(NO_DICE);

/** The dice of the surrounding page. */
export function useDice(): Dice {
  return useContext(DiceContext);
}
