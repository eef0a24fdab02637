import { withItemsAtHand } from './at-hand';
import { type Character, play } from './character';

/** The maximum length of the name before the word that marks a copy, so that both fit in a name. */
const MOST_BEFORE = 70;

/**
 * Copies a shared character into another account: as it is at the table, with full hit points and nothing spent, without
 * the portrait, which is its owner's, and with its source in the notes.
 */
export function copyOfShared(whole: Character): Character {
  const { coins } = whole.play;
  const { items } = withItemsAtHand(whole);
  const name = whole.name === '' ? 'a character' : `“${whole.name}”`;
  return {
    ...whole,
    items,
    portrait: null,
    notes: `Copied from the shared character ${name}.`,
    play: play.parse({ coins }),
  };
}

/**
 * Copies a character, with a word after its name to distinguish them: keeps coins and portrait, with full hit points
 * and nothing spent.
 */
export function copyOf(whole: Character, word: string): Character {
  const before = whole.name.slice(0, MOST_BEFORE).replace(/[\ud800-\udbff]$/, '');
  const { coins } = whole.play;
  const { items } = withItemsAtHand(whole);
  return { ...whole, items, name: `${before} (${word})`.trim(), play: play.parse({ coins }) };
}
