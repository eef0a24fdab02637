import type { PlacedList } from './placing';

/** A user's lists and note for a monster; `version` is 0 without a note. */
export type MineFacts = { lists: PlacedList[]; note: { text: string; version: number } };

/** The same with the monster's name, and the owner's id: null when not signed in. */
export type MineShown = MineFacts & { name: string; owner: string | null };

/** The response to a form about a monster's lists or note. */
export type MineAnswer = {
  problem?: string;
  saved?: 'lists' | 'note';
  /** The typed values of a rejected form. */
  typed?: Record<string, string>;
  /** The note as saved elsewhere in the meantime. */
  theirs?: { text: string; version: number };
  /** The state after the form. */
  facts?: MineFacts;
};

/** The ids in fields that contain one or several, separated by spaces. */
export function idsIn(fields: readonly string[]): string[] {
  return fields.flatMap((field) => field.split(' ')).filter(Boolean);
}
