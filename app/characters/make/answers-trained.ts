import { ABILITY_NAMES, SKILL_NAMES } from '~/rules/ability';
import { SKILL_ABILITIES } from '~/rules/skills';
import { itemOf, languageOf, optionOf } from '../book/find';
import { trainedWith } from '../sheet/proficiencies';
import { type AnswerTo, type ChoiceOf, capital, HAS_IT, type Place, plain } from './answer';

/** The skills of a choice; skills that the character has from elsewhere are blocked. */
export function skillAnswers({ sheet, asked }: Place, from: ChoiceOf<'skill'>['from']): AnswerTo[] {
  const skills = from === 'any' ? (Object.keys(SKILL_NAMES) as (keyof typeof SKILL_NAMES)[]) : from;
  return skills.map((skill) => {
    const { proficient } = sheet.skills[skill];
    const isElse =
      (proficient === 'full' || proficient === 'expert') && !asked.picked.includes(skill);
    return plain(skill, SKILL_NAMES[skill], {
      words: ABILITY_NAMES[SKILL_ABILITIES[skill]],
      blocked: isElse ? HAS_IT : null,
    });
  });
}

/** The skills and tools with proficiency, for expertise. */
export function expertiseAnswers(
  { book, sheet, asked }: Place,
  choice: ChoiceOf<'expertise'>,
): AnswerTo[] {
  const skills = (Object.keys(SKILL_NAMES) as (keyof typeof SKILL_NAMES)[]).flatMap((skill) => {
    const { proficient } = sheet.skills[skill];
    if (proficient !== 'full' && proficient !== 'expert') return [];
    if (choice.from && !choice.from.includes(skill)) return [];
    const isElse = proficient === 'expert' && !asked.picked.includes(skill);
    return [plain(skill, SKILL_NAMES[skill], { blocked: isElse ? HAS_IT : null })];
  });
  const owned = new Set(sheet.proficiencies.tools.map(({ slug }) => slug));
  const expert = new Set(
    sheet.asked.flatMap(({ choice: other, picked, place }) =>
      other.asks === 'expertise' && place !== asked.place ? picked : [],
    ),
  );
  const tools = (choice.tools ?? [])
    .filter((tool) => owned.has(tool))
    .map((tool) =>
      plain(tool, itemOf(book, tool)?.name ?? tool, { blocked: expert.has(tool) ? HAS_IT : null }),
    );
  return [...skills, ...tools];
}

/** The languages of a choice, rare ones in a separate group; a secret one only when listed or already picked. */
export function languageAnswers(
  { book, sheet, asked }: Place,
  from: ChoiceOf<'language'>['from'],
): AnswerTo[] {
  const owned = new Set(sheet.proficiencies.languages.map(({ slug }) => slug));
  const open = book.languages.filter(({ slug, secret }) => !secret || asked.picked.includes(slug));
  const slugs = from === 'any' ? open.map(({ slug }) => slug) : from;
  return slugs.map((slug) => {
    const language = languageOf(book, slug);
    return plain(slug, language?.name ?? slug, {
      group: language?.rare ? 'Rare' : 'Standard',
      blocked: owned.has(slug) && !asked.picked.includes(slug) ? HAS_IT : null,
    });
  });
}

/** Tools by slug, or all of a kind: 'artisan', 'instrument', 'gaming-set'. */
export function toolAnswers(
  { book, sheet, asked }: Place,
  from: readonly string[] | 'any',
): AnswerTo[] {
  const owned = new Set(sheet.proficiencies.tools.map(({ slug }) => slug));
  const slugs = book.items.flatMap((item) => {
    if (item.kind !== 'tool') return [];
    const isAsked = from === 'any' || from.includes(item.slug) || from.includes(item.group ?? '');
    return isAsked ? [item.slug] : [];
  });
  return slugs.map((slug) =>
    plain(slug, itemOf(book, slug)?.name ?? slug, {
      blocked: owned.has(slug) && !asked.picked.includes(slug) ? HAS_IT : null,
    }),
  );
}

/** Skills and tools together, for choices that allow either. */
export function eitherAnswers(place: Place, choice: ChoiceOf<'skill-or-tool'>): AnswerTo[] {
  const { from } = choice;
  const all = [
    ...skillAnswers(place, 'any').map((answer) => ({ ...answer, group: 'Skills' })),
    ...toolAnswers(place, 'any').map((answer) => ({ ...answer, group: 'Tools' })),
  ];
  return from === 'any' ? all : all.filter(({ picks }) => from.includes(picks[0] ?? ''));
}

/** The weapons whose mastery the character can choose (2024), each with its effect, the carried ones first. */
export function masteryAnswers(
  { book, sheet, asked }: Place,
  { from }: ChoiceOf<'mastery'>,
): AnswerTo[] {
  const trained = sheet.proficiencies.weapons;
  const others = new Set(
    sheet.asked.flatMap(({ choice, picked, place }) =>
      choice.asks === 'mastery' && place !== asked.place ? picked : [],
    ),
  );
  const carried = new Set(sheet.attacks.map(({ name }) => name));
  const answers = book.items.flatMap((item) => {
    if (item.kind !== 'weapon' || item.mastery === undefined) return [];
    if (from === 'melee' && item.reach !== 'melee') return [];
    if (from === 'proficient' && !trainedWith(item, trained)) return [];
    const blocked = others.has(item.slug) ? HAS_IT : null;
    const effect = optionOf(book, 'weapon-mastery', item.mastery);
    const isOwn = carried.has(item.name);
    return [
      plain(item.slug, item.name, {
        words: effect?.words ?? '',
        facts: effect?.name ?? capital(item.mastery),
        group: isOwn ? 'Your weapons' : 'Other weapons',
        blocked,
      }),
    ];
  });
  return answers.toSorted(
    (one, other) => Number(one.group !== 'Your weapons') - Number(other.group !== 'Your weapons'),
  );
}
