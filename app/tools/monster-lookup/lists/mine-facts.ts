import type { PlacedList } from './placing';

/** What somebody has of a monster: the lists that it may be in, and their note; `version` is 0 where there is none. */
export type MineFacts = { lists: PlacedList[]; note: { text: string; version: number } };

/** The same with the monster's name, and whose it is: null where nobody is signed in. */
export type MineShown = MineFacts & { name: string; owner: string | null };

/** What a form about a monster's lists or note is answered with. */
export type MineAnswer = {
  problem?: string;
  saved?: 'lists' | 'note';
  /** What was typed into a form that was not taken. */
  typed?: Record<string, string>;
  /** The note as it was saved somewhere else meanwhile. */
  theirs?: { text: string; version: number };
  /** How everything stands after the form. */
  facts?: MineFacts;
};

/** The ids in fields that hold one each, or several with blanks between them. */
export function idsIn(fields: readonly string[]): string[] {
  return fields.flatMap((field) => field.split(' ')).filter(Boolean);
}
