import { line, prose } from '~/compendium/records/record-parts';
import { PARTY_LIMITS } from './party';

/** A party's name as it is kept. */
export const partyName = line(PARTY_LIMITS.nameLetters);

/** Notes for everybody, those of the game masters, and those of one character. */
export const notesText = prose(PARTY_LIMITS.notesLetters);
