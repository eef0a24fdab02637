/** Something that can be found and picked: its id, its name, and a few words that tell it from others. */
export type Thing = { id: string; name: string; note?: string };

/** A thing that was picked, and how many of it. */
export type Picked = Thing & { count: number };

/** What a search found; `more` when there is more than is shown. */
export type Found = { is: 'here'; things: readonly Thing[]; more: boolean } | { is: 'lost' };

/** How much may be picked. */
export type PickerLimits = {
  /** Different things. */
  kinds: number;
  /** Of each; 1 where a thing is picked or not. */
  each: number;
};

/** The longest text that is searched for. */
export const LONGEST_SEARCH = 100;
