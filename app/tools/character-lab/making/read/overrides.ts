import type { Character } from '~/characters/record/character';
import { wholeIn } from './form-fields';

const FIELD = /^override:([a-z][a-z0-9.-]{0,79})$/;

/**
 * Numbers set by hand: an empty field is by the rules again. A number may have two fields on one form, in the step and beside it: the
 * one that was changed counts, and one with a number in it before one that is empty.
 */
export function withOverrides(character: Character, form: FormData): Character {
  const overrides = { ...character.overrides };
  for (const [key, values] of typedOf(form)) {
    const stored = Object.hasOwn(overrides, key) ? overrides[key] : undefined;
    const changed = values.map(setBy).filter((set) => set !== null && set !== (stored ?? 'rules'));
    const number = changed.find((set) => typeof set === 'number');
    if (typeof number === 'number') overrides[key] = number;
    else if (changed.length > 0) delete overrides[key];
  }
  return { ...character, overrides };
}

/** What was typed for each number, in the order of its fields. */
function typedOf(form: FormData): Map<string, string[]> {
  const typed = new Map<string, string[]>();
  for (const [name, value] of form) {
    const key = FIELD.exec(name)?.[1];
    if (key === undefined || typeof value !== 'string') continue;
    typed.set(key, [...(typed.get(key) ?? []), value]);
  }
  return typed;
}

/** What a field sets: a number, what the rules say, or null for what is no number. */
function setBy(value: string): number | 'rules' | null {
  return value.trim() === '' ? 'rules' : wholeIn(value, -999, 9999);
}
