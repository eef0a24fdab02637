import type { Full } from '~/platform/kept-shelf/shelf-limits';

/** What is kept of characters, and no more. */
export const CHARACTER_SHELF = {
  most: 100,
  mostWithDeleted: 150,
  /** Bytes of one as JSON. */
  bodyBytes: 64 * 1024,
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
} as const;

export type CharacterTrouble = Full | 'changed' | 'gone' | 'unavailable' | 'there' | 'too-long';

const WORDS: Readonly<Record<CharacterTrouble, string>> = {
  most: `You keep ${CHARACTER_SHELF.most} characters, and no more fit. Put one away first.`,
  'with-deleted': `With those you put away you have ${CHARACTER_SHELF.mostWithDeleted} characters, and no more fit. Clear those first.`,
  bytes: 'Your characters take all the room there is. Put one away, or shorten its notes.',
  changed:
    'This character was saved from another place meanwhile. Save again to write over that, or keep this one as a new character.',
  gone: 'This character is not there any more.',
  unavailable: 'This could not be kept just now. Try again in a moment.',
  there: 'You keep this character already.',
  'too-long': 'This character takes more than 64 kB. Shorten its notes and stories.',
};

/** Why a character was not kept, as a sentence. */
export function characterTroubleWords(reason: CharacterTrouble): string {
  return WORDS[reason];
}

/** The status of an answer that says why a character was not kept. */
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
