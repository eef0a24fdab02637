type Match = { id: string; data: unknown };

/** The site's name from the root loader's data. */
function siteName(matches: readonly (Match | undefined)[]): string | null {
  const data = matches.find((match) => match?.id === 'root')?.data;
  if (typeof data !== 'object' || data === null || !('site' in data)) return null;
  const { site } = data;
  if (typeof site !== 'object' || site === null || !('name' in site)) return null;
  return typeof site.name === 'string' ? site.name : null;
}

/** The meta tags of an account page: its title before the site's name, and `noindex`. */
export function privateMeta(page: string, matches: readonly (Match | undefined)[]) {
  const name = siteName(matches);
  return [{ title: name ? `${page} | ${name}` : page }, { name: 'robots', content: 'noindex' }];
}
