import { MOST_CORRECTIONS } from './search-corrections';
import type { Correction, Place, ShelfQuery } from './search-query';
import { correctableWords, isShort, stretchesOf } from './search-words';

const LONGEST_CURSOR = 4000;
const LONGEST_KEY_TEXT = 400;

type Ordering = Pick<ShelfQuery, 'sort' | 'descending'>;

/** The parts of a query that its cursors depend on. */
type Paged = Ordering & Pick<ShelfQuery, 'text'>;

function orderName({ sort, descending }: Ordering): string {
  return descending ? `-${sort}` : sort;
}

/** Encodes the cursor of the next page. */
export function writeCursor(ordering: Ordering, place: Place): string {
  const { tier, key, corrections } = place;
  const pairs = corrections?.map((near) => near.map(({ word, typos }) => [word, typos])) ?? null;
  const bytes = new TextEncoder().encode(JSON.stringify([orderName(ordering), tier, key, pairs]));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes a cursor made by `writeCursor` for the same order and words; null for any other text. */
export function readCursor(query: Paged, text: string): Place | null {
  if (text.length > LONGEST_CURSOR || !/^[\w-]+$/.test(text)) return null;
  let held: unknown;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    held = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
  if (!Array.isArray(held) || held.length !== 4) return null;
  const [order, tier, key, pairs]: unknown[] = held;
  if (order !== orderName(query)) return null;
  const corrections = pairs === null ? null : readCorrections(pairs, query.text);
  if (corrections === undefined || !Array.isArray(key)) return null;
  const stretches = stretchesOf(query, corrections !== null);
  if (typeof tier !== 'number' || stretches[tier] === undefined) return null;
  const ranked = corrections !== null && query.sort === 'relevance';
  const sorted = !['name', 'relevance'].includes(query.sort);
  if (key.length !== (ranked || sorted ? 3 : 2) || !key.every(isKeyPart)) return null;
  // In every order, the name and the id come last and are texts.
  if (key.slice(-2).some((part) => typeof part !== 'string')) return null;
  return { tier, key, corrections };
}

function isKeyPart(part: unknown): part is string | number {
  if (typeof part === 'number') return Number.isFinite(part);
  // The database cannot store a lone surrogate.
  return typeof part === 'string' && part.length <= LONGEST_KEY_TEXT && !/\p{Cs}/u.test(part);
}

/** Accepts corrections only for words of the text, so that a forged cursor cannot enlarge the statement. */
function readCorrections(pairs: unknown, text: string | null): Correction[][] | undefined {
  if (text === null || isShort(text) || !Array.isArray(pairs)) return undefined;
  if (pairs.length !== correctableWords(text).length) return undefined;
  const lists = pairs.map((list: unknown) =>
    Array.isArray(list) && list.length <= MOST_CORRECTIONS ? list.map(readCorrection) : [undefined],
  );
  const whole = lists.map((list) => list.filter((near) => near !== undefined));
  return whole.every((list, at) => list.length === lists[at]?.length) ? whole : undefined;
}

function readCorrection(pair: unknown): Correction | undefined {
  if (!Array.isArray(pair) || pair.length !== 2) return undefined;
  const [word, typos]: unknown[] = pair;
  if (typeof word !== 'string' || !/^[\p{L}\p{N}]{1,80}$/u.test(word)) return undefined;
  if (typeof typos !== 'number' || !Number.isInteger(typos)) return undefined;
  return typos >= 0 && typos <= 9 ? { word, typos } : undefined;
}
