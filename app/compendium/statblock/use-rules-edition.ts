import { createContext, useContext } from 'react';
import type { Edition } from '~/rules/edition';

/** The rules edition of the text inside. */
export const RulesEditionContext = createContext<Edition>('2014');

/** The rules edition in which conditions named here are shown. */
export function useRulesEdition(): Edition {
  return useContext(RulesEditionContext);
}
