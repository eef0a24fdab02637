import type { Character } from '~/characters/record/character';
import { text, wholeOf } from './form-fields';

/** Reads the subclass of each class and the hit points of each level; an empty field is the average. */
export function withClasses(character: Character, form: FormData): Character {
  const subclasses = { ...character.subclasses };
  for (const [name, value] of form) {
    const slug = /^subclass:([a-z-]{1,80})$/.exec(name)?.[1];
    if (slug !== undefined && typeof value === 'string') subclasses[slug] = value.slice(0, 80);
  }
  const levels = character.levels.map((level, at) => {
    if (!form.has(`hp:${at + 1}`)) return level;
    const typed = text(form, `hp:${at + 1}`, 4);
    if (typed === '') return { ...level, hp: null };
    return { ...level, hp: wholeOf(form, `hp:${at + 1}`, 1, 12) ?? level.hp };
  });
  return { ...character, subclasses, levels };
}
