import { type Ask, askSearch, readAsk } from './ask';

/** Four of level 5 against an ogre and four goblins: the battle that is played for everybody who may open the page. */
export const DEMONSTRATION = '?a=@champion.5&a=@life.5&a=@thief.5&a=@evoker.5&b=ogre&b=goblin~n:4';

const PREPARED = askSearch(readAsk(new URLSearchParams(DEMONSTRATION)));

/** Whether a battle is that one: with other dice, with another of its fights to read, or beside a search, too. */
export function isDemonstration(ask: Ask): boolean {
  return askSearch({ ...ask, seed: '1', fight: '', q: '', of: '' }) === PREPARED;
}
