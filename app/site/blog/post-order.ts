type Dated = { slug: string; publishedAt: string; pinned: boolean };

/** Pinned posts first, then the newest [specification 4]; posts of one day by their slugs. */
export function pinnedThenNewest<T extends Dated>(posts: readonly T[]): T[] {
  return [...posts].sort((one, other) => {
    if (one.pinned !== other.pinned) return one.pinned ? -1 : 1;
    return byNewest(one, other);
  });
}

/** The posts written just before and just after one; null at either end. */
export function neighbours<T extends Dated>(posts: readonly T[], slug: string) {
  const newestFirst = [...posts].sort(byNewest);
  const at = newestFirst.findIndex((post) => post.slug === slug);
  return {
    previous: at === -1 ? null : (newestFirst[at + 1] ?? null),
    next: at === -1 ? null : (newestFirst[at - 1] ?? null),
  };
}

function byNewest(one: Dated, other: Dated): number {
  const day = other.publishedAt.localeCompare(one.publishedAt);
  return day !== 0 ? day : one.slug.localeCompare(other.slug);
}
