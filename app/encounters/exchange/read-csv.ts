import { csvRows } from '~/compendium/foreign/csv-rows';
import { countedName } from '~/compendium/foreign/words/counted-name';
import { readChallenge } from '~/rules/read-challenge';
import { ENCOUNTER_LIMITS } from '../encounter';

/** A row of a file that names a creature: by a record's name or id, or with a challenge rating. */
export type NamedCreature = {
  readonly name: string;
  readonly cr: number | null;
  readonly count: number;
  readonly note: string;
};

/** Possible column headings, by meaning. */
const HEADINGS: Readonly<Record<'name' | 'cr' | 'count' | 'note', readonly string[]>> = {
  name: ['name', 'monster', 'creature', 'title'],
  cr: ['cr', 'challenge', 'challenge rating', 'challengerating'],
  count: ['count', 'number', 'quantity', 'qty', 'amount', '#'],
  note: ['note', 'notes', 'comment'],
};

type Column = keyof typeof HEADINGS;

/** Further lines are ignored: an encounter cannot hold them. */
const MOST_LINES = 1000;

/** Most problems reported individually; the rest is only counted. */
const MOST_PROBLEMS = 20;

/**
 * Reads a table of creatures: cells separated by comma, semicolon or tab, optionally quoted, with a heading in any
 * order or none ("name, count"). Problems are reported with the line number.
 */
export function readCsv(text: string): {
  creatures: readonly NamedCreature[];
  problems: readonly string[];
} {
  const lines = csvRows(text, MOST_LINES);
  const columns = columnsOf(lines[0]?.cells ?? []);
  const creatures: NamedCreature[] = [];
  const problems: string[] = [];
  for (const { cells, line } of columns ? lines.slice(1) : lines) {
    if (cells.every((cell) => cell === '')) continue;
    const read = creatureOf(cells, columns ?? { name: 0, count: 1, cr: 2, note: 3 });
    if (typeof read === 'string') problems.push(`Line ${line}: ${read}`);
    else creatures.push(read);
  }
  const more = problems.length - MOST_PROBLEMS;
  return {
    creatures,
    problems:
      more > 0 ? [...problems.slice(0, MOST_PROBLEMS), `And ${more} more lines.`] : problems,
  };
}

function creatureOf(
  cells: readonly string[],
  columns: Partial<Record<Column, number>>,
): NamedCreature | string {
  const cell = (column: Column) => cells[columns[column] ?? -1]?.trim() ?? '';
  const said = countedName(cell('name').replace(/\s+/g, ' ').slice(0, 300));
  const { name } = said;
  if (name === '') return 'there is no name.';
  if (name.length > 100) return 'a name has at most 100 letters.';
  // In "goblin, 7 hp" the second cell is not a count; it goes to the note.
  const own =
    /^\d{1,9}$|^$/.test(cell('count')) || !/\b(?:hp|ac|init\w*|hit points)\b/i.test(cell('count'));
  const number = own ? cell('count').replace(/^[x×]\s*/i, '') : '';
  const times = number === '' ? Number(said.count) : Number(number);
  if (!Number.isInteger(times) || times < 1 || times > ENCOUNTER_LIMITS.count) {
    return `the count of “${name}” is 1 to ${ENCOUNTER_LIMITS.count}, not “${(number === '' ? said.count : number).slice(0, 20)}”.`;
  }
  const cr = cell('cr') === '' ? null : readChallenge(cell('cr'));
  if (cell('cr') !== '' && cr === null) {
    return `“${cell('cr').slice(0, 20)}” is not a challenge rating.`;
  }
  const notes = [own ? '' : cell('count'), cell('note')].filter((one) => one !== '').join(', ');
  return { name, cr, count: times, note: notes.slice(0, 400) };
}

function columnsOf(heading: readonly string[]): Partial<Record<Column, number>> | null {
  const found: Partial<Record<Column, number>> = {};
  for (const [at, cell] of heading.entries()) {
    const said = cell.trim().toLowerCase();
    for (const column of Object.keys(HEADINGS) as Column[]) {
      if (HEADINGS[column].includes(said)) found[column] ??= at;
    }
  }
  return found.name === undefined ? null : found;
}
