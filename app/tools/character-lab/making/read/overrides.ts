import type { Character } from '~/characters/record/character';
import { wholeOf } from './form-fields';

/** Numbers set by hand: an empty field is by the rules again. */
export function withOverrides(character: Character, form: FormData): Character {
  const overrides = { ...character.overrides };
  for (const [name, value] of form) {
    const key = /^override:([a-z][a-z0-9.-]{0,79})$/.exec(name)?.[1];
    if (key === undefined || typeof value !== 'string') continue;
    const number = wholeOf(form, name, -999, 9999);
    if (value.trim() === '') delete overrides[key];
    else if (number !== null) overrides[key] = number;
  }
  return { ...character, overrides };
}
