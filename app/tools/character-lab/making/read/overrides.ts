import { limitsByHand } from '~/characters/record/by-hand';
import type { Character } from '~/characters/record/character';
import { numberName } from '~/characters/sheet/numbers-of';
import type { Sheet } from '~/characters/sheet/sheet';
import { wholeIn } from './form-fields';

const FIELD = /^override:([a-z][a-z0-9.-]{0,79})$/;

/**
 * Numbers set by hand: an empty field is by the rules again. A number may have two fields on one form, in the step and beside it: the
 * one that was changed counts, and one with a number in it before one that is empty. What may not be kept is left out here.
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

/** What stands in fields of numbers and may not be kept, as it was typed, by the key of its number. */
export function overridesRefused(character: Character, form: FormData): Record<string, string> {
  const refused: Record<string, string> = {};
  for (const [key, typed] of changedOf(character, form)) {
    const wrong = typed.find((text) => setBy(key, text) === null);
    if (wrong !== undefined) refused[key] = wrong;
  }
  return refused;
}

/** Why numbers set by hand may not be kept, a sentence for each; null where all may. */
export function refusalWords(sheet: Sheet, refused: Record<string, string>): string | null {
  const sentences = Object.entries(refused).map(([key, typed]) => {
    const [least, most] = limitsByHand(key).map((limit) => `${limit}`.replace('-', '−'));
    return `${numberName(sheet, key)} must be a whole number from ${least} to ${most}: “${typed.trim()}” is not saved.`;
  });
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** What was typed for each number and is another than what is kept, in the order of its fields. */
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

/** What a field sets: a number, what the rules say, or null for what may not be kept. */
function setBy(key: string, text: string): number | 'rules' | null {
  if (text.trim() === '') return 'rules';
  const number = wholeIn(text, -1_000_000, 1_000_000);
  const [least, most] = limitsByHand(key);
  return number !== null && number >= least && number <= most ? number : null;
}
