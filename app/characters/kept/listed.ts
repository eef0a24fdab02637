import type { Character } from '../record/character';
import { toldOf } from './told';

/** The facts of a character shown in lists beside its name. */
export type CharacterLine = { classLine: string; raceName: string; level: number };

/** The list facts of a character, calculated from its sheet: "Cleric 5", "Hill Dwarf". */
export function lineOf(character: Character): CharacterLine {
  const { classLine, raceName, level } = toldOf(character).sheet;
  return { classLine: classLine.slice(0, 200), raceName: raceName.slice(0, 100), level };
}
