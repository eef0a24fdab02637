import { headLine } from '../exchange/sheet-lines';
import type { ToldCharacter } from '../exchange/told-sheet';
import { printedBinder } from './print-binder';
import { isSetByHand } from './print-numbers';
import { printedSpells } from './print-spells';
import { printedTable } from './print-table';
import type { PrintedSheet } from './printed';

/** A character's sheet as it is printed: nothing is cut, what one page has no room for goes on the next. */
export function printedSheet(told: ToldCharacter): PrintedSheet {
  const { table, left } = printedTable(told);
  const { name, player, xp } = told.character;
  const more = [
    ...(player === '' ? [] : [`played by ${player}`]),
    ...(xp === 0 ? [] : [`${xp.toLocaleString('en')} XP`]),
  ];
  return {
    name: name === '' ? 'A character without a name' : name,
    line: [headLine(told), ...more].join(', '),
    edition: told.sheet.edition,
    byHand: isSetByHand(told.sheet),
    table,
    binder: printedBinder(told.character, left.features, left.equipment),
    spells: printedSpells(told),
  };
}
