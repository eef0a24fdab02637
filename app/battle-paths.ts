/** The links of saved battles. Kept apart from `paths`, which every page loads, because few pages use them. */
export const battlePaths = {
  /** The list of saved battles. */
  shelf: (search = '') => `/battle-simulator/battles${search}`,
  /** The short address of a saved battle; redirects to the full one. */
  kept: ({ id }: { id: string }) => `/battle-simulator/battles/${encodeURIComponent(id)}`,
  /** The battle in an address, or its results, as a file. */
  as: (form: 'text' | 'csv' | 'json', search = '') => `/battle-simulator/as/${form}${search}`,
  /** Where a battle file is imported. */
  bring: () => '/battle-simulator/bring',
  /** A shared saved battle, by its share code. */
  shared: ({ code }: { code: string }) => `/battle/${encodeURIComponent(code)}`,
} as const;
