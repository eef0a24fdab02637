import type { PeopleSort, Shown } from './people-query';

/** Shorter words are not in the trigram index. */
const INDEXED_LETTERS = 3;

/** One week, for trials that end soon. */
export const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** The SQL condition of each tile; `?2` is the present time in seconds since 1970. */
const CONDITIONS: Record<Shown, string> = {
  confirmed: "p.status = 'CONFIRMED'",
  active: "p.plan = 'active'",
  'trials-ending': `p.plan = 'trialing' and p.trial_end > ?2 and p.trial_end <= ?2 + ${WEEK_SECONDS}`,
  trials: "p.plan = 'trialing' and p.trial_end > ?2",
  'past-due': "p.plan in ('past_due', 'unpaid')",
  expired: "p.plan = 'expired'",
  admins: "p.role = 'AdminUser'",
  'action-needed': "p.status <> 'CONFIRMED'",
};

/** Groups of so few users that scanning them is quicker than searching all users with a common word. */
const FEW: readonly (Shown | null)[] = ['admins', 'past-due', 'action-needed'];

/** The SQL expression of each sort key. Users are numbered in the order in which they joined. */
const SORTED_BY: Record<PeopleSort['by'], string> = {
  email: 'u.email',
  role: 'p.role',
  plan: 'p.plan',
  joined: 'p.seq',
  seen: 'u.seen_at',
};

const COLUMNS = `p.seq, p.role, p.status, p.plan as shown, u.created_at, u.seen_at, u.id, u.email, u.username, u.groups, u.disabled_at, e.status as plan,
  e.trial_end, e.current_period_end`;
const OF_THEM = `join users u on u.id = p.person left join entitlements e on e.user_id = p.person`;

/**
 * The query for users who match every word, newest first: words of three letters and more by the index, shorter ones by
 * scanning. With a sort key all matches are sorted. Parameters: the cursor (with a sort key, the offset), the present
 * time, the limit, then each word.
 */
export function peopleSql(
  words: readonly string[],
  show: Shown | null,
  sort: PeopleSort | null = null,
): { sql: string; binds: string[] } {
  const isFew = FEW.includes(show);
  const indexed = words.filter((word) => !isFew && [...word].length >= INDEXED_LETTERS);
  const short = words.filter((word) => !indexed.includes(word));
  // Quotes make a word literal for the index.
  const match = indexed.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ');
  const binds = [...(match ? [match] : []), ...short];
  const first = match ? 5 : 4;
  const conditions = [
    ...(match ? ['people_search match ?4'] : []),
    ...(sort === null ? [match ? 's.rowid < ?1' : 'p.seq < ?1'] : []),
    ...short.map((_, at) => `instr(p.words, ?${first + at}) > 0`),
    ...(show ? [CONDITIONS[show]] : []),
    // Every numbered parameter must be used.
    '?2 > 0',
  ];
  const from = match
    ? `people_search s cross join people p on p.seq = s.rowid ${OF_THEM}`
    : `people p ${OF_THEM}`;
  const newest = match ? 's.rowid desc' : 'p.seq desc';
  const order =
    sort === null
      ? `${newest} limit ?3`
      : `${SORTED_BY[sort.by]} ${sort.descending ? 'desc' : 'asc'}, ${newest} limit ?3 offset ?1`;
  const sql = `select ${COLUMNS} from ${from} where ${conditions.join(' and ')} order by ${order}`;
  return { sql, binds };
}
