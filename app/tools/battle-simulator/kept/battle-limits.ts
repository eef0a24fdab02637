import type { Full } from '~/platform/kept-shelf/shelf-limits';

/** The limits for stored battles. */
export const BATTLE_SHELF = {
  most: 200,
  mostWithDeleted: 300,
  nameLetters: 100,
  /** Characters of a query string; a battle of 24 kinds with every number overridden takes half of this. */
  addressLetters: 12_000,
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
} as const;

const WORDS: Readonly<Record<Full | 'changed' | 'gone' | 'unavailable' | 'there', string>> = {
  most: `You have ${BATTLE_SHELF.most} simulations, the maximum. Delete one first.`,
  'with-deleted': `With Recently deleted you have ${BATTLE_SHELF.mostWithDeleted} simulations, the maximum. Delete those permanently first.`,
  bytes: 'Your simulations take up all the room. Delete one first.',
  changed:
    'This simulation was saved somewhere else meanwhile. Save again to overwrite that, or save this one as new.',
  gone: 'This simulation no longer exists.',
  unavailable: 'This could not be saved. Try again in a moment.',
  there: 'You already have this simulation.',
};

/** The sentence for why a battle was not stored. */
export function battleTroubleWords(reason: keyof typeof WORDS): string {
  return WORDS[reason];
}
