import { FIGHT_LIMITS } from './fight-limits';

/** Why a fight cannot be stored or reached. */
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
  most: `You have ${FIGHT_LIMITS.most} fights, the maximum. Delete one first.`,
  'with-deleted':
    'Your recently deleted fights take up all the room. Delete them permanently, or wait: each is gone after 30 days.',
  'no-name': 'A fight needs a name of one line and at most 100 letters.',
  'no-folder': `A folder's name is one line of at most ${FIGHT_LIMITS.folderLetters} letters.`,
  taken: 'This fight could not be saved under that id. Start it again.',
  refused: 'This fight cannot be started like this.',
  'not-shared': 'This fight is no longer shared with players. Share it again for a new code.',
  'own-fight': 'This is your own fight: the invitation is for somebody else.',
  'most-helpers': `${FIGHT_LIMITS.helpers} people help to run this fight, the maximum.`,
  'most-helped': `You help with ${FIGHT_LIMITS.helpedWith} fights, the maximum. Leave one first.`,
  lost: 'This fight’s contents are no longer in our storage.',
  unavailable: 'The fight does not answer right now. Nothing is lost; try again in a minute.',
};

/** The sentence for a trouble with a fight. */
export function fightTroubleWords(trouble: FightTrouble): string {
  return WORDS[trouble];
}
