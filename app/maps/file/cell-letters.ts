import { CELL, type CellName } from '../map/cells';

/** The letter of each cell kind in a saved map; letters must never change their meaning. */
export const CELL_LETTERS: Readonly<Record<CellName, string>> = {
  rock: '#',
  floor: '.',
  corridor: ',',
  water: '~',
  pit: 'o',
  rubble: ':',
  cave: '_',
  lava: '^',
  chasm: 'v',
  ice: '*',
  grass: "'",
  bridge: '=',
  rails: '%',
};

const NAMES = Object.keys(CELL) as CellName[];

const LETTER_OF_CELL: readonly string[] = NAMES.reduce<string[]>((letters, name) => {
  letters[CELL[name]] = CELL_LETTERS[name];
  return letters;
}, []);

const CELL_OF_LETTER: ReadonlyMap<string, number> = new Map(
  NAMES.map((name) => [CELL_LETTERS[name], CELL[name]]),
);

/** The letter of a cell; an unknown cell is written as rock. */
export function letterOfCell(cell: number): string {
  return LETTER_OF_CELL[cell] ?? CELL_LETTERS.rock;
}

/** The cell of a letter; undefined for an unknown letter. */
export function cellOfLetter(letter: string): number | undefined {
  return CELL_OF_LETTER.get(letter);
}
