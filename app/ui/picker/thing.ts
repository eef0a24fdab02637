/** Something that can be found and picked: its id, its name, and a few words that distinguish it. */
export type Thing = { id: string; name: string; note?: string };

/** A picked thing, and how many of it. */
export type Picked = Thing & { count: number };

/** The result of a search; `more` when there are more results than shown. */
export type Found = { is: 'here'; things: readonly Thing[]; more: boolean } | { is: 'lost' };

/** How much may be picked. */
export type PickerLimits = {
  /** Different things. */
  kinds: number;
  /** The count of each; 1 where a thing is either picked or not. */
  each: number;
};

/** The longest search text. */
export const LONGEST_SEARCH = 100;
