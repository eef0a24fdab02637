import type { Book } from '~/characters/book/book';
import { itemOf } from '~/characters/book/find';
import { headLine } from '~/characters/exchange/sheet-lines';
import { nameOfCarried, type ToldCharacter } from '~/characters/exchange/told-sheet';
import { thingsOf } from '~/characters/kept/told';
import { factsOf } from '~/characters/play/facts';
import type { Carried, Character } from '~/characters/record/character';
import type { TableFacts, TableThing } from './table-facts';

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
    things: character.items.map((thing) => thingOf(book, thing)),
    about: { player, alignment, xp, looks, personality, backstory, notes, extras },
  };
}

/** What a potion of healing heals (SRD 5.1 and 5.2.1, "Potion of Healing"). */
const HEALS: Readonly<Record<string, string>> = {
  'potion-of-healing': '2d4+2',
  'potion-of-healing-greater': '4d4+4',
  'potion-of-healing-superior': '8d4+8',
  'potion-of-healing-supreme': '10d4+20',
};

function thingOf(book: Book, thing: Carried): TableThing {
  const { id, item, count, equipped, attuned, notes, weapon } = thing;
  const found = item === null ? null : itemOf(book, item);
  const kind = found?.kind;
  const heals = item === null ? undefined : HEALS[item];
  return {
    id,
    name: nameOfCarried(book, thing),
    count,
    equipped,
    attuned,
    notes,
    pounds: thing.pounds ?? found?.pounds ?? 0,
    wearable:
      heals === undefined &&
      (kind === 'weapon' ||
        kind === 'armor' ||
        kind === 'magic' ||
        weapon !== null ||
        item === null),
    ...(heals === undefined ? {} : { heals }),
  };
}
