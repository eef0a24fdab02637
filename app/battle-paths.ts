/** The links of kept battles, which few pages have: `paths` is on every page. */
export const battlePaths = {
  /** What is kept. */
  shelf: (search = '') => `/battle-simulator/battles${search}`,
  /** The short address of a kept battle; it leads to its whole one. */
  kept: ({ id }: { id: string }) => `/battle-simulator/battles/${encodeURIComponent(id)}`,
  /** The battle of an address as a file, or what came of it. */
  as: (form: 'text' | 'csv' | 'json', search = '') => `/battle-simulator/as/${form}${search}`,
  /** Where a file of a battle is brought in. */
  bring: () => '/battle-simulator/bring',
  /** A kept battle that is shared, for whoever has its code. */
  shared: ({ code }: { code: string }) => `/battle/${encodeURIComponent(code)}`,
} as const;
