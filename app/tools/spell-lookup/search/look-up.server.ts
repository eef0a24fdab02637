import { spellCursorBefore } from '~/compendium/search/page-before.server';
import { searchSpells } from '~/compendium/search/search.server';
import { withParam } from '~/compendium/search/search-address';
import { readSpellQuery } from '~/compendium/search/spell-search';
import type { Database } from '~/platform/database.server';
import { type EditionChoice, otherEdition } from '~/rules/edition';
import { spellRows } from '../book/book-rows-sql.server';
import { shownSpells } from '../book/book-view';
import { booksOf, type OpenBook, openBook } from '../book/books-sql.server';
import { readSelection } from '../cards/selection.server';
import type { BookChoice } from './book-field';
import { sayProblem } from './say-problem';

/** The user, and the edition that the list shows. */
type Asker = { edition: EditionChoice | null; userId: string | null };

const NOTHING = { items: [], count: 0, more: false, cursor: null, corrected: null };

/** The results of a search: one page, the count, and the count in the other edition. */
export async function lookUp(db: Database, asked: URLSearchParams, { edition, userId }: Asker) {
  const chosen = asked.get('book') ?? '';
  const [kept, open] = await Promise.all([
    userId === null ? [] : booksOf(db, userId),
    userId === null || chosen === '' ? null : openBook(db, userId, chosen),
  ]);
  const books = kept.map(({ id, name }): BookChoice => ({ id, name }));
  if (open !== null) return lookIntoBook(db, asked, open, books);
  const reading = readSpellQuery(asked);
  if (!reading.ok) {
    return {
      ...NOTHING,
      before: null,
      wider: null,
      books,
      book: null,
      problem: sayProblem(reading),
      wrong: reading.params,
    };
  }
  const [page, before, there] = await Promise.all([
    searchSpells(db, reading.query),
    spellCursorBefore(db, reading.query),
    elsewhere(db, asked, edition),
  ]);
  // Don't offer fuzzy matches from the other edition when exact ones exist here.
  const isNear = there?.corrected != null && page.corrected === null && page.count > 0;
  return {
    ...page,
    before,
    wider: there && !isNear ? widerLink(asked, page.count, there) : null,
    books,
    book: null as BookChoice | null,
    problem: null,
    wrong: [],
  };
}

/** The same search in one of the user's books, whatever its edition, on a single page. */
async function lookIntoBook(
  db: Database,
  asked: URLSearchParams,
  { id, name, book }: OpenBook,
  books: readonly BookChoice[],
) {
  const search = new URLSearchParams(asked);
  search.delete('edition');
  const selection = await readSelection(db, search);
  const own = { before: null, wider: null, books: [...books], book: { id, name } };
  if (!selection.ok) {
    return { ...NOTHING, ...own, problem: selection.problem, wrong: [] as readonly string[] };
  }
  const inBook = new Map(book.spells.map((one) => [one.id, one]));
  const rows = await spellRows(
    db,
    selection.ids.filter((one) => inBook.has(one)),
  );
  const ready = new Set(shownSpells(book, rows, 'ready').map(({ id }) => id));
  const items = asked.get('ready') === 'yes' ? rows.filter(({ id }) => ready.has(id)) : rows;
  return { ...NOTHING, ...own, items, count: items.length, problem: null, wrong: [] };
}

type There = { count: number; more: boolean; corrected: string | null; edition: string };

/** Counts the same search in the other edition; null when both are shown. */
async function elsewhere(
  db: Database,
  asked: URLSearchParams,
  edition: EditionChoice | null,
): Promise<There | null> {
  if (edition === null || edition === 'both') return null;
  const there = new URLSearchParams(asked);
  const other = otherEdition(edition);
  there.set('edition', other);
  there.delete('cursor');
  there.set('limit', '1');
  const reading = readSpellQuery(there);
  if (!reading.ok) return null;
  const { count, more, corrected } = await searchSpells(db, reading.query);
  return { count, more, corrected, edition: other };
}

function widerLink(asked: URLSearchParams, here: number, { count, more, edition }: There) {
  if (count === 0) return null;
  const plain = new URLSearchParams(asked);
  plain.delete('limit');
  const number = `${count.toLocaleString('en')}${more ? '+' : ''}`;
  return {
    says: `${number}${here > 0 ? ' more' : ''} in ${edition}`,
    search: withParam(plain, 'edition', 'both'),
  };
}
