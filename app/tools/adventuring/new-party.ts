import { NEW_CHARACTER } from './new-character';

/** A row of the form of a new party, as typed. */
export type TypedCharacter = { name: string; level: string; hp: string; initiative: string };

/** The form of a new party, as typed; `sits` are the ids of the selected characters. */
export type TypedParty = { name: string; characters: TypedCharacter[]; sits: string[] };

/** Initial number of rows, and the most members of a party. */
const FIRST_ROWS = 4;
export const MOST_ROWS = 12;

const LONGEST = 200;

/** A row with default values. */
export function emptyRow(): TypedCharacter {
  const { level, hp, initiative } = NEW_CHARACTER;
  return { name: '', level: String(level), hp: String(hp), initiative: String(initiative) };
}

/** The form with default values. */
export function emptyParty(): TypedParty {
  return { name: '', sits: [], characters: Array.from({ length: FIRST_ROWS }, emptyRow) };
}

/** Reads the form as typed. */
export function typedParty(form: FormData): TypedParty {
  const all = (name: string) =>
    form
      .getAll(name)
      .slice(0, MOST_ROWS)
      .map((value) => (typeof value === 'string' ? value.slice(0, LONGEST) : ''));
  const [levels, hps, initiatives] = [all('level'), all('hp'), all('initiative')];
  const characters = all('character').map((name, at) => ({
    name,
    level: levels[at] ?? '',
    hp: hps[at] ?? '',
    initiative: initiatives[at] ?? '',
  }));
  const [name = ''] = all('name');
  return { name, characters, sits: all('sits') };
}

/**
 * Converts the form to the JSON call's format: rows without a name are left out, and empty numbers get the defaults.
 */
export function callOf({ name, characters }: TypedParty) {
  const members = characters
    .filter((character) => character.name.trim() !== '')
    .map(({ name, level, hp, initiative }) => ({
      name,
      level: numberOf(level, NEW_CHARACTER.level),
      hp: numberOf(hp, NEW_CHARACTER.hp),
      initiative: numberOf(initiative, NEW_CHARACTER.initiative),
    }));
  return { name, members };
}

/** Parses a whole number; NaN when it is invalid. */
function numberOf(typed: string, empty: number): number {
  const text = typed.trim().replace(/^[−–]/, '-').replace(/^\+/, '');
  if (text === '') return empty;
  return /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
