import type { Book } from '../book/book';
import type { Option } from '../book/feature';
import { optionsOf } from '../book/find';
import { needsFacts, whyNotMet } from '../sheet/meets';
import { type AnswerTo, type ChoiceOf, HAS_IT, type Place, plain } from './answer';

/** The feats of a choice's category, or those it lists. */
export function featAnswers(place: Place, { from }: ChoiceOf<'feat'>): AnswerTo[] {
  const feats = place.book.feats.filter(({ slug, category }) =>
    typeof from === 'string'
      ? category === from || (from === 'epic-boon' && category === 'general')
      : from.includes(slug),
  );
  return optionAnswers(place, feats, null);
}

/** The options of a choice, its own or those of a group of the book. */
export function optionList(book: Book, choice: ChoiceOf<'option'>): readonly Option[] {
  const list = typeof choice.from === 'string' ? optionsOf(book, choice.from) : choice.from;
  return choice.only ? list.filter(({ slug }) => choice.only?.includes(slug)) : list;
}

/** Converts options to answers; options that the character has or does not qualify for are blocked with the reason. */
export function optionAnswers(
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
