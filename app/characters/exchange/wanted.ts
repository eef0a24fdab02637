import { ABILITIES, type Ability, SKILL_NAMES, type Skill } from '~/rules/ability';
import type { Book } from '../book/book';
import type { Asked, Sheet } from '../sheet/sheet';
import type { FileFacts } from './file-facts';
import { findNamed } from './match-names';

/** What the file has and the sheet does not explain yet. */
export type Wanted = {
  skills: Set<string>;
  expertise: Set<string>;
  languages: Set<string>;
  tools: Set<string>;
  feats: Set<string>;
  increases: Record<Ability, number>;
  /** Options that the character already has. */
  had: Set<string>;
};

/** Finds what a file has and a sheet does not explain yet, to fill open choices. */
export function wantedOf(sheet: Sheet, facts: FileFacts, book: Book): Wanted {
  const skills = Object.keys(SKILL_NAMES) as Skill[];
  const has = (kind: 'languages' | 'tools') =>
    new Set(sheet.proficiencies[kind].map(({ slug }) => slug));
  const told = (names: readonly string[], list: Book['languages'] | Book['items']) =>
    names.flatMap((name) => findNamed<{ slug: string; name: string }>(list, name)?.slug ?? []);
  return {
    skills: new Set(
      skills.filter(
        (one) => facts.skills[one] && !/full|expert/.test(sheet.skills[one].proficient),
      ),
    ),
    expertise: new Set([
      ...skills.filter(
        (one) => facts.skills[one] === 'expert' && sheet.skills[one].proficient === 'full',
      ),
      ...without(told(facts.expertTools, book.items), picked(sheet, 'expertise')),
    ]),
    languages: without(told(facts.languages, book.languages), has('languages')),
    tools: without(
      told(
        facts.tools,
        book.items.filter(({ kind }) => kind === 'tool'),
      ),
      has('tools'),
    ),
    feats: new Set(
      facts.feats
        .flatMap((name) => findNamed(book.feats, name)?.slug ?? [])
        .filter((slug) => !sheet.features.some(({ key }) => key.split('/').includes(slug))),
    ),
    increases: Object.fromEntries(
      ABILITIES.map((ability) => [
        ability,
        Math.max(0, facts.scores[ability] - sheet.abilities[ability].score.value),
      ]),
    ) as Record<Ability, number>,
    had: new Set(sheet.features.map(({ key }) => key)),
  };
}

function picked(sheet: Sheet, kind: Asked['choice']['asks']): ReadonlySet<string> {
  return new Set(sheet.asked.flatMap((asked) => (asked.choice.asks === kind ? asked.picked : [])));
}

function without(list: readonly string[], taken: ReadonlySet<string>): Set<string> {
  return new Set(list.filter((one) => !taken.has(one)));
}
