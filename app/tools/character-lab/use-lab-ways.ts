import { createContext, useContext } from 'react';
import { characterPaths } from '~/character-paths';
import type { MakingStep } from '~/characters/sheet/sheet';

type One = { id: string };

/** Where the pages of a character are: in an account, or on this device alone. */
export type LabWays = {
  sheet(one: One): string;
  /** A step of making, and a choice within it; without a step, what is left first. */
  making(one: One, step?: MakingStep, place?: string): string;
  /** The spells that a class can prepare. */
  preparing(one: One, classSlug: string): string;
  /** The sheet for printing, and as a PDF to fill in; null where there are none. */
  print: ((one: One) => string) | null;
  pdf: ((one: One) => string) | null;
};

/** The pages of a character in an account. */
export const ACCOUNT_WAYS: LabWays = {
  sheet: (one) => characterPaths.character(one),
  making: characterPaths.making,
  preparing: characterPaths.preparing,
  print: (one) => characterPaths.print(one),
  pdf: (one) => characterPaths.pdf(one),
};

/** Provides the addresses to the parts of a page. */
export const LabWaysContext = createContext<LabWays>(ACCOUNT_WAYS);

/** Where the pages of the shown character are. */
export function useLabWays(): LabWays {
  return useContext(LabWaysContext);
}
