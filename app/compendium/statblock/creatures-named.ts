import type { Edition } from '~/rules/edition';
import type { Effect } from '../records/effects';
import { publicId } from '../records/public-id';
import { withInner } from '../records/within-effects';
import { idInEdition } from '../shelf/own-books';

type InBook = { slug: string; source: string; edition: Edition };

/** A slug; whatever is no statblock of the source is written as a name: "Animated Object", "fey creature of challenge rating 2". */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The creatures that effects call, turn into or speak of, by slug. */
export function creaturesIn(effects: readonly Effect[]): string[] {
  const named = withInner(effects).flatMap((effect) => {
    const { kind } = effect;
    if (kind !== 'summon' && kind !== 'shape' && kind !== 'rule') return [];
    const called = kind === 'summon' ? effect.anyOf.map(({ creature }) => creature) : [];
    return [...called.filter((one) => SLUG.test(one)), ...(effect.statblocks ?? [])];
  });
  return [...new Set(named)];
}

/**
 * The creatures to which the words of a record may lead: those of its effects, but for itself. Records of books that the site
 * does not bring along name none, as nobody knows what is beside them.
 */
export function creaturesNamed(
  { slug, source, edition }: InBook,
  effects: readonly Effect[],
): string[] {
  const address = publicId(source, slug);
  if (!address.ok || address.id !== idInEdition(slug, edition)) return [];
  return creaturesIn(effects).filter((one) => one !== slug);
}
