import { type Character, play } from './character';

/** The most letters of a name before the word that tells a copy from its original; both fit into a name. */
const MOST_BEFORE = 70;

/** A copy of a character, told from it by a word behind its name: with its coins and its face, unhurt and with nothing spent. */
export function copyOf(whole: Character, word: string): Character {
  const before = whole.name.slice(0, MOST_BEFORE).replace(/[\ud800-\udbff]$/, '');
  const { coins } = whole.play;
  return { ...whole, name: `${before} (${word})`.trim(), play: play.parse({ coins }) };
}
