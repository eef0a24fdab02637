import { bookWord } from '~/compendium/shelf/book-word';
import { paths } from '~/paths';
import { askJson } from '~/platform/ask-json';
import { readPreferences } from '~/platform/preferences';
import { challengeText } from '~/rules/challenge';
import type { Found, PickerLimits, Thing } from '~/ui/picker/thing';

/** Eight different ones, the most that the compendium names in one request. */
export const CREATURE_LIMITS: PickerLimits = { kinds: 8, each: 50 };

/** How many creatures one search shows. */
export const SEARCH_LENGTH = 8;

type Creature = { id: string; name: string; source: string; cr: number };

/** A creature as a picker shows it. */
export function creatureOf({ id, name, source, cr }: Creature): Thing {
  return { id, name, note: `${bookWord(source)} · CR ${challengeText(cr)}` };
}

/** Searches creatures by the public search. */
export async function findCreatures(query: string, signal: AbortSignal): Promise<Found> {
  const { edition } = readPreferences(new Headers({ Cookie: document.cookie }));
  const search = new URLSearchParams({ q: query, limit: String(SEARCH_LENGTH), edition });
  const answer = await askJson<{ items: Creature[]; cursor: string | null }>(
    `${paths.monstersJson()}?${search}`,
    signal,
  );
  if (answer.is !== 'here') return { is: 'lost' };
  return {
    is: 'here',
    things: answer.value.items.map(creatureOf),
    more: answer.value.cursor !== null,
  };
}
