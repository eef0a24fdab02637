import type { Skill } from '~/rules/ability';
import type { Choice, Feature } from './feature';

/** The Ability Score Improvements of a class: two points or a feat, with a separate choice for each level. */
export function improvements(slug: string, levels: readonly number[]): readonly Feature[] {
  return levels.map((level) => ({
    key: `${slug}/improvement-${level}`,
    name: 'Ability Score Improvement',
    level,
    words:
      'Raise one ability score by 2 or two scores by 1 each, none above 20, or take a feat instead.',
    asks: [
      {
        key: 'improvement',
        name: 'Ability Score Improvement or feat',
        count: 1,
        asks: 'improvement',
      },
    ],
  }));
}

/** The 2024 level 19 feature: an epic boon, or another feat that the character qualifies for. */
export function epicBoon(slug: string, advised: string): Feature {
  return {
    key: `${slug}/epic-boon`,
    name: 'Epic Boon',
    level: 19,
    words: `Take an Epic Boon feat, or another feat for which you qualify. ${advised} suits you well.`,
    asks: [
      { key: 'boon', name: 'Epic Boon', count: 1, asks: 'feat', from: 'epic-boon', orAny: true },
    ],
  };
}

/** The feature with the subclass choice; `more` are the levels at which the subclass gives more features. */
export function subclassFeature(
  slug: string,
  name: string,
  level: number,
  more: readonly number[],
): Feature {
  const last = more.at(-1);
  const list = more.length > 1 ? `${more.slice(0, -1).join(', ')} and ${last}` : `${last}`;
  return {
    key: `${slug}/subclass`,
    name,
    level,
    words: `Your subclass gives you features at this level and at levels ${list}.`,
  };
}

const COUNTS = ['No skill', 'One skill', 'Two skills', 'Three skills', 'Four skills'];

/** The choice of a number of skills when a class is taken. */
export function skillChoice(count: number, from: readonly Skill[] | 'any'): Choice {
  return { key: 'skills', name: COUNTS[count] ?? `${count} skills`, count, asks: 'skill', from };
}

/** Merges a class's features by level; the order within a level stays. */
export function inOrder(...lists: readonly (readonly Feature[])[]): readonly Feature[] {
  return lists.flat().sort((one, other) => one.level - other.level);
}
