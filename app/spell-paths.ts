/** The links of the spell lookup. Kept apart from `paths`, which every page loads, because few pages use them. */
export const spellPaths = {
  lookup: (search = '') => `/spell-lookup${search}`,
  spell: ({ id }: { id: string }, search = '') =>
    `/spell-lookup/${encodeURIComponent(id)}${search}`,
  /** The spells of a class, by level. */
  classList: (search = '') => `/spell-lookup/classes${search}`,
  /** A random spellbook for an unprepared caster. */
  randomBook: (search = '') => `/spell-lookup/random${search}`,
  /** Cards of a selection, for the screen and for print; the PDF cuts them to size. */
  cards: (search = '') => `/spell-lookup/cards${search}`,
  cardsPdf: (search = '') => `/spell-lookup/cards.pdf${search}`,
  books: (search = '') => `/spell-lookup/books${search}`,
  book: ({ id }: { id: string }, search = '') =>
    `/spell-lookup/books/${encodeURIComponent(id)}${search}`,
  bookAs: ({ id }: { id: string }, form: 'json' | 'markdown') =>
    `/spell-lookup/books/${encodeURIComponent(id)}/as/${form}`,
  /** The rows that a spellbook stored on a device shows for these spells, as JSON. */
  spellRows: () => '/spell-lookup/rows',
  takeBooksAlong: () => '/spell-lookup/books/take-along',
} as const;
