import { ABILITIES, ABILITY_NAMES, type Ability, SKILL_NAMES } from '~/rules/ability';
import { SKILL_ABILITIES } from '~/rules/skills';
import type { Book, SpellLine } from '../book/book';
import type { Choice, Option } from '../book/feature';
import { itemOf, languageOf, optionsOf } from '../book/find';
import type { Weapon } from '../book/item';
import { needsFacts, whyNotMet } from '../sheet/meets';
import type { Asked, Sheet } from '../sheet/sheet';

/** An answer to a question: `picks` is what is kept of it, `blocked` why it cannot be taken now, in a few words. */
export type AnswerTo = {
  picks: readonly string[];
  label: string;
  words: string;
  /** Answers of one group stand together: "Level 1". */
  group: string;
  blocked: string | null;
};

type ChoiceOf<Asks extends Choice['asks']> = Extract<Choice, { asks: Asks }>;
type Place = { book: Book; sheet: Sheet; asked: Asked };

const HAS_IT = 'has it already';

/** Every answer that the book knows to a question, those that cannot be taken now included. None for words of one's own. */
export function answersTo(book: Book, sheet: Sheet, asked: Asked): readonly AnswerTo[] {
  const place = { book, sheet, asked };
  const { choice } = asked;
  switch (choice.asks) {
    case 'skill':
      return skillAnswers(place, choice.from);
    case 'expertise':
      return expertiseAnswers(place, choice);
    case 'language':
      return languageAnswers(place, choice.from);
    case 'tool':
      return toolAnswers(place, choice.from);
    case 'skill-or-tool':
      return eitherAnswers(place, choice);
    case 'ability':
      return choice.from.map((ability) => abilityAnswer(ability, choice.plus));
    case 'improvement':
      return improvements(place);
    case 'background-abilities':
      return spreads(choice.from);
    case 'feat':
      return featAnswers(place, choice);
    case 'option':
      return optionAnswers(place, optionList(book, choice), asked.class);
    case 'mastery':
      return masteryAnswers(place, choice);
    case 'spell':
      return spellAnswers(place, choice);
    case 'words':
      return choice.from === 'own' ? [] : choice.from.map((word) => plain(word, wordLabel(word)));
  }
}

function plain(pick: string, label: string, more: Partial<AnswerTo> = {}): AnswerTo {
  return { picks: [pick], label, words: '', group: '', blocked: null, ...more };
}

