import { ABILITY_NAMES, SKILL_NAMES } from '~/rules/ability';
import type { Choice } from '../book/feature';
import { featOf, itemOf, languageOf, spellOf } from '../book/find';
import { isAbility } from './abilities';
import { alreadyOf } from './already';
import type { Facts } from './facts';
import { type NeedsFacts, needsFacts, whyNotMet } from './meets';
import { offeredFeats, offeredLists } from './offered';
import { isSkill } from './own-background';
import { featPicked, heldPicks, leftOf } from './picks';
import { inWords, type Proficiencies, trainedWith } from './proficiencies';
import type { Asked, Problem, Sheet } from './sheet';
import { highestOf } from './slots';
import { optionPicked } from './walk';

type Told = Omit<Sheet, 'missing' | 'problems'>;
type Check = {
  facts: Facts;
  proficiencies: Proficiencies;
  needs(classSlug: string | null): NeedsFacts;
  already: ReturnType<typeof alreadyOf>;
  /** Options and feats taken earlier: they may be taken again only if repeatable. */
  taken: Map<string, string>;
};

/** Problems with picks: too many, unknown, not offered, already taken, or without their prerequisites. */
export function pickProblems(
  facts: Facts,
  sheet: Told,
  proficiencies: Proficiencies,
): readonly Problem[] {
  const known = new Map<string | null, NeedsFacts>();
  const check: Check = {
    facts,
    proficiencies,
    already: alreadyOf(facts),
    taken: new Map(),
    needs(slug) {
      const found = known.get(slug) ?? needsFacts(sheet, slug);
      known.set(slug, found);
      return found;
    },
  };
  return facts.walk.asked.flatMap((asked) => {
    const { place, step, choice, from } = asked;
    const found: string[] = [];
    if (leftOf(asked) < 0) found.push(`${choice.name} (${from}): too many chosen.`);
    heldPicks(asked).forEach((pick, at) => {
      const wrong = whyNot(check, asked, pick, at);
      if (wrong) found.push(`${nameOfPick(facts, asked, pick)} (${from}): ${wrong}.`);
    });
    return found.map((words) => ({ place, step, words }));
  });
}

function nameOfPick({ book }: Facts, { choice }: Asked, pick: string): string {
  if (isSkill(pick)) return SKILL_NAMES[pick];
  if (isAbility(pick)) return ABILITY_NAMES[pick];
  const option = optionPicked(book, choice, pick);
  const thing = itemOf(book, pick) ?? languageOf(book, pick) ?? spellOf(book, pick);
  return option?.name ?? thing?.name ?? inWords(pick);
}

const NOT_OFFERED = 'not available in these rules';

/** A short reason why a pick is not allowed; null when it is. */
function whyNot(check: Check, asked: Asked, pick: string, at: number): string | null {
  const { choice } = asked;
  switch (choice.asks) {
    case 'skill':
      if (!isSkill(pick) || (choice.from !== 'any' && !choice.from.includes(pick)))
        return NOT_OFFERED;
      return twice(check, asked, pick, at);
    case 'language':
      if (!languageOf(check.facts.book, pick)) return 'not a language in these rules';
      if (choice.from !== 'any' && !choice.from.includes(pick)) return NOT_OFFERED;
      return twice(check, asked, pick, at);
    case 'tool':
      return toolOffered(check, choice.from, pick) ?? twice(check, asked, pick, at);
    case 'skill-or-tool':
      if (isSkill(pick))
        return choice.from === 'any' || choice.from.includes(pick)
          ? twice(check, asked, pick, at)
          : NOT_OFFERED;
      return toolOffered(check, choice.from, pick) ?? twice(check, asked, pick, at);
    case 'expertise':
      return expertise(check, choice, asked, pick, at);
    case 'ability':
    case 'background-abilities':
      if (!isAbility(pick) || !choice.from.includes(pick)) return NOT_OFFERED;
      return asked.picked.indexOf(pick) === at ? null : 'chosen twice';
    case 'improvement':
      if (isAbility(pick)) return null;
      return option(check, asked, pick);
    case 'feat':
      return featOffered(check, choice, pick) ?? option(check, asked, pick);
    case 'option':
      if (choice.only && !choice.only.includes(pick)) return NOT_OFFERED;
      return option(check, asked, pick);
    case 'mastery':
      return mastery(check, choice, asked, pick, at);
    case 'spell':
      return spell(check, choice, asked, pick, at);
    case 'words':
      if (choice.from === 'own') return pick.trim() ? null : 'empty';
      return choice.from.includes(pick) ? null : NOT_OFFERED;
  }
}

