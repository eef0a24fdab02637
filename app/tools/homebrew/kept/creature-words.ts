import type { Full } from '~/platform/kept-shelf/shelf-limits';
import { CREATURE_LIMITS } from './creature';

const MOST = CREATURE_LIMITS.most.toLocaleString('en');
const WITH_DELETED = CREATURE_LIMITS.mostWithDeleted.toLocaleString('en');

/** Why one or several creatures were not stored. */
export type CreatureTrouble = Full | 'changed' | 'gone' | 'unavailable' | 'there' | 'too-long';

const WORDS: Readonly<Record<CreatureTrouble, string>> = {
  most: `You have ${MOST} monsters, the maximum. Delete some first.`,
  'with-deleted': `With recently deleted ones you have ${WITH_DELETED} monsters, the maximum. Delete those permanently first.`,
  bytes: 'Your storage for monsters is full. Delete some permanently, or shorten texts.',
  changed: 'This monster was saved elsewhere meanwhile.',
  gone: 'This monster no longer exists.',
  unavailable: 'This could not be saved. Try again in a moment.',
  there: 'You already have this.',
  'too-long': 'This monster is too long to be saved. Shorten its texts.',
};

/** A sentence that says why a creature was not stored. */
export function creatureTroubleWords(reason: CreatureTrouble): string {
  return WORDS[reason];
}
