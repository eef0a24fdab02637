import type { Place, ShelfQuery } from './search-query';
import type { Correction } from './typo-index';

const LONGEST_CURSOR = 4000;
const LONGEST_KEY_TEXT = 400;

type Ordering = Pick<ShelfQuery, 'sort' | 'descending'>;

function orderName({ sort, descending }: Ordering): string {
  return descending ? `-${sort}` : sort;
}

/** The text that asks for the next page. */
export function writeCursor(ordering: Ordering, place: Place): string {
  const { tier, key, corrections } = place;
  const pairs = corrections?.map((near) => near.map(({ word, typos }) => [word, typos])) ?? null;
  const bytes = new TextEncoder().encode(JSON.stringify([orderName(ordering), tier, key, pairs]));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads a cursor that `writeCursor` made for the same order; null for any other text. */
export function readCursor(ordering: Ordering, text: string): Place | null {
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
  if (order !== orderName(ordering) || (tier !== 0 && tier !== 1)) return null;
  const corrections = pairs === null ? null : readCorrections(pairs);
  if (corrections === undefined || !Array.isArray(key)) return null;
  const ranked = corrections !== null && ordering.sort === 'relevance';
  const sorted = !['name', 'relevance'].includes(ordering.sort);
  if (key.length !== (ranked || sorted ? 3 : 2) || !key.every(isKeyPart)) return null;
  return { tier, key, corrections };
}

function isKeyPart(part: unknown): part is string | number {
  if (typeof part === 'string') return part.length <= LONGEST_KEY_TEXT;
  return typeof part === 'number' && Number.isFinite(part);
}

function readCorrections(pairs: unknown): Correction[][] | undefined {
  if (!Array.isArray(pairs) || pairs.length > 9) return undefined;
  const lists = pairs.map((list: unknown) =>
    Array.isArray(list) && list.length <= 5 ? list.map(readCorrection) : [undefined],
  );
  const whole = lists.map((list) => list.filter((near) => near !== undefined));
  return whole.every((list, at) => list.length === lists[at]?.length) ? whole : undefined;
}

function readCorrection(pair: unknown): Correction | undefined {
  if (!Array.isArray(pair) || pair.length !== 2) return undefined;
  const [word, typos]: unknown[] = pair;
  if (typeof word !== 'string' || !/^[\p{L}\p{N}]{1,80}$/u.test(word)) return undefined;
  return typeof typos === 'number' && typos >= 0 && typos <= 9 ? { word, typos } : undefined;
}
