import type { SpellLine } from '../book/book';
import { offeredLists } from '../sheet/offered';
import type { Sheet } from '../sheet/sheet';
import { type AnswerTag, type AnswerTo, type ChoiceOf, HAS_IT, type Place, plain } from './answer';

/** The spells of a choice's lists and levels; spells that the character has are blocked. */
export function spellAnswers({ book, sheet, asked }: Place, choice: ChoiceOf<'spell'>): AnswerTo[] {
  const lists = offeredLists(sheet.asked, choice, asked);
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

/** The highest spell level for which a class by itself has slots. */
function greatestSlot(sheet: Sheet, classSlug: string | null): number {
  return sheet.castings.find((casting) => casting.class === classSlug)?.highest ?? 9;
}

/** Converts a spell to an answer: its school, casting time, range and damage, and by what it is filtered. */
export function spellAnswer(spell: SpellLine): AnswerTo {
  const { ritual, concentration, glance } = spell;
  const more = [ritual && 'ritual', concentration && 'concentration'].filter(
    (word) => word !== false,
  );
  const isHealing = glance.deals.startsWith('heals');
  const tags: (AnswerTag | false)[] = [
    glance.deals !== '' && !isHealing && !glance.deals.endsWith('HP') && 'damage',
    isHealing && 'healing',
    ritual && 'ritual',
    !concentration && 'no-concentration',
    glance.time === 'bonus action' && 'bonus-action',
  ];
  return plain(spell.slug, spell.name, {
    words: [spell.school, ...more].join(', '),
    facts: [glance.time, glance.range, glance.deals, ...more].filter(Boolean).join(', '),
    tags: tags.filter((tag) => tag !== false),
    isSpell: true,
    group: spell.level === 0 ? 'Cantrips' : `Level ${spell.level}`,
  });
}
