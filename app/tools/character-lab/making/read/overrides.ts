import { limitsByHand } from '~/characters/record/by-hand';
import type { Character } from '~/characters/record/character';
import { numberName } from '~/characters/sheet/numbers-of';
import type { Sheet } from '~/characters/sheet/sheet';
import { wholeIn } from './form-fields';

const FIELD = /^override:([a-z][a-z0-9.-]{0,79})$/;

/**
 * Reads overridden numbers; an empty field resets a number to its rule value. A number can have two fields in a form:
 * the changed one counts, and a number takes precedence over an empty field. Invalid values are ignored here.
 */
export function withOverrides(character: Character, form: FormData): Character {
  const overrides = { ...character.overrides };
  for (const [key, typed] of changedOf(character, form)) {
    const numbers = typed.map((text) => setBy(key, text));
    const number = numbers.find((set) => typeof set === 'number');
    if (typeof number === 'number') overrides[key] = number;
    else if (numbers.includes('rules')) delete overrides[key];
  }
  return { ...character, overrides };
}

/** The invalid typed numbers, by override key. */
export function overridesRefused(character: Character, form: FormData): Record<string, string> {
  const refused: Record<string, string> = {};
  for (const [key, typed] of changedOf(character, form)) {
    const wrong = typed.find((text) => setBy(key, text) === null);
    if (wrong !== undefined) refused[key] = wrong;
  }
  return refused;
}

/** A sentence for each rejected number; null when there are none. */
export function refusalWords(sheet: Sheet, refused: Record<string, string>): string | null {
  const sentences = Object.entries(refused).map(([key, typed]) => {
    const [least, most] = limitsByHand(key).map((limit) => `${limit}`.replace('-', '−'));
    return `${numberName(sheet, key)} must be a whole number from ${least} to ${most}: “${typed.trim()}” is not saved.`;
  });
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** The typed values that differ from the stored override, by key, in field order. */
function changedOf({ overrides }: Character, form: FormData): Map<string, string[]> {
  const changed = new Map<string, string[]>();
  for (const [name, text] of form) {
    const key = FIELD.exec(name)?.[1];
    if (key === undefined || typeof text !== 'string') continue;
    const stored = Object.hasOwn(overrides, key) ? `${overrides[key]}` : '';
    const typed = text.trim();
    if (typed === stored || (typed !== '' && `${wholeIn(typed, -9999, 99999)}` === stored))
      continue;
    changed.set(key, [...(changed.get(key) ?? []), text]);
  }
  return changed;
}

/** The meaning of a field: a number, the rule value, or null when invalid. */
function setBy(key: string, text: string): number | 'rules' | null {
  if (text.trim() === '') return 'rules';
  const number = wholeIn(text, -1_000_000, 1_000_000);
  const [least, most] = limitsByHand(key);
  return number !== null && number >= least && number <= most ? number : null;
}
