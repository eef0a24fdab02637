import { headLine } from '~/characters/exchange/sheet-lines';
import { nameOfCarried, type ToldCharacter } from '~/characters/exchange/told-sheet';
import { thingsOf } from '~/characters/kept/told';
import { factsOf } from '~/characters/play/facts';
import type { Character } from '~/characters/record/character';
import type { TableFacts } from './table-facts';

/** The parts of a sheet for play: numbers with their parts, items by name, and the play facts. */
export function sheetForTable(
  told: ToldCharacter,
  saved: Character,
): Pick<TableFacts, 'line' | 'portrait' | 'missing' | 'sheet' | 'facts' | 'things' | 'about'> {
  const { character, book } = told;
  const { asked: _asked, missing, problems: _problems, ...sheet } = told.sheet;
  const { player, alignment, xp, looks, personality, backstory, notes, extras } = character;
  return {
    line: headLine(told),
    portrait: character.portrait !== null,
    missing: missing.length,
    sheet,
    facts: factsOf(told.sheet, character.counters, thingsOf(saved)),
    things: character.items.map((thing) => ({
      id: thing.id,
      name: nameOfCarried(book, thing),
      count: thing.count,
      equipped: thing.equipped,
      attuned: thing.attuned,
      notes: thing.notes,
    })),
    about: { player, alignment, xp, looks, personality, backstory, notes, extras },
  };
}
