/** The links of homebrew creatures. Kept apart from `paths`, which every page loads, because few pages use them. */
export const homebrewPaths = {
  /** The user's creatures. */
  list: (search = '') => `/homebrew${search}`,
  new: (search = '') => `/homebrew/new${search}`,
  /** Where the editor saves a draft without leaving its page. */
  keep: () => '/homebrew/keep',
  /** The editor of one creature. */
  creature: ({ id }: { id: string }, search = '') => `/homebrew/${encodeURIComponent(id)}${search}`,
  /** The earlier versions of a creature, with what changed. */
  history: ({ id }: { id: string }, search = '') =>
    `/homebrew/${encodeURIComponent(id)}/history${search}`,
  /** The sharing settings of a creature. */
  share: ({ id }: { id: string }, search = '') =>
    `/homebrew/${encodeURIComponent(id)}/share${search}`,
  /** A shared creature, by its share code. */
  shared: ({ code }: { code: string }) => `/homebrew/s/${encodeURIComponent(code)}`,
  import: (search = '') => `/homebrew/import${search}`,
  importResult: ({ id }: { id: string }) => `/homebrew/import/${encodeURIComponent(id)}`,
  /** Several creatures as one file. */
  take: (search = '') => `/homebrew/take${search}`,
  /** The choice of file formats for one creature. */
  takeChoice: ({ id }: { id: string }) => `/homebrew/${encodeURIComponent(id)}/take`,
  takeOne: ({ id }: { id: string }, form: string) =>
    `/homebrew/${encodeURIComponent(id)}/take/${form}`,
  /** What each file format loses. */
  formats: () => '/homebrew/formats',
} as const;
