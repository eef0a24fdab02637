import { createContext, useContext } from 'react';
import type { Fight } from '~/fights/log/state';

/** What the parts of the screen read of the fight. */
export type FightFacts = {
  fight: Fight;
  /** Whom the panel is about; null: nobody. */
  chosen: string | null;
  /** The address of this screen with somebody else chosen. */
  choosing: (id: string) => string;
  /** What was typed and who was ticked when a press was refused. */
  typed?: Readonly<Record<string, string>>;
  ticked?: readonly string[];
};

const Facts = createContext<FightFacts | null>(null);
export const FightFactsProvider = Facts.Provider;

/** The fight that the screen around shows. */
export function useFight(): FightFacts {
  const facts = useContext(Facts);
  if (facts === null) throw new Error('This part of the screen stands outside of a fight.');
  return facts;
}

/** The form that acts on all who are ticked: their boxes stand in the order, outside of it. */
export const ACT_FORM = 'act';
