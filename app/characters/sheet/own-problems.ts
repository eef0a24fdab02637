import { SKILL_NAMES } from '~/rules/ability';
import { featOf, itemOf, languageOf } from '../book/find';
import type { Facts } from './facts';
import { isSkill } from './own-background';
import type { Missing, Problem } from './sheet';

/** What is still missing in a custom background. */
export function ownMissing({ character }: Facts): readonly Missing[] {
  const own = character.background === 'own' ? character.ownBackground : null;
  if (!own) return [];
  const found: string[] = [];
  if (own.skills.length < 2) found.push('Your background: choose two skills.');
  if (character.edition === '2014') {
    if (own.tools.length + own.languages.length < 2)
      found.push('Your background: choose two tools or languages.');
    if (!own.feature) found.push('Your background: give it a feature.');
  } else {
    if (own.tools.length < 1) found.push('Your background: choose a tool.');
    if (own.abilities.length < 3) found.push('Your background: choose three abilities.');
    if (!own.feat) found.push('Your background: choose an origin feat.');
  }
  return found.map((words) => ({ place: 'background', step: 'background', words }));
}

/** What the rules forbid in a custom background. */
export function ownProblems(facts: Facts): readonly Problem[] {
  const { character, book } = facts;
  const own = character.background === 'own' ? character.ownBackground : null;
  if (!own) return [];
  const { skills, tools, languages, abilities, feat } = own;
  const found: string[] = [];
  for (const skill of skills) {
    if (!isSkill(skill)) found.push(`there is no skill “${skill}”.`);
    else if (fromRace(facts, skill))
      found.push(`${SKILL_NAMES[skill]} already comes from your ${book.raceWord.toLowerCase()}.`);
  }
  for (const list of [skills, tools, languages, abilities])
    if (new Set(list).size < list.length) found.push('something is chosen twice.');
  for (const tool of tools)
    if (itemOf(book, tool)?.kind !== 'tool') found.push(`there is no tool “${tool}”.`);
  for (const language of languages)
    if (!languageOf(book, language)) found.push(`there is no language “${language}”.`);
  if (character.edition === '2014') {
    if (tools.length + languages.length > 2) found.push('only two tools or languages.');
  } else {
    if (tools.length > 1) found.push('only one tool.');
    if (feat && featOf(book, feat)?.category !== 'origin')
      found.push('the feat must be an Origin feat.');
  }
  return found.map((words) => ({
    place: 'background',
    step: 'background' as const,
    words: `Your background: ${words}`,
  }));
}

function fromRace(facts: Facts, skill: string): boolean {
  return facts
    .given('skills')
    .some(({ gift, had }) => had.step === 'race' && gift.of.some((one) => one === skill));
}
