import type { Character } from '../record/character';
import { toldOf } from './told';

/** What lists tell of a character beside its name. */
export type CharacterLine = { classLine: string; raceName: string; level: number };

/** What lists tell of a character, as its sheet has it: "Cleric 5", "Hill Dwarf". */
export function lineOf(character: Character): CharacterLine {
  const { classLine, raceName, level } = toldOf(character).sheet;
  return { classLine: classLine.slice(0, 200), raceName: raceName.slice(0, 100), level };
}
