/** The people page's message after an action, by the value in its query. */
const DONE: Record<string, string> = {
  invited: 'User invited! They’ll receive an email to finish setup.',
  'invited-granted':
    'User invited! They’ll receive an email to finish setup. The role AdminUser could not be given: change it on their page.',
  fetched: 'The list is up to date with the sign-in provider.',
  fetching: 'The first users are here; the others follow in the next minutes.',
  'fetched-here':
    'The list is up to date. Without the sign-in provider’s admin keys it only has people who have signed in here.',
};

const PROBLEMS: Record<string, string> = { fetch: 'Failed to fetch users.' };

/** The notice for the query's values; null for unknown values. */
export function peopleNotice(
  search: URLSearchParams,
): { tone: 'good' | 'problem'; sentence: string } | null {
  const [done, problem] = [search.get('done') ?? '', search.get('problem') ?? ''];
  if (Object.hasOwn(PROBLEMS, problem))
    return { tone: 'problem', sentence: PROBLEMS[problem] ?? '' };
  return Object.hasOwn(DONE, done) ? { tone: 'good', sentence: DONE[done] ?? '' } : null;
}

const STATUS_WORDS: Record<string, string> = {
  FORCE_CHANGE_PASSWORD: 'Invited, has not set a password yet',
  RESET_REQUIRED: 'Must set a new password',
  UNCONFIRMED: 'Has not confirmed the email yet',
};

/** The meaning of a status at the hosted sign-in, for those that need an admin's action; empty for the others. */
export function statusWords(status: string): string {
  return STATUS_WORDS[status] ?? '';
}

const PLAN_WORDS: Record<string, string> = { past_due: 'past due' };

/** A plan's status as badge text. */
export function planWord(status: string): string {
  return PLAN_WORDS[status] ?? status;
}
