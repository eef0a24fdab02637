import type { Edition } from '~/rules/edition';
import type { Effect } from '../records/effects';
import { publicId } from '../records/public-id';
import { withInner } from '../records/within-effects';
import { idInEdition } from '../shelf/own-books';

type InBook = { slug: string; source: string; edition: Edition };

/**
 * A slug. A creature without a statblock in the source is given by name instead: "Animated Object", "fey creature of
 * challenge rating 2".
 */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The creatures that effects summon, change into or refer to, by slug. */
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
 * The creatures that a record's text may link to: those in its effects, except itself. Records of other books have
 * none, because the other creatures of the book are unknown.
 */
export function creaturesNamed(
  { slug, source, edition }: InBook,
  effects: readonly Effect[],
): string[] {
  const address = publicId(source, slug);
  if (!address.ok || address.id !== idInEdition(slug, edition)) return [];
  return creaturesIn(effects).filter((one) => one !== slug);
}
