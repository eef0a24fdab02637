import type { Fight } from '~/fights/log/state';
import { awardedXp } from '~/fights/people/awarded-xp';
import { charactersOf } from '~/fights/people/party';

/**
 * What the end of a fight does besides: how many conditions and other effects it ends, and whether there is experience
 * for characters of parties.
 */
export function endChoices(fight: Fight): { lasting: number; awards: boolean } {
  const lasting = Object.values(fight.combatants).reduce(
    (sum, one) => sum + (one.place === 'gone' ? 0 : one.lasting.length),
    0,
  );
  return { lasting, awards: awardedXp(fight).xp > 0 && charactersOf(fight).length > 0 };
}
