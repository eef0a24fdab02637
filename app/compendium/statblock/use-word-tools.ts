import { createContext, useContext } from 'react';
import type { Condition } from '~/rules/conditions';
import type { Edition } from '~/rules/edition';

/** A word that opens a description; `name` is how it is written here. */
export type OpenWord =
  | { kind: 'spell' | 'creature'; id: string; name: string }
  | { kind: 'condition'; id: Condition; edition: Edition; name: string };

/** An open word with its link element. */
export type WordAt = { word: OpenWord; element: HTMLElement };

/** How the page handles the words of a statblock; null functions leave them as plain links. */
export type WordTools = {
  /** Opens the description of a word in an overlay; null leaves a link. */
  open: ((word: OpenWord) => void) | null;
  /** Called when the pointer or focus enters a word's link, and with null when it leaves. */
  peek: ((at: WordAt | null) => void) | null;
};

/** The word tools for the statblocks inside; on the server and in print, words are plain links. */
export const WordToolsContext = createContext<WordTools>({ open: null, peek: null });

/** Returns the word tools of the surrounding page. */
export function useWordTools(): WordTools {
  return useContext(WordToolsContext);
}
