import type { Full } from '~/platform/kept-shelf/shelf-limits';
import { CREATURE_LIMITS } from './creature';

const MOST = CREATURE_LIMITS.most.toLocaleString('en');
const WITH_DELETED = CREATURE_LIMITS.mostWithDeleted.toLocaleString('en');

/** Why a creature, or several, were not kept. */
export type CreatureTrouble = Full | 'changed' | 'gone' | 'unavailable' | 'there' | 'too-long';

const WORDS: Readonly<Record<CreatureTrouble, string>> = {
  most: `You may keep ${MOST} creatures, and no more fit. Put some away first.`,
  'with-deleted': `With those you put away you may keep ${WITH_DELETED} creatures, and no more fit. Clear those first.`,
  bytes:
    'Your creatures take all the room there is. Put some away and clear them, or shorten texts.',
  changed: 'This creature was saved from another place meanwhile.',
  gone: 'This creature is not there any more.',
  unavailable: 'This could not be kept just now. Try again in a moment.',
  there: 'You keep this already.',
  'too-long': 'This creature says too much to be kept. Shorten its texts.',
};

/** Why a creature was not kept, as a sentence. */
export function creatureTroubleWords(reason: CreatureTrouble): string {
  return WORDS[reason];
}
