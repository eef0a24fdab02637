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
  most: `You have ${BATTLE_SHELF.most} simulations, the most there is room for. Delete one first.`,
  'with-deleted': `With Recently deleted you have ${BATTLE_SHELF.mostWithDeleted} simulations, the most there is room for. Delete those permanently first.`,
  bytes: 'Your simulations take up all the room. Delete one first.',
  changed:
    'This simulation was saved somewhere else meanwhile. Save again to overwrite that, or save this one as new.',
  gone: 'This simulation no longer exists.',
  unavailable: 'This could not be saved. Try again in a moment.',
  there: 'You already have this simulation.',
};

/** Why a battle was not kept, as a sentence. */
export function battleTroubleWords(reason: keyof typeof WORDS): string {
  return WORDS[reason];
}
