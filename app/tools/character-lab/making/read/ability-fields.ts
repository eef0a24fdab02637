import type { Character } from '~/characters/record/character';
import { ABILITIES } from '~/rules/ability';
import { wholeOf } from './form-fields';

const METHODS = ['array', 'points', 'rolled', 'hand'] as const;

/** Reads the scores and their method from a form. */
export function withAbilities(character: Character, form: FormData): Character {
  const { abilities } = character;
  const method = METHODS.find((one) => one === form.get('method')) ?? abilities.method;
  const base = { ...abilities.base };
  const changed = ABILITIES.flatMap((ability) => {
    const value = wholeOf(form, `base:${ability}`, 1, 30);
    return value !== null && value !== base[ability] ? [{ ability, value }] : [];
  });
  for (const { ability, value } of changed) {
    // The standard array and rolled values are each used once, so assigning a value swaps it with the other ability.
    const other = ABILITIES.find((one) => one !== ability && base[one] === value);
    const isShared = method === 'array' || method === 'rolled';
    if (isShared && changed.length === 1 && other) base[other] = base[ability];
    base[ability] = value;
  }
  return { ...character, abilities: { ...abilities, method, base } };
}
