/** The links of encounters, which few pages have: `paths` is on every page. */
export const encounterPaths = {
  /** The builder, with a fight in its address. */
  builder: (search = '') => `/encounter-builder${search}`,
  /** Where a fight is kept while its page stays. */
  keep: (search: string) => `/encounter-builder/keep${search}`,
  /** What is kept. */
  shelf: (search = '') => `/encounter-builder/encounters${search}`,
  kept: ({ id }: { id: string }, search = '') =>
    `/encounter-builder/encounters/${encodeURIComponent(id)}${search}`,
  /** Statblocks in columns, or cards, of the fight of an address. */
  print: (search = '') => `/encounter-builder/print${search}`,
  /** A fight as a file: of an address, or of a kept one. */
  as: (form: 'text' | 'markdown' | 'json' | 'improved-initiative', search = '') =>
    `/encounter-builder/as/${form}${search}`,
  import: (search = '') => `/encounter-builder/import${search}`,
  /** Several fights of one day. */
  day: (search = '') => `/encounter-builder/day${search}`,
  /** A kept encounter that is shared, for whoever has its code. */
  shared: ({ code }: { code: string }) => `/encounter/${encodeURIComponent(code)}`,
} as const;
