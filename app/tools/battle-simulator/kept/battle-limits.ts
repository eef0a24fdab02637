import type { Full } from '~/platform/kept-shelf/shelf-limits';

/** What is kept of battles, and no more. */
export const BATTLE_SHELF = {
  most: 200,
  mostWithDeleted: 300,
  nameLetters: 100,
  /** Letters of an address; a battle of 24 kinds with every number set by hand takes half of it. */
  addressLetters: 12_000,
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
} as const;

const WORDS: Readonly<Record<Full | 'changed' | 'gone' | 'unavailable' | 'there', string>> = {
  most: `You keep ${BATTLE_SHELF.most} battles, and no more fit. Put one away first.`,
  'with-deleted': `With those you put away you have ${BATTLE_SHELF.mostWithDeleted} battles, and no more fit. Clear those first.`,
  bytes: 'Your battles take all the room there is. Put one away first.',
  changed:
    'This battle was saved from another place meanwhile. Save again to write over that, or keep this one as a new battle.',
  gone: 'This battle is not there any more.',
  unavailable: 'This could not be kept just now. Try again in a moment.',
  there: 'You keep this battle already.',
};

/** Why a battle was not kept, as a sentence. */
export function battleTroubleWords(reason: keyof typeof WORDS): string {
  return WORDS[reason];
}
