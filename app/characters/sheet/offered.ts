import type { CasterClass } from '~/rules/caster-classes';
import type { Book, Feat } from '../book/book';
import type { Choice } from '../book/feature';
import { inWords } from './proficiencies';
import type { Asked } from './sheet';

type Of<Asks extends Choice['asks']> = Extract<Choice, { asks: Asks }>;

/**
 * The feats that a choice offers: those of its category or its list, and behind them every other feat where the choice
 * allows any.
 */
export function offeredFeats(book: Book, { from, orAny }: Of<'feat'>): readonly Feat[] {
  const isNamed = ({ slug, category }: Feat) =>
    typeof from === 'string' ? category === from : from.includes(slug);
  const named = book.feats.filter(isNamed);
  return orAny ? [...named, ...book.feats.filter((feat) => !isNamed(feat))] : named;
}

/** The spell lists that a choice allows: its own, or the one picked in another choice of its feature. */
export function offeredLists(
  asked: readonly Asked[],
  { lists, listFrom }: Of<'spell'>,
  { place }: Pick<Asked, 'place'>,
): readonly (CasterClass | string)[] | 'any' {
  if (listFrom === undefined) return lists;
  const beside = `${place.slice(0, place.lastIndexOf('#'))}#${listFrom}`;
  const picked = asked.find((one) => one.place === beside)?.picked[0];
  return picked === undefined ? lists : [inWords(picked)];
}
