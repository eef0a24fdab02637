import type { PrintedBinder } from './print-binder';
import type { PrintedSpells } from './print-spells';
import type { PrintedTable } from './print-table';

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

/** A whole sheet as it stands on paper; `binder` null: nothing is left for it; `spells` null: casts none. */
export type PrintedSheet = {
  readonly name: string;
  /** "Hill Dwarf, Cleric 5 (Life Domain), Acolyte". */
  readonly line: string;
  readonly edition: string;
  /** Whether some number has a star. */
  readonly byHand: boolean;
  readonly table: PrintedTable;
  readonly binder: PrintedBinder | null;
  readonly spells: PrintedSpells | null;
};
