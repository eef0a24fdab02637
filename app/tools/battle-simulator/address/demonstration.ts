import { type Ask, askSearch, readAsk } from './ask';

/**
 * The demonstration: four characters of level 5 against an ogre and four goblins, simulated for everyone who may open
 * the page.
 */
export const DEMONSTRATION = '?a=@champion.5&a=@life.5&a=@thief.5&a=@evoker.5&b=ogre&b=goblin~n:4';

const PREPARED = askSearch(readAsk(new URLSearchParams(DEMONSTRATION)));

/** Whether a battle is the demonstration, also with another seed, another described fight, or a search. */
export function isDemonstration(ask: Ask): boolean {
  return askSearch({ ...ask, seed: '1', fight: '', q: '', of: '' }) === PREPARED;
}
