/** The links of the spell lookup, which few pages have: `paths` is on every page. */
export const spellPaths = {
  lookup: (search = '') => `/spell-lookup${search}`,
  spell: ({ id }: { id: string }, search = '') =>
    `/spell-lookup/${encodeURIComponent(id)}${search}`,
  /** The spells of a class, level by level. */
  classList: (search = '') => `/spell-lookup/classes${search}`,
  /** A spellbook drawn for a caster whom nobody has prepared. */
  randomBook: (search = '') => `/spell-lookup/random${search}`,
  /** Cards of a selection, to look at and to print; as a file they are cut to measure. */
  cards: (search = '') => `/spell-lookup/cards${search}`,
  cardsPdf: (search = '') => `/spell-lookup/cards.pdf${search}`,
  books: (search = '') => `/spell-lookup/books${search}`,
  book: ({ id }: { id: string }, search = '') =>
    `/spell-lookup/books/${encodeURIComponent(id)}${search}`,
  bookAs: ({ id }: { id: string }, form: 'json' | 'markdown') =>
    `/spell-lookup/books/${encodeURIComponent(id)}/as/${form}`,
  /** What a spellbook on a device tells of these spells, as JSON. */
  spellRows: () => '/spell-lookup/rows',
  takeBooksAlong: () => '/spell-lookup/books/take-along',
} as const;
