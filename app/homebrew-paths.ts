/** The links of homebrew creatures, which few pages have: `paths` is on every page. */
export const homebrewPaths = {
  /** What a person keeps. */
  list: (search = '') => `/homebrew${search}`,
  new: (search = '') => `/homebrew/new${search}`,
  /** Keeps what is typed while the editor stays as it is. */
  keep: () => '/homebrew/keep',
  /** The editor of one. */
  creature: ({ id }: { id: string }, search = '') => `/homebrew/${encodeURIComponent(id)}${search}`,
  /** What one was before, with what changed. */
  history: ({ id }: { id: string }, search = '') =>
    `/homebrew/${encodeURIComponent(id)}/history${search}`,
  /** Who else sees one. */
  share: ({ id }: { id: string }, search = '') =>
    `/homebrew/${encodeURIComponent(id)}/share${search}`,
  /** A shared one, for whoever has its code. */
  shared: ({ code }: { code: string }) => `/homebrew/s/${encodeURIComponent(code)}`,
  import: (search = '') => `/homebrew/import${search}`,
  importResult: ({ id }: { id: string }) => `/homebrew/import/${encodeURIComponent(id)}`,
  /** Several as one file. */
  take: (search = '') => `/homebrew/take${search}`,
  /** One in every form of file. */
  takeChoice: ({ id }: { id: string }) => `/homebrew/${encodeURIComponent(id)}/take`,
  takeOne: ({ id }: { id: string }, form: string) =>
    `/homebrew/${encodeURIComponent(id)}/take/${form}`,
  /** What each form of file loses. */
  formats: () => '/homebrew/formats',
} as const;
