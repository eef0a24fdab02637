import { createContext, useContext } from 'react';
import type { Condition } from '~/rules/conditions';
import type { Edge } from '~/rules/dice/text/expression';
import type { Edition } from '~/rules/edition';
import type { Roll } from './statblock';

/** A word that stands for something with words of its own; `name` is how it is written here. */
export type OpenWord =
  | { kind: 'spell'; id: string; name: string }
  | { kind: 'condition'; id: Condition; edition: Edition; name: string };

/** Such a word with the link that it stands in. */
export type WordAt = { word: OpenWord; element: HTMLElement };

/** What the page around a statblock does with its rolls and words; null where it does nothing but show them. */
export type StatblockTools = {
  roll: ((roll: Roll, edge: Edge | null) => void) | null;
  /** A hand nears the dice: what rolling needs may be fetched. */
  reach: (() => void) | null;
  /** Opens a word in front of the page; without it words are links. */
  open: ((word: OpenWord) => void) | null;
  /** A mouse or the keyboard rests on a word's link, or has left it. */
  peek: ((at: WordAt | null) => void) | null;
};

/** Nothing rolls and words are links: the statblock on the server and on paper. */
export const NO_STATBLOCK_TOOLS: StatblockTools = {
  roll: null,
  reach: null,
  open: null,
  peek: null,
};

/** The tools of the statblocks inside. */
export const StatblockToolsContext = createContext(NO_STATBLOCK_TOOLS);

/** How the statblock here rolls and opens words. */
export function useStatblockTools(): StatblockTools {
  return useContext(StatblockToolsContext);
}
