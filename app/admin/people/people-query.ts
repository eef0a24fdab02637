/** The groups that the summary tiles count and link to, and one that only "Today" shows. */
export const SHOWN = [
  ...(['confirmed', 'active', 'trials', 'past-due', 'expired', 'admins', 'action-needed'] as const),
  // Only linked from “Today”.
  'trials-ending',
] as const;
export type Shown = (typeof SHOWN)[number];

/** The sort keys of the table; without one, users are sorted by when they joined, newest first. */
export const PEOPLE_SORTS = ['email', 'role', 'plan', 'joined', 'seen'] as const;
export type PeopleSort = { by: (typeof PEOPLE_SORTS)[number]; descending: boolean };

/** The query of the users table. */
export type PeopleQuery = {
  /** What was typed, to be shown in the field again. */
  q: string;
  show: Shown | null;
  /** The page cursor: users before it; with a sort key, how many come before. */
  next: number | null;
  sort: PeopleSort | null;
};

const LONGEST_QUERY = 100;
const MOST_WORDS = 8;

/** Reads the table's query from the address; invalid values are left out. */
export function readPeopleQuery(search: URLSearchParams): PeopleQuery {
  const next = search.get('next') ?? '';
  const by = PEOPLE_SORTS.find((known) => known === search.get('sort'));
  const descending = search.get('dir') === 'desc';
  return {
    q: (search.get('q') ?? '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, LONGEST_QUERY),
    show: SHOWN.find((known) => known === search.get('show')) ?? null,
    // Newest first is the default order.
    sort: by === undefined || (by === 'joined' && descending) ? null : { by, descending },
    next: /^[1-9]\d{0,14}$/.test(next) ? Number(next) : null,
  };
}

/** The words of a search, each of which must match. */
export function wordsOf(q: string): string[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, MOST_WORDS);
}
