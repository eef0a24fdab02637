import { headLine } from '../exchange/sheet-lines';
import type { ToldCharacter } from '../exchange/told-sheet';
import { type PrintedBinder, printedBinder } from './print-binder';
import type { SheetPaper } from './print-choices';
import { isSetByHand } from './print-numbers';
import { type PrintedSpells, printedSpells } from './print-spells';
import { type PrintedTable, printedTable } from './print-table';

/** A complete printed sheet; `binder` is null when nothing is left for it, `spells` when there are none. */
export type PrintedSheet = {
  readonly name: string;
  /** "Hill Dwarf, Cleric 5 (Life Domain), Acolyte". */
  readonly line: string;
  readonly edition: string;
  /** Whether any number has a star. */
  readonly byHand: boolean;
  readonly table: PrintedTable;
  readonly binder: PrintedBinder | null;
  readonly spells: PrintedSpells | null;
};

/** Lays out a character's sheet for printing: nothing is truncated; what does not fit goes to the next page. */
export function printedSheet(told: ToldCharacter, paper: SheetPaper): PrintedSheet {
  const { table, left } = printedTable(told, paper);
  const { name, player, xp } = told.character;
  const more = [
    ...(player === '' ? [] : [`played by ${player}`]),
    ...(xp === 0 ? [] : [`${xp.toLocaleString('en')} XP`]),
  ];
  return {
    name: name === '' ? 'Unnamed character' : name,
    line: [headLine(told), ...more].join(', '),
    edition: told.sheet.edition,
    byHand: isSetByHand(told.sheet),
    table,
    binder: printedBinder(told.character, left.features, left.equipment),
    spells: printedSpells(told),
  };
}
