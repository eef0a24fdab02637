import type { Play } from '../record/character';

/** The key under which a party and a fight count spent slots of Pact Magic, beside the uses of the sheet. */
export const PACT_SLOTS = 'pact-magic';

/** The spent uses of a play state, with its spent slots of Pact Magic among them. */
export function spentWithPact({ spent, pactSpent }: Pick<Play, 'spent' | 'pactSpent'>) {
  return pactSpent === 0 ? spent : { ...spent, [PACT_SLOTS]: pactSpent };
}
