import type { Random } from '~/rules/random';

/**
 * Sorts slugs by preference: those on the list of good ones first, then the others in their order. With `random` all
 * are mixed, with good ones more likely.
 */
export function ranked(
  slugs: readonly string[],
  good: readonly string[],
  random: Random | null,
): readonly string[] {
  const place = new Map(good.map((slug, at) => [slug, at]));
  const worth = (slug: string) => place.get(slug) ?? good.length;
  const sorted = slugs
    .map((slug, at) => ({ slug, at }))
    .sort((one, other) => worth(one.slug) - worth(other.slug) || one.at - other.at)
    .map(({ slug }) => slug);
  if (random === null) return sorted;
  // Takes a good one two times in three, as long as there are any.
  const fine = random.shuffle(sorted.filter((slug) => place.has(slug)));
  const rest = random.shuffle(sorted.filter((slug) => !place.has(slug)));
  const mixed: string[] = [];
  while (fine.length + rest.length > 0) {
    const from = rest.length === 0 || (fine.length > 0 && random.below(3) > 0) ? fine : rest;
    const one = from.pop();
    if (one !== undefined) mixed.push(one);
  }
  return mixed;
}
