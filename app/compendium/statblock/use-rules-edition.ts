import { createContext, useContext } from 'react';
import type { Edition } from '~/rules/edition';

/** The rules that the words inside were written for. */
export const RulesEditionContext = createContext<Edition>('2014');

/** By which rules a condition that is named here is to be read. */
export function useRulesEdition(): Edition {
  return useContext(RulesEditionContext);
}
