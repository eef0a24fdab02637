import { readChallenge } from '~/rules/read-challenge';
import { type Ask, askSearch, readAsk } from './ask';
import { DRAFT_LIMITS, type Draft, type DraftRow, type Group, rowOf, USUAL_GROUPS } from './draft';
import { groupsText } from './draft-text';

/**
 * The result of a button: the URL of the changed fight (`search`), a generator command for the server (`draws`), or
 * null when no button was pressed.
 */
export type Pressed = { readonly search: string } | { readonly draws: string } | null;

/**
 * Applies the builder's buttons, by the value of `press`: `add:goblin`, `more:2`, `fewer:2`, `remove:2`, `lock:2`,
 * `side:2`, `set`, `clear`, `party`, `placeholder`. The same on the server and in the browser.
 */
export function pressed(params: URLSearchParams): Pressed {
  const press = params.get('press') ?? '';
  if (press === '') return null;
  const ask = readAsk(params);
  if (/^(draw|again)\b/.test(press)) return { draws: press };
  const { rows, ...draft } = after(typed(ask.draft, params), press, params);
  // A count of 0 removes a row; done last, so that the button applied to the row it was on.
  const left = rows.filter(({ count }) => count > 0);
  return { search: askSearch({ ...draft, rows: left }, restAfter(ask, press)) };
}

/** A search restarts at the first page, because a cursor belongs to the old list. */
function restAfter({ rest }: Ask, press: string): URLSearchParams {
  const kept = new URLSearchParams(rest);
  if (press === 'find') kept.delete('cursor');
  return kept;
}

function after(draft: Draft, press: string, params: URLSearchParams): Draft {
  const { rows } = draft;
  const [does = '', ...rest] = press.split(':');
  const on = rest.join(':');
  const at = /^\d{1,2}$/.test(on) ? Number(on) : -1;
  const change = (to: (row: DraftRow) => DraftRow): Draft => ({
    ...draft,
    rows: rows.map((row, place) => (place === at ? to(row) : row)),
  });
  switch (does) {
    case 'add':
      return { ...draft, rows: added(rows, on) };
    case 'placeholder':
      return { ...draft, rows: withPlaceholder(rows, params) };
    case 'more':
      return change((row) => ({ ...row, count: Math.min(DRAFT_LIMITS.count, row.count + 1) }));
    case 'fewer':
      return rows[at]?.count === 1
        ? { ...draft, rows: rows.filter((_, place) => place !== at) }
        : change((row) => ({ ...row, count: row.count - 1 }));
    case 'remove':
      return { ...draft, rows: rows.filter((_, place) => place !== at) };
    case 'lock':
      return change((row) => ({ ...row, locked: !row.locked }));
    case 'side':
      return change((row) => ({ ...row, side: row.side === 'foes' ? 'allies' : 'foes' }));
    case 'clear':
      return { ...draft, rows: [] };
    case 'party':
      return withParty(draft, params);
    default:
      return draft;
  }
}

/** Adds one creature: to its row of foes if there is one, else in a new row. */
function added(rows: readonly DraftRow[], id: string): readonly DraftRow[] {
  const at = rows.findIndex((row) => row.id === id && row.side === 'foes' && row.round === null);
  const row = rows[at];
  if (row) {
    const one = { ...row, count: Math.min(DRAFT_LIMITS.count, row.count + 1) };
    return rows.with(at, one);
  }
  return rows.length < DRAFT_LIMITS.rows ? [...rows, rowOf(id)] : rows;
}

function withPlaceholder(rows: readonly DraftRow[], params: URLSearchParams): readonly DraftRow[] {
  const cr = readChallenge(params.get('rating') ?? '');
  if (cr === null || rows.length >= DRAFT_LIMITS.rows) return rows;
  const name = (params.get('who') ?? '').replace(/\s+/g, ' ').trim();
  return [...rows, { ...rowOf(''), id: null, cr, name: name.slice(0, DRAFT_LIMITS.nameLetters) }];
}

/** Applies the counts and rounds typed in the rows, whichever button was pressed. */
function typed(draft: Draft, params: URLSearchParams): Draft {
  const rows = draft.rows.map((row, at): DraftRow => {
    const count = params.get(`n${at}`)?.trim() ?? '';
    const round = params.get(`round${at}`)?.trim();
    const many = /^\d{1,3}$/.test(count) ? Number(count) : row.count;
    const wave = /^\d{1,3}$/.test(round ?? '') && Number(round) > 0 ? Number(round) : null;
    return {
      ...row,
      count: Math.min(DRAFT_LIMITS.count, many),
      round: round === undefined ? row.round : wave,
    };
  });
  return { ...draft, rows };
}

/** Applies the party form: a saved party, or the user's characters and groups in `c0`, `l0`, `c1`, `l1` … */
function withParty(draft: Draft, params: URLSearchParams): Draft {
  const partyId = draft.partyId;
  if (partyId !== null) return { ...draft, groups: [], characters: [] };
  const groups: Group[] = [];
  let heroes = 0;
  for (let at = 0; at < DRAFT_LIMITS.groups; at += 1) {
    const count = numberIn(params, `c${at}`, DRAFT_LIMITS.heroes);
    const level = numberIn(params, `l${at}`, 20) || 1;
    if (count === 0 || heroes + count > DRAFT_LIMITS.heroes) continue;
    heroes += count;
    groups.push({ level, count });
  }
  // A user who selects characters does not mean the form's default group in addition.
  const isNobody = draft.characters.length > 0 && groupsText(groups) === groupsText(USUAL_GROUPS);
  return { ...draft, groups: isNobody ? [] : groups };
}

function numberIn(params: URLSearchParams, name: string, most: number): number {
  const text = params.get(name)?.trim() ?? '';
  return /^\d{1,3}$/.test(text) ? Math.min(most, Number(text)) : 0;
}
