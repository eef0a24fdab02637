import type { Skill } from '~/rules/ability';
import type { Random } from '~/rules/random';
import type { Book } from '../book/book';
import { featOf, optionOf, spellOf } from '../book/find';
import type { Character } from '../record/character';
import { isAbility } from '../sheet/abilities';
import { heldPicks, leftOf } from '../sheet/picks';
import type { Asked, Sheet } from '../sheet/sheet';
import { answersTo } from './answers';
import { ranked } from './rank';
import { CLASS_SKILLS, GOOD_LANGUAGES, GOOD_OPTIONS, GOOD_SPELLS } from './sensible';
import {
  differentOnes,
  type Pending,
  pendingOf,
  twoOfBackground,
  twoPoints,
  wantedAbilities,
} from './suggest-scores';

/** The input for suggestions; without `random`, the same character always gets the same answers. */
export type Suggesting = { book: Book; character: Character; sheet: Sheet; random: Random | null };

/** Shared state of several suggestions made together. */
export type Together = { taken: Set<string>; pending: Pending };

/** The initial shared state. */
export function together(sheet: Sheet): Together {
  return { taken: new Set(), pending: pendingOf(sheet) };
}

/** Suggests picks for a choice, including the existing ones. */
export function suggestPicks(
  suggesting: Suggesting,
  asked: Asked,
  beside: Together = together(suggesting.sheet),
): readonly string[] {
  const { book, sheet } = suggesting;
  const { choice, count } = asked;
  const kept = heldPicks(asked);
  const wanted = wantedAbilities(book, sheet);
  switch (choice.asks) {
    case 'improvement': {
      const picks = [...kept];
      while (leftOf({ ...asked, picked: picks }) > 0) {
        const two = twoPoints(wanted, beside.pending);
        // If one point is already assigned, only one is left of the increase.
        const fit = picks.filter(isAbility).length % 2 === 1 ? two.slice(0, 1) : two;
        if (fit.length === 0) break;
        picks.push(...fit);
      }
      return picks;
    }
    case 'background-abilities':
      return twoOfBackground(wanted, choice.from, beside.pending);
    case 'ability': {
      const { plus, most = 20 } = choice;
      const others = wanted.filter((ability) => !kept.includes(ability));
      const more = { count: count - kept.length, plus, most };
      return [...kept, ...differentOnes(others, choice.from, more, beside.pending)];
    }
    case 'words':
      return [...kept, ...words(suggesting, asked, kept)];
    default:
      return [...kept, ...answers(suggesting, asked, kept, beside)];
  }
}

function words(
  { book, sheet, random }: Suggesting,
  { choice, count }: Asked,
  kept: readonly string[],
) {
  if (choice.asks !== 'words') return [];
  if (choice.from === 'own') return Array.from({ length: count - kept.length }, () => choice.name);
  const open = choice.from.filter((word) => !kept.includes(word));
  const abilities = open.every(isAbility) ? wantedAbilities(book, sheet) : [];
  const good = abilities.filter((ability) => open.includes(ability));
  const order = good.length > 0 ? good : random === null ? open : random.shuffle(open);
  return order.slice(0, count - kept.length);
}

function answers(
  { book, character, sheet, random }: Suggesting,
  asked: Asked,
  kept: readonly string[],
  { taken }: Together,
): readonly string[] {
  const kind = apart(asked);
  const open = answersTo(book, sheet, asked)
    .filter(({ blocked, picks }) => blocked === null && picks.length === 1)
    .flatMap(({ picks }) => picks)
    .filter((pick) => isOfItsKind(book, asked, pick))
    .filter((pick) => !kept.includes(pick) && !taken.has(`${kind}${pick}`));
  // Weapon masteries follow the carried weapons, even with `random`.
  const isWasted = (pick: string) =>
    skillsBy(book, asked, pick).some((skill) => taken.has(skill) || isSkilled(sheet, skill));
  const picks = ranked(
    open,
    goodFor(book, character, sheet, asked),
    kind === 'mastery' ? null : random,
  )
    .toSorted((one, other) => Number(isWasted(one)) - Number(isWasted(other)))
    .slice(0, Math.max(0, asked.count - kept.length));
  for (const pick of picks) {
    taken.add(`${kind}${pick}`);
    for (const skill of skillsBy(book, asked, pick)) taken.add(skill);
  }
  return picks;
}

/** The skills that an option gives, such as those of an invocation. */
function skillsBy(book: Book, { choice }: Asked, pick: string): readonly Skill[] {
  if (choice.asks !== 'option') return [];
  const { from } = choice;
  const option =
    typeof from === 'string' ? optionOf(book, from, pick) : from.find(({ slug }) => slug === pick);
  return (option?.gifts ?? []).flatMap((gift) => (gift.gives === 'skills' ? gift.of : []));
}

function isSkilled({ skills }: Sheet, skill: Skill): boolean {
  const { proficient } = skills[skill];
  return proficient === 'full' || proficient === 'expert';
}

/** Spells from other lists: the highest spell level first. */
function greatestFirst(book: Book): readonly string[] {
  const level = (slug: string) => spellOf(book, slug)?.level ?? 0;
  return GOOD_SPELLS.toSorted((one, other) => level(other) - level(one));
}

/** A prefix for choices that may repeat a pick of another choice: expertise in a skill, an invocation's cantrip. */
function apart({ choice, place }: Asked): string {
  if (choice.asks === 'expertise' || choice.asks === 'mastery') return choice.asks;
  return choice.asks === 'option' && typeof choice.from !== 'string' ? place : '';
}

/** An epic boon may be replaced by another feat, but that is never suggested. */
function isOfItsKind(book: Book, { choice }: Asked, pick: string): boolean {
  if (choice.asks !== 'feat' || typeof choice.from !== 'string') return true;
  return featOf(book, pick)?.category === choice.from;
}

function goodFor(
  book: Book,
  character: Character,
  sheet: Sheet,
  { choice }: Asked,
): readonly string[] {
  switch (choice.asks) {
    case 'spell':
      return choice.levels === 'slots' ? greatestFirst(book) : GOOD_SPELLS;
    case 'language':
      return GOOD_LANGUAGES;
    case 'mastery':
      return character.items.flatMap(({ item }) => item ?? []);
    case 'option':
    case 'feat':
      return GOOD_OPTIONS;
    default:
      return sheet.classes.flatMap(({ slug }) => CLASS_SKILLS[slug] ?? []);
  }
}
