import { ABILITIES, type Ability, SKILL_NAMES, type Skill } from '~/rules/ability';
import type { Book } from '../book/book';
import type { Character } from '../record/character';
import type { Asked, Sheet } from '../sheet/sheet';
import type { FileFacts } from './file-facts';
import { findNamed, waysToSay } from './match-names';
import type { Rules } from './rules';

/** Each round answers what the answers before have brought up: a subclass's feature, a feat's own choice. */
const MOST_ROUNDS = 12;

/**
 * Answers what a character's book asks with what its file says: skills that it has and nothing else gives, names of options that stand
 * in it, increases that explain its scores. What no answer is found for stays open.
 */
export function fillChoices(character: Character, facts: FileFacts, rules: Rules): Character {
  let filled = character;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const sheet = rules.sheetOf(filled);
    const choices = answers(sheet, facts, rules.book);
    if (Object.keys(choices).length === 0) break;
    filled = { ...filled, choices: { ...filled.choices, ...choices } };
  }
  return filled;
}

type Wanted = {
  skills: Set<string>;
  expertise: Set<string>;
  languages: Set<string>;
  tools: Set<string>;
  feats: Set<string>;
  increases: Record<Ability, number>;
};

/** Picks for all that is open on this sheet, by place; nothing is used twice. */
function answers(sheet: Sheet, facts: FileFacts, book: Book): Record<string, string[]> {
  const wanted = wantedOf(sheet, facts, book);
  const found: Record<string, string[]> = {};
  // What has the fewest possible answers goes first, so that "any skill" takes what is left.
  const open = sheet.asked
    .filter(({ place, picked, count }) => picked.length < count && !place.startsWith('equipment:'))
    .toSorted((one, other) => freedom(one) - freedom(other));
  for (const asked of open) {
    const picks = picksFor(asked, asked.count - asked.picked.length, wanted, facts, book);
    if (picks.length > 0) found[asked.place] = [...asked.picked, ...picks];
  }
  return found;
}

function freedom({ choice }: Asked): number {
  if (choice.asks === 'improvement') return 1000;
  if ('from' in choice && Array.isArray(choice.from)) return choice.from.length;
  return 100;
}

function wantedOf(sheet: Sheet, facts: FileFacts, book: Book): Wanted {
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
    expertise: new Set(
      skills.filter(
        (one) => facts.skills[one] === 'expert' && sheet.skills[one].proficient === 'full',
      ),
    ),
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
  };
}

function without(list: readonly string[], taken: ReadonlySet<string>): Set<string> {
  return new Set(list.filter((one) => !taken.has(one)));
}

function picksFor(
  { choice, picked }: Asked,
  count: number,
  wanted: Wanted,
  facts: FileFacts,
  book: Book,
): string[] {
  const named = (list: readonly { slug: string; name: string }[]) =>
    facts.names
      .flatMap((name) => findNamed(list, name)?.slug ?? [])
      .filter((slug, at, all) => all.indexOf(slug) === at && !picked.includes(slug))
      .slice(0, count);
  switch (choice.asks) {
    case 'skill':
      return take(wanted.skills, choice.from, count);
    case 'expertise':
      return take(wanted.expertise, 'any', count);
    case 'language':
      return take(wanted.languages, choice.from, count);
    case 'tool':
      return take(wanted.tools, choice.from, count);
    case 'skill-or-tool': {
      const skills = take(wanted.skills, choice.from, count);
      return [...skills, ...take(wanted.tools, choice.from, count - skills.length)];
    }
    case 'ability':
      return increases(wanted, choice.from, count, choice.plus, false);
    case 'background-abilities': {
      const most = choice.from.find((one) => wanted.increases[one] >= 2);
      const [first] = increases(wanted, most === undefined ? choice.from : [most], 1, 1, false);
      if (first === undefined) return [];
      if (most !== undefined) wanted.increases[most] -= 1;
      const others = choice.from.filter((one) => one !== first);
      return [first, ...increases(wanted, others, most === undefined ? 2 : 1, 1, false)];
    }
    case 'improvement': {
      const [feat] = take(wanted.feats, 'any', 1);
      if (feat !== undefined) return picked.length === 0 ? [`feat:${feat}`] : [];
      const abilities = increases(wanted, ABILITIES, 2, 1, true);
      return abilities.length === 2 ? abilities : [];
    }
    case 'feat': {
      const { from } = choice;
      const fits = book.feats.filter(({ slug, category }) =>
        typeof from === 'string' ? category === from : from.includes(slug),
      );
      const feats = take(
        wanted.feats,
        fits.map(({ slug }) => slug),
        count,
      );
      return feats.length > 0 ? feats : named(fits);
    }
    case 'option': {
      const options =
        typeof choice.from === 'string'
          ? choice.from === 'feat'
            ? book.feats
            : book.groups[choice.from]
          : choice.from;
      const { only } = choice;
      return named(
        only === undefined ? options : options.filter(({ slug }) => only.includes(slug)),
      );
    }
    case 'mastery':
      return named(book.items.filter(({ kind }) => kind === 'weapon'));
    case 'spell': {
      const { lists, levels } = choice;
      const fits = book.spells.filter(
        (spell) =>
          (lists === 'any' || lists.some((list) => spell.classes.includes(list))) &&
          (levels === 'slots' || (spell.level >= levels[0] && spell.level <= levels[1])),
      );
      return facts.spells
        .filter(({ class: of }) => of === null)
        .flatMap(({ name }) => findNamed(fits, name)?.slug ?? [])
        .filter((slug, at, all) => all.indexOf(slug) === at && !picked.includes(slug))
        .slice(0, count);
    }
    case 'words': {
      if (choice.from === 'own') return [];
      const said = new Set(facts.names.flatMap(waysToSay));
      return choice.from
        .filter((word) => waysToSay(word).some((way) => said.has(way)) && !picked.includes(word))
        .slice(0, count);
    }
  }
}

/** So many of what is wanted and allowed; they are wanted no more. */
function take(wanted: Set<string>, from: readonly string[] | 'any', count: number): string[] {
  const picks = [...wanted].filter((one) => from === 'any' || from.includes(one)).slice(0, count);
  for (const one of picks) wanted.delete(one);
  return picks;
}

/** Abilities whose scores are not yet explained, those that lack the most first. */
function increases(
  { increases: left }: Wanted,
  from: readonly Ability[],
  count: number,
  plus: number,
  twice: boolean,
): Ability[] {
  const picks: Ability[] = [];
  while (picks.length < count) {
    const [best] = from
      .filter((one) => left[one] >= plus && (twice || !picks.includes(one)))
      .toSorted((one, other) => left[other] - left[one]);
    if (best === undefined) break;
    left[best] -= plus;
    picks.push(best);
  }
  return picks;
}
