import { line, prose } from '~/compendium/records/record-parts';
import { PARTY_LIMITS } from './party';

/** The schema of a party's name. */
export const partyName = line(PARTY_LIMITS.nameLetters);

/** The schema of notes: shared ones, the game masters', and a member's. */
export const notesText = prose(PARTY_LIMITS.notesLetters);
