/** The groups that the summary tiles count and lead to, and one that is told of each day. */
export const SHOWN = [
  ...(['confirmed', 'active', 'trials', 'past-due', 'expired', 'admins', 'action-needed'] as const),
  // From “Today” alone.
  'trials-ending',
] as const;
export type Shown = (typeof SHOWN)[number];

/** What the table can be sorted by; without any it stands by when people joined, the newest first. */
export const PEOPLE_SORTS = ['email', 'role', 'plan', 'joined', 'seen'] as const;
export type PeopleSort = { by: (typeof PEOPLE_SORTS)[number]; descending: boolean };

/** What the table of people is asked for. */
export type PeopleQuery = {
  /** What was typed, as it goes back into the field. */
  q: string;
  show: Shown | null;
  /** The place to go on from: people from before it; in an order of their own, how many stand before. */
  next: number | null;
  sort: PeopleSort | null;
};

const LONGEST_QUERY = 100;
const MOST_WORDS = 8;

/** Reads what an address asks of the table of people; what cannot be meant is left out. */
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
    // The newest first is how they stand anyway.
    sort: by === undefined || (by === 'joined' && descending) ? null : { by, descending },
    next: /^[1-9]\d{0,14}$/.test(next) ? Number(next) : null,
  };
}

/** The words of a search, each of which must be found somewhere. */
export function wordsOf(q: string): string[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, MOST_WORDS);
}
