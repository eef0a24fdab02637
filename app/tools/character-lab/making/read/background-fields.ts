import type { Character } from '~/characters/record/character';
import { ABILITIES } from '~/rules/ability';
import { text } from './form-fields';

/** Reads the background, from the book or custom, and the personality from a form. */
export function withBackground(character: Character, form: FormData): Character {
  const background = text(form, 'background', 80) ?? character.background;
  const personality = { ...character.personality };
  for (const part of ['traits', 'ideals', 'bonds', 'flaws'] as const) {
    personality[part] = text(form, `personality:${part}`, 1000) ?? personality[part];
  }
  return {
    ...character,
    background,
    personality,
    ownBackground: ownBackgroundOf(character, form, background),
  };
}

function ownBackgroundOf(
  character: Character,
  form: FormData,
  background: string | null,
): Character['ownBackground'] {
  const was = character.ownBackground;
  if (background !== 'own') return was;
  const own = was ?? {
    name: 'Custom background',
    skills: [],
    tools: [],
    languages: [],
    abilities: [],
    feat: null,
    feature: null,
  };
  const name = text(form, 'own:name', 80);
  if (name === null) return own;
  const many = (field: string, most: number) => form.getAll(field).map(String).slice(0, most);
  const extras = many('own:extras', 2);
  const featureName = text(form, 'own:featureName', 80) ?? '';
  const abilities = many('own:abilities', 3);
  return {
    name: name || own.name,
    skills: many('own:skills', 2),
    tools: extras.filter((one) => one.startsWith('tool:')).map((one) => one.slice(5)),
    languages: extras.filter((one) => one.startsWith('language:')).map((one) => one.slice(9)),
    abilities: ABILITIES.filter((ability) => abilities.includes(ability)),
    feat: text(form, 'own:feat', 80) || null,
    feature:
      featureName === ''
        ? null
        : { name: featureName, words: text(form, 'own:featureWords', 1000) ?? '' },
  };
}
