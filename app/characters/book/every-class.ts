import type { Skill } from '~/rules/ability';
import type { Choice, Feature } from './feature';

/** The increases of a class at its levels: two points of abilities or a feat, each asked for at its own level. */
export function improvements(slug: string, levels: readonly number[]): readonly Feature[] {
  return levels.map((level) => ({
    ...{ key: `${slug}/improvement-${level}`, name: 'Ability Score Improvement', level },
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

/** What a class of 2024 gets at level 19: an epic boon, or another feat that one qualifies for. */
export function epicBoon(slug: string, advised: string): Feature {
  return {
    ...{ key: `${slug}/epic-boon`, name: 'Epic Boon', level: 19 },
    words: `Take an Epic Boon feat, or another feat for which you qualify. ${advised} suits you well.`,
    asks: [
      { key: 'boon', name: 'Epic Boon', count: 1, asks: 'feat', from: 'epic-boon', orAny: true },
    ],
  };
}

/** Where a class asks for its subclass; the levels are those at which the subclass gives more. */
export function subclassFeature(
  slug: string,
  name: string,
  level: number,
  more: readonly number[],
): Feature {
  const last = more.at(-1);
  const list = more.length > 1 ? `${more.slice(0, -1).join(', ')} and ${last}` : `${last}`;
  return {
    ...{ key: `${slug}/subclass`, name, level },
    words: `Choose your subclass. It gives you features now and again at levels ${list}.`,
  };
}

const COUNTS = ['No skill', 'One skill', 'Two skills', 'Three skills', 'Four skills'];

/** The skills that a class asks for when it is taken: so many of these. */
export function skillChoice(count: number, from: readonly Skill[] | 'any'): Choice {
  return { key: 'skills', name: COUNTS[count] ?? `${count} skills`, count, asks: 'skill', from };
}

/** A class's features by level; those of one level stay in the order in which they are written. */
export function inOrder(...lists: readonly (readonly Feature[])[]): readonly Feature[] {
  return lists.flat().sort((one, other) => one.level - other.level);
}
