import { ABILITIES, type Ability, SKILL_NAMES, type Skill } from '~/rules/ability';
import type { Book } from '../book/book';
import type { Character } from '../record/character';
import type { Asked, Sheet } from '../sheet/sheet';
import type { FileFacts } from './file-facts';
import { castingAbility, settledLists, spellPicks } from './fill-spells';
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
    const answered = answers(filled, sheet, facts, rules.book);
    if (answered === filled) break;
    filled = answered;
  }
  const filling = { ...rules, character: filled, facts, sheet: rules.sheetOf(filled) };
  return { ...filled, spells: settledLists(filling) };
}

type Wanted = {
  skills: Set<string>;
  expertise: Set<string>;
  languages: Set<string>;
  tools: Set<string>;
  feats: Set<string>;
  increases: Record<Ability, number>;
  /** Options that one has already. */
  had: Set<string>;
};

/** Picks for all that is open on this sheet, by place; nothing is used twice. */
function answers(before: Character, sheet: Sheet, facts: FileFacts, book: Book): Character {
  const wanted = wantedOf(sheet, facts, book);
  let character = before;
  const used = new Set<string>();
  // What has the fewest possible answers goes first, so that "any skill" takes what is left.
  const open = sheet.asked
    .filter(({ place, picked, count }) => picked.length < count && !place.startsWith('equipment:'))
    .toSorted((one, other) => freedom(one) - freedom(other));
  for (const asked of open) {
    const count = asked.count - asked.picked.length;
    // A round answers one choice of spells: the next goes by what that one has left.
    if (asked.choice.asks === 'spell' && used.has('spell')) continue;
    let { picks, spells } =
      asked.choice.asks === 'spell'
        ? spellPicks(asked, count, { book, character, facts, sheet })
        : { picks: picksFor(asked, count, wanted, facts, book), spells: character.spells };
    if (picks.length === 0) picks = castingAbility(asked, sheet, facts);
    if (picks.length === 0) continue;
    used.add(asked.choice.asks);
    const choices = { ...character.choices, [asked.place]: [...asked.picked, ...picks] };
    character = { ...character, choices, spells };
  }
  return character;
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
      return feats.length > 0 ? feats : named(fits.filter(({ slug }) => !wanted.had.has(slug)));
    }
    case 'option': {
      const options =
        typeof choice.from === 'string'
          ? choice.from === 'feat'
            ? book.feats
            : book.groups[choice.from]
          : choice.from;
      const { only } = choice;
      const open = options.filter(
        ({ slug, repeatable }) =>
          (only === undefined || only.includes(slug)) &&
          (repeatable || typeof choice.from !== 'string' || !wanted.had.has(slug)),
      );
      const found = named(open);
      for (const slug of found) {
        wanted.had.add(slug);
        wanted.feats.delete(slug);
      }
      return found;
    }
    case 'mastery':
      return named(
        // A weapon's key elsewhere may have no hyphens.
        book.items.flatMap(({ kind, slug, name }) =>
          kind === 'weapon'
            ? [
                { slug, name },
                { slug, name: slug.replaceAll('-', '') },
              ]
            : [],
        ),
      );
    case 'spell':
      return [];
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
