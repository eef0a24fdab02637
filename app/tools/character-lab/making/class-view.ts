import type { CharacterClass } from '~/characters/book/book';
import { classOf } from '~/characters/book/find';
import { nextLevel } from '~/characters/make/next-level';
import { ABILITY_NAMES } from '~/rules/ability';
import { askedViews } from './asked-views';
import { cardOf, traitsOf } from './card-of';
import { featuresOf, type Making } from './making';
import type { CardAnswer, ClassView, LevelRow, TakenClass } from './making-facts';

/** Classes and levels, with the choices and features of each class. */
export function classView(making: Making): ClassView {
  const { book, character, sheet } = making;
  const last = character.levels.at(-1);
  return {
    step: 'class',
    classes: book.classes.map((one) => classCard(one, making)),
    taken: sheet.classes.map(({ slug }) => takenClass(slug, making)),
    levels: levelRows(making),
    hitPoints: sheet.hitPoints,
    next: last === undefined ? null : nextLevel(book, character, sheet, last.class),
  };
}

function classCard(one: CharacterClass, { character, sheet }: Making): CardAnswer {
  const primary = one.primary
    .map((ability) => ABILITY_NAMES[ability])
    .join(one.needs.how === 'any' ? ' or ' : ' and ');
  const facts = `d${one.hitDie}, ${primary}${one.casting ? ', spells' : ''}`;
  const isFirst = character.levels.length === 0;
  const isAlone = sheet.classes.every(({ slug }) => slug === one.slug);
  const { slug, name, line } = one;
  const blocked = isFirst || isAlone ? null : lackedBy(one, sheet);
  return cardOf({ slug, name, line, facts, blocked, traits: traitsOf(one.features, 1) });
}

/**
 * The scores that are missing for multiclassing into this class (SRD, "Multiclassing: Prerequisites"); null when none
 * are.
 */
function lackedBy({ needs }: CharacterClass, sheet: Making['sheet']): string | null {
  const enough = needs.abilities.map((ability) => sheet.abilities[ability].score.value >= 13);
  const isMet = needs.how === 'all' ? !enough.includes(false) : enough.includes(true);
  if (isMet) return null;
  const names = needs.abilities.map((ability) => `${ABILITY_NAMES[ability]} 13`);
  return `needs ${names.join(needs.how === 'all' ? ' and ' : ' or ')}`;
}

function takenClass(slug: string, { book, character, sheet }: Making): TakenClass {
  const one = classOf(book, slug);
  const level = sheet.classes.find((taken) => taken.slug === slug)?.level ?? 0;
  const asks = one !== null && level >= one.subclassLevel;
  const subclass = character.subclasses[slug] ?? null;
  const givers = [slug, subclass];
  return {
    slug,
    level,
    name: one?.name ?? slug,
    subclassWord: one?.subclassName ?? 'Subclass',
    subclasses: asks
      ? one.subclasses.map(({ slug: sub, name, line, features }) =>
          cardOf({ slug: sub, name, line, traits: traitsOf(features, level) }),
        )
      : null,
    subclass,
    features: featuresOf(sheet, givers),
    asked: askedViews(book, sheet, 'class').filter(({ place }) => {
      const asked = sheet.asked.find((question) => question.place === place);
      return asked?.class === slug || (asked?.class === null && sheet.classes[0]?.slug === slug);
    }),
  };
}

function levelRows({ book, character }: Making): LevelRow[] {
  return character.levels.map(({ class: slug, hp }, at) => {
    const one = classOf(book, slug);
    const hitDie = one?.hitDie ?? 8;
    return {
      level: at + 1,
      className: one?.name ?? slug,
      hitDie,
      hp,
      average: hitDie / 2 + 1,
      first: at === 0,
    };
  });
}
