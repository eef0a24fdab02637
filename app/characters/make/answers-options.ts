import type { Book } from '../book/book';
import type { Option } from '../book/feature';
import { optionsOf } from '../book/find';
import { needsFacts, whyNotMet } from '../sheet/meets';
import { offeredFeats } from '../sheet/offered';
import { type AnswerTo, type ChoiceOf, HAS_IT, type Place, plain } from './answer';

/** The feats that a choice offers. */
export function featAnswers(place: Place, choice: ChoiceOf<'feat'>): AnswerTo[] {
  return optionAnswers(place, offeredFeats(place.book, choice), null);
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
    // Options of a single choice may repeat those of another, such as the cantrip that two invocations improve.
    const isShared = asked.choice.asks !== 'option' || typeof asked.choice.from === 'string';
    const isElse = isShared && facts.has.has(option.slug) && !isPicked && !option.repeatable;
    const blocked = isElse ? HAS_IT : isPicked ? null : whyNotMet(option.needs, facts);
    return plain(option.slug, option.name, { words: option.words, blocked });
  });
}
