import { createContext, useContext } from 'react';
import type { Edge } from '~/rules/dice-expression';
import type { Roll } from './statblock';

/** What the page around a statblock does with its rolls and spells; null where it does nothing but show them. */
export type StatblockTools = {
  roll: ((roll: Roll, edge: Edge | null) => void) | null;
  /** A hand nears the dice: what rolling needs may be fetched. */
  reach: (() => void) | null;
  openSpell: ((id: string, name: string) => void) | null;
  /** A mouse or the keyboard rests on a spell's link, or has left it. */
  peekAtSpell: ((link: { id: string; element: HTMLElement } | null) => void) | null;
};

/** Nothing rolls and spells are links: the statblock on the server and on paper. */
export const NO_STATBLOCK_TOOLS: StatblockTools = {
  roll: null,
  reach: null,
  openSpell: null,
  peekAtSpell: null,
};

/** The tools of the statblocks inside. */
export const StatblockToolsContext = createContext(NO_STATBLOCK_TOOLS);

/** How the statblock here rolls and opens spells. */
export function useStatblockTools(): StatblockTools {
  return useContext(StatblockToolsContext);
}
