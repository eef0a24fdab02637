import { createContext, useContext } from 'react';
import type { Fight } from '~/fights/log/state';
import type { XpStanding } from '~/fights/people/awarded-xp';
import type { Edition } from '~/rules/edition';

/** What the parts of the screen read of the fight. */
export type FightFacts = {
  fight: Fight;
  /** The combatant shown in the panel; null: none. */
  chosen: string | null;
  /** The row that acts after the current one; null if none. */
  next: string | null;
  /** The screen's URL with another combatant chosen. */
  choosing: (id: string) => string;
};

/**
 * What a line of the order needs besides its combatant. It rarely changes, so that an action rerenders only the lines
 * it affects.
 */
export type LineFacts = {
  edition: Edition;
  choosing: (id: string) => string;
  /** Names by id; the same object while no combatant joins, leaves or is renamed. */
  names: Names;
  /** The experience of the party's members, by id; without an account nobody's is known. */
  xp: Readonly<Record<string, XpStanding>>;
};

/** Lists that rarely change, for selects and suggestions. */
export type Names = {
  of: Readonly<Record<string, string>>;
  everybody: readonly { value: string; label: string }[];
  /** Names of custom marks used before, the latest first. */
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

/** The fight of the surrounding screen. */
export function useFight(): FightFacts {
  return standing(useContext(Facts));
}

/** The rarely changing facts of the surrounding fight. */
export function useLineFacts(): LineFacts {
  return standing(useContext(Lines));
}

/** Id of the form that acts on all selected combatants; their checkboxes are in the order, outside of the form. */
export const ACT_FORM = 'act';