function wordLabel(word: string): string {
  return ABILITIES.includes(word as Ability)
    ? ABILITY_NAMES[word as Ability]
    : capital(word.replaceAll('-', ' '));
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function skillAnswers({ sheet, asked }: Place, from: ChoiceOf<'skill'>['from']): AnswerTo[] {
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

function expertiseAnswers(
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
  const tools = (choice.tools ?? [])
    .filter((tool) => owned.has(tool))
    .map((tool) => plain(tool, itemOf(book, tool)?.name ?? tool));
  return [...skills, ...tools];
}

function languageAnswers(
  { book, sheet, asked }: Place,
  from: ChoiceOf<'language'>['from'],
): AnswerTo[] {
  const owned = new Set(sheet.proficiencies.languages.map(({ slug }) => slug));
  const slugs = from === 'any' ? book.languages.map(({ slug }) => slug) : from;
  return slugs.map((slug) => {
    const language = languageOf(book, slug);
    return plain(slug, language?.name ?? slug, {
      group: language?.rare ? 'Rare' : 'Standard',
      blocked: owned.has(slug) && !asked.picked.includes(slug) ? HAS_IT : null,
    });
  });
}

/** Tools by their slugs, or all of a kind: 'artisan', 'instrument', 'gaming-set'. */
function toolAnswers({ book, sheet, asked }: Place, from: readonly string[] | 'any'): AnswerTo[] {
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

function eitherAnswers(place: Place, choice: ChoiceOf<'skill-or-tool'>): AnswerTo[] {
  const { from } = choice;
  const all = [
    ...skillAnswers(place, 'any').map((answer) => ({ ...answer, group: 'Skills' })),
    ...toolAnswers(place, 'any').map((answer) => ({ ...answer, group: 'Tools' })),
  ];
  return from === 'any' ? all : all.filter(({ picks }) => from.includes(picks[0] ?? ''));
}

function abilityAnswer(ability: Ability, plus: number): AnswerTo {
  return plain(ability, `${ABILITY_NAMES[ability]} +${plus}`);
}

/** +2 on one, +1 on two, or a feat where the edition has it so. */
function improvements(place: Place): AnswerTo[] {
  const { book, sheet, asked } = place;
  const open = (ability: Ability, plus: number) => {
    const mine = asked.picked.filter((pick) => pick === ability).length;
    return sheet.abilities[ability].score.rule - mine + plus > 20 ? 'above 20' : null;
  };
  const twice = ABILITIES.map((ability) => ({
    ...plain(ability, `${ABILITY_NAMES[ability]} +2`, {
      group: 'One ability',
      blocked: open(ability, 2),
    }),
    picks: [ability, ability],
  }));
  const pairs = ABILITIES.flatMap((one, at) =>
    ABILITIES.slice(at + 1).map((other) => ({
      ...plain(one, `${ABILITY_NAMES[one]} +1, ${ABILITY_NAMES[other]} +1`, {
        group: 'Two abilities',
        blocked: open(one, 1) ?? open(other, 1),
      }),
      picks: [one, other],
    })),
  );
  const general = book.feats.filter(
    ({ slug, category }) => category === 'general' && slug !== 'ability-score-improvement',
  );
  const feats = optionAnswers(place, general, null).map((answer) => ({
    ...answer,
    group: 'A feat',
    picks: answer.picks.map((slug) => `feat:${slug}`),
  }));
  return [...twice, ...pairs, ...feats];
}

/** Of three abilities +2 and +1, or +1 on each (SRD 5.2.1, "Parts of a Background"). */
function spreads(from: readonly Ability[]): AnswerTo[] {
  const pairs = from.flatMap((one) =>
    from
      .filter((other) => other !== one)
      .map((other) => ({
        ...plain(one, `${ABILITY_NAMES[one]} +2, ${ABILITY_NAMES[other]} +1`),
        picks: [one, other],
      })),
  );
  const all = from.map((ability) => `${ABILITY_NAMES[ability]} +1`).join(', ');
  return [...pairs, { ...plain('', all), picks: [...from] }];
}

function featAnswers(place: Place, { from }: ChoiceOf<'feat'>): AnswerTo[] {
  const feats = place.book.feats.filter(({ slug, category }) =>
    typeof from === 'string'
      ? category === from || (from === 'epic-boon' && category === 'general')
      : from.includes(slug),
  );
  return optionAnswers(place, feats, null);
}

function optionList(book: Book, choice: ChoiceOf<'option'>): readonly Option[] {
  const list = typeof choice.from === 'string' ? optionsOf(book, choice.from) : choice.from;
  return choice.only ? list.filter(({ slug }) => choice.only?.includes(slug)) : list;
}

function optionAnswers(
  { sheet, asked }: Place,
  options: readonly Option[],
  classSlug: string | null,
): AnswerTo[] {
  const facts = needsFacts(sheet, classSlug);
  return options.map((option) => {
    const isPicked = asked.picked.some(
      (pick) => pick === option.slug || pick === `feat:${option.slug}`,
    );
    const isElse = facts.has.has(option.slug) && !isPicked && !option.repeatable;
    const blocked = isElse ? HAS_IT : isPicked ? null : whyNotMet(option.needs, facts);
    return plain(option.slug, option.name, { words: option.words, blocked });
  });
}

function masteryAnswers({ book, sheet, asked }: Place, { from }: ChoiceOf<'mastery'>): AnswerTo[] {
  const trained = new Set(sheet.proficiencies.weapons.map(({ slug }) => slug));
  const others = new Set(
    sheet.asked.flatMap(({ choice, picked, place }) =>
      choice.asks === 'mastery' && place !== asked.place ? picked : [],
    ),
  );
  return book.items.flatMap((item) => {
    if (item.kind !== 'weapon' || item.mastery === undefined) return [];
    if (from === 'melee' && item.reach !== 'melee') return [];
    if (from === 'proficient' && !isTrained(item, trained)) return [];
    const blocked = others.has(item.slug) ? HAS_IT : null;
    return [plain(item.slug, item.name, { words: capital(item.mastery), blocked })];
  });
}

/** Whether weapon proficiencies hold a weapon: by its category, by itself, or 2024's light and finesse martial ones. */
export function isTrained(weapon: Weapon, trained: ReadonlySet<string>): boolean {
  const { slug, category, properties } = weapon;
  if (trained.has(category) || trained.has(slug)) return true;
  if (category !== 'martial') return false;
  const isLight = properties.includes('light');
  if (isLight && (trained.has('martial-light') || trained.has('martial-finesse-or-light')))
    return true;
  return properties.includes('finesse') && trained.has('martial-finesse-or-light');
}

function spellAnswers({ book, sheet, asked }: Place, choice: ChoiceOf<'spell'>): AnswerTo[] {
  const lists = spellLists({ sheet, asked }, choice);
  const [least, most] =
    choice.levels === 'slots' ? [0, greatestSlot(sheet, asked.class)] : choice.levels;
  const owned = new Set(sheet.spells.map(({ slug }) => slug));
  const written = new Set(
    sheet.spells
      .filter(({ how }) => how === 'in-book' || how === 'prepared')
      .map((one) => one.slug),
  );
  return book.spells
    .filter(
      (spell) =>
        spell.level >= least &&
        spell.level <= most &&
        (!choice.ritual || spell.ritual) &&
        (!choice.book || written.has(spell.slug)) &&
        (lists === 'any' || spell.classes.some((one) => lists.includes(one))),
    )
    .map((spell) => ({
      ...spellAnswer(spell),
      blocked:
        !choice.book && owned.has(spell.slug) && !asked.picked.includes(spell.slug) ? HAS_IT : null,
    }));
}

/** The lists that a choice of spells may take from: those it names, or the one that was picked for another choice of its feature. */
function spellLists(
  { sheet, asked }: Pick<Place, 'sheet' | 'asked'>,
  choice: ChoiceOf<'spell'>,
): readonly string[] | 'any' {
  if (choice.listFrom === undefined) return choice.lists;
  const beside = `${asked.place.slice(0, asked.place.lastIndexOf('#'))}#${choice.listFrom}`;
  const picked = sheet.asked.find(({ place }) => place === beside)?.picked[0];
  return picked === undefined ? choice.lists : [capital(picked)];
}

/** The greatest spell level that a class has slots for, as it alone has them. */
function greatestSlot(sheet: Sheet, classSlug: string | null): number {
  return sheet.castings.find((casting) => casting.class === classSlug)?.highest ?? 9;
}

/** A spell as an answer: its school, and whether it is a ritual or asks for concentration. */
export function spellAnswer(spell: SpellLine): AnswerTo {
  const more = [spell.ritual && 'ritual', spell.concentration && 'concentration'].filter(Boolean);
  return plain(spell.slug, spell.name, {
    words: [spell.school, ...more].join(', '),
    group: spell.level === 0 ? 'Cantrips' : `Level ${spell.level}`,
  });
}
