import type { Character } from '~/characters/record/character';
import { ABILITIES } from '~/rules/ability';
import { wholeOf } from './form-fields';

const METHODS = ['array', 'points', 'rolled', 'hand'] as const;

/** Scores and how one came by them. */
export function withAbilities(character: Character, form: FormData): Character {
  const { abilities } = character;
  const method = METHODS.find((one) => one === form.get('method')) ?? abilities.method;
  const base = { ...abilities.base };
  const changed = ABILITIES.flatMap((ability) => {
    const value = wholeOf(form, `base:${ability}`, 1, 30);
    return value !== null && value !== base[ability] ? [{ ability, value }] : [];
  });
  for (const { ability, value } of changed) {
    // Of the array and of what was rolled each value is there once: who takes another's gives it theirs.
    const other = ABILITIES.find((one) => one !== ability && base[one] === value);
    const isShared = method === 'array' || method === 'rolled';
    if (isShared && changed.length === 1 && other) base[other] = base[ability];
    base[ability] = value;
  }
  return { ...character, abilities: { ...abilities, method, base } };
}
