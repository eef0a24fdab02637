import { NEW_CHARACTER } from './new-character';

/** One row of the form of a new party, as it was typed. */
export type TypedCharacter = { name: string; level: string; hp: string; initiative: string };

/** The form of a new party, as it was typed; `sits` are characters of one's own that were ticked. */
export type TypedParty = { name: string; characters: TypedCharacter[]; sits: string[] };

/** So many rows stand there at first; and a party has room for so many characters. */
const FIRST_ROWS = 4;
export const MOST_ROWS = 12;

const LONGEST = 200;

/** A row that nobody has typed in yet. */
export function emptyRow(): TypedCharacter {
  const { level, hp, initiative } = NEW_CHARACTER;
  return { name: '', level: String(level), hp: String(hp), initiative: String(initiative) };
}

/** The form before anything was typed. */
export function emptyParty(): TypedParty {
  return { name: '', sits: [], characters: Array.from({ length: FIRST_ROWS }, emptyRow) };
}

/** Reads the form as it was typed. */
export function typedParty(form: FormData): TypedParty {
  const all = (name: string) =>
    form
      .getAll(name)
      .slice(0, MOST_ROWS)
      .map((value) => (typeof value === 'string' ? value.slice(0, LONGEST) : ''));
  const [levels, hps, initiatives] = [all('level'), all('hp'), all('initiative')];
  const characters = all('character').map((name, at) => ({
    ...{ name, level: levels[at] ?? '', hp: hps[at] ?? '' },
    initiative: initiatives[at] ?? '',
  }));
  const [name = ''] = all('name');
  return { name, characters, sits: all('sits') };
}

/** The same as the JSON call takes it: who has no name is left out, and an empty number is the one that new characters have. */
export function callOf({ name, characters }: TypedParty) {
  const members = characters
    .filter((character) => character.name.trim() !== '')
    .map(({ name, level, hp, initiative }) => ({
      ...{ name, level: numberOf(level, NEW_CHARACTER.level), hp: numberOf(hp, NEW_CHARACTER.hp) },
      initiative: numberOf(initiative, NEW_CHARACTER.initiative),
    }));
  return { name, members };
}

/** A whole number as people type it; what is none stays none. */
function numberOf(typed: string, empty: number): number {
  const text = typed.trim().replace(/^[−–]/, '-').replace(/^\+/, '');
  if (text === '') return empty;
  return /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
