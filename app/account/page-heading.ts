type Match = { id: string; meta: readonly unknown[] };

function titleIn(meta: readonly unknown[]): string | null {
  for (const entry of meta) {
    if (typeof entry !== 'object' || entry === null || !('title' in entry)) continue;
    if (typeof entry.title === 'string') return entry.title;
  }
  return null;
}

/** What a page of an account says of itself: its title before the site's own, and that search engines leave it out. */
export function privateMeta(page: string, matches: readonly (Match | undefined)[]) {
  const root = matches.find((match) => match?.id === 'root');
  const site = root && titleIn(root.meta);
  return [{ title: site ? `${page} | ${site}` : page }, { name: 'robots', content: 'noindex' }];
}
