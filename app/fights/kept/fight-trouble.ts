import { FIGHT_LIMITS } from './fight-limits';

/** Why a fight is not kept, or cannot be reached. */
export type FightTrouble =
  | 'most'
  | 'with-deleted'
  | 'no-name'
  | 'no-folder'
  | 'taken'
  | 'refused'
  | 'not-shared'
  | 'own-fight'
  | 'most-helpers'
  | 'most-helped'
  | 'lost'
  | 'unavailable';

const WORDS: Record<FightTrouble, string> = {
  most: `You have ${FIGHT_LIMITS.most} fights, which is the most there is room for. Remove one first.`,
  'with-deleted':
    'The fights that you removed take up all the room. Remove them for good, or wait: each goes by itself after 30 days.',
  'no-name': 'A fight needs a name of one line and at most 100 letters.',
  'no-folder': `A folder's name is one line of at most ${FIGHT_LIMITS.folderLetters} letters.`,
  taken: 'This fight cannot be kept under that id. Start it once more.',
  refused: 'This fight cannot be started so.',
  'not-shared':
    'This fight is not open to players any more. Open it to them once more for a new code.',
  'own-fight': 'This fight is yours already: the invitation is for somebody else.',
  'most-helpers': `${FIGHT_LIMITS.helpers} people help to run this fight, which is the most there is room for.`,
  'most-helped': `You help with ${FIGHT_LIMITS.helpedWith} fights, which is the most there is room for. Leave one first.`,
  lost: 'What this fight was is not in our storage any more.',
  unavailable: 'The fight does not answer at the moment. Nothing is lost; try again in a minute.',
};

/** A trouble with a fight as a sentence. */
export function fightTroubleWords(trouble: FightTrouble): string {
  return WORDS[trouble];
}
