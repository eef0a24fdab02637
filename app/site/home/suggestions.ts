import { paths } from '~/paths';
import { askJson } from '~/platform/ask-json';
import { challengeText } from '~/rules/challenge';
import { type Found, LONGEST_SEARCH } from '~/ui/picker/thing';

/** A monster in the lookup's JSON, as far as a suggestion shows it. */
type Summary = { id: string; name: string; type: string; cr: number; ac: number; hp: number };

/** The most that are suggested at once: a glance, not a list. */
const MOST = 5;

/** "CR 1/4 · AC 15 · HP 7". */
export function noteOf({ cr, ac, hp }: Pick<Summary, 'cr' | 'ac' | 'hp'>): string {
  return `CR ${challengeText(cr)} · AC ${ac} · HP ${hp}`;
}

/** The next suggestion by an arrow key: from the field (-1) into the list, round it, and through the field again. */
export function nextAt(at: number, step: 1 | -1, count: number): number {
  const next = at + step;
  return next >= count ? -1 : next < -1 ? count - 1 : next;
}

/** The few monsters that a text most likely means; typing mistakes are forgiven as in the lookup. Never throws. */
export async function askMonsters(typed: string, signal: AbortSignal): Promise<Found> {
  const search = new URLSearchParams({ q: typed.slice(0, LONGEST_SEARCH), limit: String(MOST) });
  const asked = await askJson<{ items: Summary[]; cursor: string | null }>(
    `${paths.monstersJson()}?${search}`,
    signal,
  );
  if (asked.is !== 'here') return { is: 'lost' };
  const { items, cursor } = asked.value;
  const things = items.map(({ id, name, ...facts }) => ({ id, name, note: noteOf(facts) }));
  return { is: 'here', things, more: cursor !== null };
}
