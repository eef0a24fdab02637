/** A labelled value as printed, with a star when overridden. */
export type Printed = { readonly label: string; readonly text: string };

/** Checkboxes: how many there are, and how many are ticked. */
export type Ticks = { readonly most: number; readonly ticked: number };

/** A feature as printed: its name, its source and its text. */
export type PrintedFeature = {
  readonly key: string;
  readonly name: string;
  /** "Cleric 2, action". */
  readonly from: string;
  readonly words: string;
};
