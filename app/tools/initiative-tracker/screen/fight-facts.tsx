import { createContext, useContext } from 'react';
import type { Fight } from '~/fights/log/state';
import type { Edition } from '~/rules/edition';

/** What the parts of the screen read of the fight. */
export type FightFacts = {
  fight: Fight;
  /** Whom the panel is about; null: nobody. */
  chosen: string | null;
  /** The row that acts after this one; null where none does. */
  next: string | null;
  /** The address of this screen with somebody else chosen. */
  choosing: (id: string) => string;
};

/** What a line of the order needs besides whom it is about: it stays the same through most presses, so that one line alone is painted. */
export type LineFacts = {
  edition: Edition;
  choosing: (id: string) => string;
  /** Everybody's names by id; the same object while nobody comes, goes or is renamed. */
  names: Names;
};

/** What is said of everybody and changes seldom, for choices among it. */
export type Names = {
  of: Readonly<Record<string, string>>;
  everybody: readonly { value: string; label: string }[];
  /** Marks of the table's own that were put before, the latest first. */
  marks: readonly string[];
};

const Facts = createContext<FightFacts | null>(null);
const Lines = createContext<LineFacts | null>(null);
export const FightFactsProvider = Facts.Provider;
export const LineFactsProvider = Lines.Provider;

function standing<T>(facts: T | null): T {
  if (facts === null) throw new Error('This part of the screen stands outside of a fight.');
  return facts;
}

/** The fight that the screen around shows. */
export function useFight(): FightFacts {
  return standing(useContext(Facts));
}

/** What seldom changes of the fight around. */
export function useLineFacts(): LineFacts {
  return standing(useContext(Lines));
}

/** The form that acts on all who are ticked: their boxes stand in the order, outside of it. */
export const ACT_FORM = 'act';
