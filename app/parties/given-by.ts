import { toldOf } from '~/characters/kept/told';
import type { Character } from '~/characters/record/character';
import { memberOfSheet, type OfSheet } from './member-of-sheet';

/** The settings that a character gives to its party member, by the rules of its edition. */
export function givenBy(character: Character): OfSheet {
  return memberOfSheet(toldOf(character).sheet, character);
}
