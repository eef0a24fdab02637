import { ABILITIES, ABILITY_NAMES, type Ability } from '~/rules/ability';
import type { Book } from '../book/book';
import type { Choice } from '../book/feature';
import type { Asked, Sheet } from '../sheet/sheet';

/** An answer to a choice: `picks` are the stored values, `blocked` is a short reason why it is not available. */
export type AnswerTo = {
  picks: readonly string[];
  label: string;
  words: string;
  /** The heading of its group: "Level 1". */
  group: string;
  blocked: string | null;
  /** A short line beside the label; its text is then `words`: "action, 60 ft., 1d10 fire". */
  facts?: string;
  /** By what a long list is filtered. */
  tags?: readonly AnswerTag[];
  /** Its text is that of a spell of the compendium. */
  isSpell?: true;
};

/** The filters of long lists. */
export type AnswerTag = 'damage' | 'healing' | 'ritual' | 'no-concentration' | 'bonus-action';

export type ChoiceOf<Asks extends Choice['asks']> = Extract<Choice, { asks: Asks }>;

/** The choice to answer, with the sheet and the book. */
export type Place = { book: Book; sheet: Sheet; asked: Asked };

export const HAS_IT = 'already has it';

/** An answer with one pick; available unless `more` says otherwise. */
export function plain(pick: string, label: string, more: Partial<AnswerTo> = {}): AnswerTo {
  return { picks: [pick], label, words: '', group: '', blocked: null, ...more };
}

/** The label of a word in a book: "wis" is Wisdom, "cold-iron" Cold iron. */
export function wordLabel(word: string): string {
  return ABILITIES.includes(word as Ability)
    ? ABILITY_NAMES[word as Ability]
    : capital(word.replaceAll('-', ' '));
}

/** Capitalises the first letter. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
