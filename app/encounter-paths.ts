/** The links of encounters. Kept apart from `paths`, which every page loads, because few pages use them. */
export const encounterPaths = {
  /** The builder, with the encounter in the query. */
  builder: (search = '') => `/encounter-builder${search}`,
  /** Where the builder saves an encounter without leaving its page. */
  keep: (search: string) => `/encounter-builder/keep${search}`,
  /** The saved encounters as JSON, and one of them. */
  listJson: () => '/encounters',
  oneJson: ({ id }: { id: string }) => `/encounters/${encodeURIComponent(id)}`,
  /** The list of saved encounters. */
  shelf: (search = '') => `/encounter-builder/encounters${search}`,
  kept: ({ id }: { id: string }, search = '') =>
    `/encounter-builder/encounters/${encodeURIComponent(id)}${search}`,
  /** Prints the encounter in the query: statblocks in columns, or cards. */
  print: (search = '') => `/encounter-builder/print${search}`,
  /** An encounter as a file: the one in the query, or a saved one. */
  as: (form: 'text' | 'markdown' | 'json' | 'improved-initiative', search = '') =>
    `/encounter-builder/as/${form}${search}`,
  import: (search = '') => `/encounter-builder/import${search}`,
  /** Several encounters of one adventuring day. */
  day: (search = '') => `/encounter-builder/day${search}`,
  /** A shared saved encounter, by its share code. */
  shared: ({ code }: { code: string }) => `/encounter/${encodeURIComponent(code)}`,
} as const;
