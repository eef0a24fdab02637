import type { Full } from '~/platform/kept-shelf/shelf-limits';
import { ENCOUNTER_LIMITS } from '../encounter';

const WORDS: Readonly<Record<Full | 'changed' | 'gone' | 'unavailable' | 'there', string>> = {
  most: `You keep ${ENCOUNTER_LIMITS.most} encounters, and no more fit. Put one away first.`,
  'with-deleted': `With those you put away you have ${ENCOUNTER_LIMITS.mostWithDeleted} encounters, and no more fit. Clear those first.`,
  bytes: 'Your encounters take all the room there is. Put one away, or shorten its notes.',
  changed: 'This encounter was saved from another place meanwhile.',
  gone: 'This encounter is not there any more.',
  unavailable: 'This could not be kept just now. Try again in a moment.',
  there: 'You keep this encounter already.',
};

/** Why an encounter was not kept, as a sentence. */
export function encounterTroubleWords(reason: keyof typeof WORDS): string {
  return WORDS[reason];
}
