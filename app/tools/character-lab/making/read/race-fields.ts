import type { Character } from '~/characters/record/character';
import { text } from './form-fields';

/** Reads the race, its subrace if the race is unchanged, and the size. */
export function withRace(character: Character, form: FormData): Character {
  const race = text(form, 'race', 80) ?? character.race;
  const subrace = race === character.race ? (text(form, 'subrace', 80) ?? character.subrace) : null;
  const size = form.get('size');
  const chosen: 'small' | 'medium' | null = size === 'small' || size === 'medium' ? size : null;
  const looks = { ...character.looks, size: chosen ?? character.looks.size };
  return { ...character, race, subrace, looks };
}
