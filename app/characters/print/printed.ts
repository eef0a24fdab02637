/** A number on paper: as it is written, with a star where it was set by hand. */
export type Printed = { readonly label: string; readonly text: string };

/** Boxes to tick: how many there are, and how many are ticked already. */
export type Ticks = { readonly most: number; readonly ticked: number };

/** A feature as it is printed: its name, who gives it, what it does. */
export type PrintedFeature = {
  readonly key: string;
  readonly name: string;
  /** "Cleric 2, action". */
  readonly from: string;
  readonly words: string;
};
