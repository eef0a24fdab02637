import { ABILITIES, ABILITY_NAMES, type Ability } from '~/rules/ability';
import type { Book } from '../book/book';
import type { Choice } from '../book/feature';
import type { Asked, Sheet } from '../sheet/sheet';

/** An answer to a question: `picks` is what is kept of it, `blocked` why it cannot be taken now, in a few words. */
export type AnswerTo = {
  picks: readonly string[];
  label: string;
  words: string;
  /** Answers of one group stand together: "Level 1". */
  group: string;
  blocked: string | null;
};

export type ChoiceOf<Asks extends Choice['asks']> = Extract<Choice, { asks: Asks }>;

/** Who is asked, by which book, and what. */
export type Place = { book: Book; sheet: Sheet; asked: Asked };

export const HAS_IT = 'already has it';

/** An answer of one pick, free to be taken unless more is said of it. */
export function plain(pick: string, label: string, more: Partial<AnswerTo> = {}): AnswerTo {
  return { picks: [pick], label, words: '', group: '', blocked: null, ...more };
}

/** A word that a book offers, as a label: "wis" is Wisdom, "cold-iron" Cold iron. */
export function wordLabel(word: string): string {
  return ABILITIES.includes(word as Ability)
    ? ABILITY_NAMES[word as Ability]
    : capital(word.replaceAll('-', ' '));
}

/** Words with a capital letter. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
