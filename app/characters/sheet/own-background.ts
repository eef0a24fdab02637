import { SKILL_NAMES, type Skill } from '~/rules/ability';
import type { Background } from '../book/book';
import type { Choice, Feature } from '../book/feature';
import type { Gift } from '../book/gift';
import type { Character } from '../record/character';

/** Returns whether a word is a skill key. */
export function isSkill(word: string): word is Skill {
  return Object.hasOwn(SKILL_NAMES, word);
}

/**
 * A custom background in the form of a book's (SRD 5.1, "Customizing a Background"; in 2024 with abilities and a feat).
 */
export function ownBackground(character: Character): Background | null {
  const own = character.ownBackground;
  if (!own) return null;
  const gifts: Gift[] = [
    { gives: 'skills', of: own.skills.filter(isSkill) },
    { gives: 'tools', of: own.tools },
    { gives: 'languages', of: own.languages },
  ];
  const asks: Choice[] = [];
  if (character.edition === '2024') {
    if (own.abilities.length === 3) {
      const name = 'Two abilities (+2 and +1), or all three (+1 each)';
      const from = own.abilities;
      asks.push({ key: 'abilities', name, count: 1, asks: 'background-abilities', from });
    }
    if (own.feat)
      asks.push({ key: 'feat', name: 'Origin feat', count: 1, asks: 'feat', from: [own.feat] });
  }
  const features: Feature[] = [
    { key: 'own/background', name: own.name, level: 1, words: '', gifts, asks },
  ];
  if (own.feature)
    features.push({
      key: 'own/feature',
      name: own.feature.name,
      level: 1,
      words: own.feature.words,
    });
  return { slug: 'own', name: own.name, line: '', features, equipment: [] };
}
