import { bookWord } from '~/compendium/shelf/book-word';
import { paths } from '~/paths';
import { askJson } from '~/platform/ask-json';
import { challengeText } from '~/rules/challenge';
import type { EditionChoice } from '~/rules/edition';
import { type Found, LONGEST_SEARCH } from '~/ui/picker/thing';

/** The fields of a monster in the lookup's JSON that a suggestion shows. */
type Summary = { id: string; name: string; source: string; cr: number; ac: number; hp: number };

/** The most suggestions at once. */
const MOST = 5;

/** "2014 · CR 1/4 · AC 15 · HP 7". */
export function noteOf({ source, cr, ac, hp }: Omit<Summary, 'id' | 'name'>): string {
  return `${bookWord(source)} · CR ${challengeText(cr)} · AC ${ac} · HP ${hp}`;
}

/** The next option for an arrow key: from the field (-1) into the list and round, through the field again. */
export function nextAt(at: number, step: 1 | -1, count: number): number {
  const next = at + step;
  return next >= count ? -1 : next < -1 ? count - 1 : next;
}

/**
 * The best matching monsters of an edition, or those of the other one when it has none; tolerates typing mistakes like
 * the lookup. Never throws.
 */
export async function askMonsters(
  typed: string,
  edition: EditionChoice,
  signal: AbortSignal,
): Promise<Found> {
  const found = await askEdition(typed, edition, signal);
  const isElsewhere = found.is === 'here' && found.things.length === 0 && edition !== 'both';
  return isElsewhere ? askEdition(typed, 'both', signal) : found;
}

async function askEdition(
  typed: string,
  edition: EditionChoice,
  signal: AbortSignal,
): Promise<Found> {
  const q = typed.slice(0, LONGEST_SEARCH);
  const search = new URLSearchParams({ q, limit: String(MOST), edition });
  const asked = await askJson<{ items: Summary[]; cursor: string | null }>(
    `${paths.monstersJson()}?${search}`,
    signal,
  );
  if (asked.is !== 'here') return { is: 'lost' };
  const { items, cursor } = asked.value;
  const things = items.map(({ id, name, ...facts }) => ({ id, name, note: noteOf(facts) }));
  return { is: 'here', things, more: cursor !== null };
}
