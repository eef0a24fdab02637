import type { Full } from '~/platform/kept-shelf/shelf-limits';
import { ENCOUNTER_LIMITS } from '../encounter';

const WORDS: Readonly<Record<Full | 'changed' | 'gone' | 'unavailable' | 'there', string>> = {
  most: `You have ${ENCOUNTER_LIMITS.most} encounters, the maximum. Delete one first.`,
  'with-deleted': `With Recently deleted you have ${ENCOUNTER_LIMITS.mostWithDeleted} encounters, the maximum. Delete those permanently first.`,
  bytes: 'Your encounters take up all the room. Delete one, or shorten its notes.',
  changed: 'This encounter was saved somewhere else meanwhile.',
  gone: 'This encounter no longer exists.',
  unavailable: 'This could not be saved. Try again in a moment.',
  there: 'You already have this encounter.',
};

/** The sentence for why an encounter was not stored. */
export function encounterTroubleWords(reason: keyof typeof WORDS): string {
  return WORDS[reason];
}
