import { createContext, useContext } from 'react';
import type { Condition } from '~/rules/conditions';
import type { Edition } from '~/rules/edition';

/** A word that stands for something with words of its own; `name` is how it is written here. */
export type OpenWord =
  | { kind: 'spell' | 'creature'; id: string; name: string }
  | { kind: 'condition'; id: Condition; edition: Edition; name: string };

/** Such a word with the link that it stands in. */
export type WordAt = { word: OpenWord; element: HTMLElement };

/** What the page around a statblock does with its words; null where it does nothing but show them. */
export type WordTools = {
  /** Opens a word in front of the page; without it words are links. */
  open: ((word: OpenWord) => void) | null;
  /** A mouse or the keyboard rests on a word's link, or has left it. */
  peek: ((at: WordAt | null) => void) | null;
};

/** The word tools of the statblocks inside; words are links on the server and on paper. */
export const WordToolsContext = createContext<WordTools>({ open: null, peek: null });

/** How the statblock here opens words. */
export function useWordTools(): WordTools {
  return useContext(WordToolsContext);
}
