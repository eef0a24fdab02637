import type { Full } from '~/platform/kept-shelf/shelf-limits';

/** The limits for stored characters. */
export const CHARACTER_SHELF = {
  most: 100,
  mostWithDeleted: 150,
  /** The maximum size of one in bytes as JSON. */
  bodyBytes: 64 * 1024,
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
} as const;

export type CharacterTrouble = Full | 'changed' | 'gone' | 'unavailable' | 'there' | 'too-long';

const WORDS: Readonly<Record<CharacterTrouble, string>> = {
  most: `You have ${CHARACTER_SHELF.most} characters, the maximum. Delete one first.`,
  'with-deleted': `With recently deleted ones you have ${CHARACTER_SHELF.mostWithDeleted} characters, the maximum. Delete those permanently first.`,
  bytes: 'Your storage for characters is full. Delete one, or shorten its notes.',
  changed:
    'This character was saved elsewhere meanwhile. Save again to overwrite that, or save this one as a new character.',
  gone: 'This character no longer exists.',
  unavailable: 'This could not be saved. Try again in a moment.',
  there: 'You already have this character.',
  'too-long': 'This character is larger than 64 kB. Shorten its notes and backstory.',
};

/** A sentence that says why a character was not stored. */
export function characterTroubleWords(reason: CharacterTrouble): string {
  return WORDS[reason];
}

/** The HTTP status for a reason why a character was not stored. */
export function characterTroubleStatus(reason: CharacterTrouble): number {
  switch (reason) {
    case 'unavailable':
      return 503;
    case 'gone':
      return 404;
    case 'too-long':
      return 413;
    default:
      return 409;
  }
}