function twice({ already }: Check, { place }: Asked, pick: string, at: number): string | null {
  const first = already.get(pick);
  if (!first || (first.place === place && first.at === at)) return null;
  return first.place === place
    ? 'chosen twice'
    : `already comes from ${first.from}; choose another`;
}

function toolOffered(
  { facts }: Check,
  from: readonly string[] | 'any',
  pick: string,
): string | null {
  const item = itemOf(facts.book, pick);
  if (item?.kind !== 'tool') return 'not a tool in these rules';
  if (from === 'any' || from.includes(pick) || from.includes(item.group ?? '')) return null;
  return NOT_OFFERED;
}

type Of<Asks extends Choice['asks']> = Extract<Choice, { asks: Asks }>;

function expertise(
  { proficiencies, already }: Check,
  choice: Of<'expertise'>,
  { place }: Asked,
  pick: string,
  at: number,
): string | null {
  const skill =
    isSkill(pick) && proficiencies.skills.has(pick) && (choice.from?.includes(pick) ?? true);
  const tool =
    choice.tools?.includes(pick) && proficiencies.tools.some(({ slug }) => slug === pick);
  if (!skill && !tool) return 'expertise needs proficiency';
  const first = already.get(`expert:${pick}`);
  return first && (first.place !== place || first.at !== at) ? 'already has expertise' : null;
}

function featOffered({ facts }: Check, choice: Of<'feat'>, pick: string) {
  const feat = featOf(facts.book, pick);
  if (!feat) return 'not a feat in these rules';
  return offeredFeats(facts.book, choice).includes(feat) ? null : NOT_OFFERED;
}

function option({ facts, needs, taken }: Check, asked: Asked, pick: string): string | null {
  const found = optionPicked(facts.book, asked.choice, pick);
  if (!found) return 'not available in these rules';
  const feat = featOf(facts.book, found.slug) === found || featPicked(pick) !== null;
  const { choice } = asked;
  const group = choice.asks === 'option' && typeof choice.from !== 'string' ? asked.place : 'book';
  const key = `${feat ? 'feat' : group}:${found.slug}`;
  const before = taken.get(key);
  if (before && !found.repeatable) return `already taken (${before})`;
  taken.set(key, asked.from);
  return whyNotMet(found.needs, needs(feat ? null : asked.class));
}

function mastery(
  { facts, proficiencies, already }: Check,
  { from }: Of<'mastery'>,
  { place }: Asked,
  pick: string,
  at: number,
): string | null {
  const item = itemOf(facts.book, pick);
  if (item?.kind !== 'weapon' || !item.mastery) return 'not a weapon in these rules';
  if (from === 'melee' && item.reach !== 'melee') return 'only melee weapons';
  if (!trainedWith(item, proficiencies.weapons)) return 'not proficient with it';
  const first = already.get(`mastery:${pick}`);
  return first && (first.place !== place || first.at !== at) ? 'already chosen' : null;
}

function spell(
  { facts }: Check,
  choice: Of<'spell'>,
  asked: Asked,
  pick: string,
  at: number,
): string | null {
  const found = spellOf(facts.book, pick);
  if (!found) return 'not a spell in these rules';
  if (asked.picked.indexOf(pick) !== at) return 'chosen twice';
  const taken = facts.who.classes.find(({ class: one }) => one.slug === asked.class);
  const [least, most] =
    choice.levels === 'slots'
      ? [0, taken ? highestOf(taken, facts.book.edition) : 9]
      : choice.levels;
  if (found.level < least || found.level > most)
    return least === most ? `must be level ${least}` : `must be level ${least} to ${most}`;
  if (choice.ritual && !found.ritual) return 'must be a ritual';
  if (choice.book && !inBook(facts, asked.class, pick)) return 'not in the spellbook';
  const lists = offeredLists(facts.walk.asked, choice, asked);
  if (lists === 'any' || found.classes.some((one) => lists.includes(one))) return null;
  return `not on the list of ${lists.join(', ')}`;
}

function inBook({ character }: Facts, classSlug: string | null, pick: string): boolean {
  return character.spells[classSlug ?? '']?.known.includes(pick) ?? false;
}
