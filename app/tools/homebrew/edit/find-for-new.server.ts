import { isOwnId } from '~/compendium/records/own-id';
import { searchMonsters } from '~/compendium/search/search.server';
import { readTypedQuery } from '~/compendium/search/typed-query.server';
import { monsterById } from '~/compendium/shelf/records.server';
import type { Services } from '~/platform/services.server';

/** A creature to start from. */
export type FoundToBegin = { id: string; name: string; about: string };

const ROWS = 20;

/** Searches creatures for the page of a new one with the monster lookup's search; `first` is the one to blend with. */
export async function findForNew({ db }: Services, userId: string, params: URLSearchParams) {
  const q = (params.get('q') ?? '').trim().slice(0, 100);
  const asked = params.get('from') ?? 'both';
  const from = asked === '2014' || asked === '2024' ? asked : 'both';
  const search = new URLSearchParams({ q, edition: from, limit: String(ROWS) });
  const firstId = params.get('first');
  const [{ reading }, opened] = await Promise.all([
    readTypedQuery(db, search, userId),
    firstId === null ? null : monsterById(db, firstId, userId),
  ]);
  const first = opened === null ? null : { id: opened.id, name: opened.record.name };
  // Submitting the form twice creates only one creature.
  const newId = crypto.randomUUID();
  if (!reading.ok) {
    return { q, from, first, newId, found: { items: [], problem: reading.problem } };
  }
  const page = await searchMonsters(db, reading.query, userId);
  const items = page.items.map(({ id, name, type, size, cr, edition }): FoundToBegin => {
    const whose = isOwnId(id) ? ' · Homebrew' : '';
    return { id, name, about: `CR ${ratingText(cr)} · ${size} ${type} · ${edition}${whose}` };
  });
  return { q, from, first, newId, found: { items, problem: null } };
}

function ratingText(cr: number): string {
  return cr > 0 && cr < 1 ? `1/${1 / cr}` : String(cr);
}
