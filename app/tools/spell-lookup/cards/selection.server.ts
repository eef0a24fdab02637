import type { SpellRecord } from '~/compendium/records/spell-record';
import { searchSpells } from '~/compendium/search/search.server';
import { readSpellQuery } from '~/compendium/search/spell-search';
import { type Shelved, spellsByIds } from '~/compendium/shelf/records.server';
import type { Database } from '~/platform/database.server';
import { sayProblem } from '../search/say-problem';
import { CHOICE_PARAMS } from './card-choices';

/** The maximum number of selected spells; both editions together have fewer. */
export const MOST_SPELLS = 800;

/** The number of rows and records per query. */
const AT_ONCE = 200;

/** The spells of a selection, or what is wrong with its parameters. */
export type Selection =
  | { ok: true; title: string; ids: string[]; more: boolean }
  | { ok: false; problem: string };

/** Reads a selection: the results of a search, or a list of ids. */
export async function readSelection(db: Database, params: URLSearchParams): Promise<Selection> {
  if (params.get('of') === 'spells') {
    const ids = params.getAll('id').flatMap((id) => id.split(','));
    const named = [...new Set(ids.map((id) => id.trim()).filter((id) => id !== ''))];
    return {
      ok: true,
      title: 'Chosen spells',
      ids: named.slice(0, MOST_SPELLS),
      more: named.length > MOST_SPELLS,
    };
  }
  return found(db, params);
}

async function found(db: Database, params: URLSearchParams): Promise<Selection> {
  const search = new URLSearchParams(params);
  for (const name of [...CHOICE_PARAMS, 'of', 'cursor']) search.delete(name);
  search.set('limit', String(AT_ONCE));
  const ids: string[] = [];
  // Without any search parameter, nothing is selected rather than everything.
  let cursor: string | null = search.size > 1 ? '' : null;
  while (cursor !== null && ids.length < MOST_SPELLS) {
    search.set('cursor', cursor);
    const reading = readSpellQuery(search);
    if (!reading.ok) return { ok: false, problem: sayProblem(reading) };
    const page = await searchSpells(db, reading.query);
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.cursor;
  }
  const title = search.get('q') ? `Spells like “${search.get('q')}”` : 'Chosen spells';
  return { ok: true, title, ids: ids.slice(0, MOST_SPELLS), more: cursor !== null };
}

/** The complete spells with these ids, in order; unknown ids are omitted. */
export async function recordsOf(
  db: Database,
  ids: readonly string[],
): Promise<Shelved<SpellRecord>[]> {
  const records: Shelved<SpellRecord>[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    records.push(...(await spellsByIds(db, ids.slice(from, from + AT_ONCE))));
  }
  return records;
}
