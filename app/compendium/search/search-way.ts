import type { ShelfRow } from '../shelf/shelf';
import { type Correction, correctionsOf } from '../shelf/typo-index';
import type { Climb, Probe } from './search-probe';
import type { ShelfQuery } from './search-query';
import type { Words } from './search-words';

/**
 * How rows are found: through the full-text index, or along the index of their order, judging each; `from` is the first
 * value of that order that can have a match, null when any can.
 */
export type Way = { by: 'match'; match: string } | { by: 'index'; from: string | number | null };

/** The way, how many matches there are if that is known, and the corrections of a mistyped text. */
export type FoundWay = {
  way: Way;
  count: number | null;
  corrections: readonly (readonly Correction[])[] | null;
};

/**
 * Finds out how to look: with the words as typed or corrected, gathering all matches or walking an index. `results` are the
 * rows of each statement of the probe.
 */
export function wayOf(
  query: ShelfQuery,
  words: Words,
  probe: Probe,
  results: readonly (readonly ShelfRow[])[],
): FoundWay {
  const left = [...results];
  const resumed = words.names === null ? null : (query.after?.corrections ?? null);
  if (resumed) return correctedWay(words, resumed);
  const counted = probe.counts ? (left.shift() ?? []) : [];
  const [named = [], near = []] = left;
  if (probe.spells && named.length === 0) {
    const known = near.map((row) => String(row.word));
    return correctedWay(words, correctionsFor(words, known));
  }
  const { match, short } = words;
  const [first, ...rungs] = counted;
  const matches = Number(first?.found ?? 0);
  const way =
    matches > probe.mostGathered
      ? wayAmongMany(match, probe.climb, rungs, probe.mostGathered)
      : gather(match);
  return { way, count: match === null || short ? null : matches, corrections: null };
}

function gather(match: string | null): Way {
  return match === null ? { by: 'index', from: null } : { by: 'match', match };
}

function correctedWay(words: Words, corrections: NonNullable<FoundWay['corrections']>): FoundWay {
  const { before, after } = words.around;
  const match = before + nearNames(words, corrections) + after;
  return { way: { by: 'match', match }, count: null, corrections };
}

/**
 * What each word may have meant, of the words that are known. A single word is only taken for its nearest ones; among
 * several, each narrows down the others.
 */
function correctionsFor({ correctable }: Words, known: readonly string[]): Correction[][] {
  const lists = correctable.map((word) => correctionsOf(word, known));
  if (lists.length > 1) return lists;
  return lists.map((list) => list.filter((near) => near.typos === list[0]?.typos));
}

/** Names in which each word, or one that it may have been meant for, is found; all of them are letters and digits. */
function nearNames({ searched }: Words, corrections: readonly (readonly Correction[])[]): string {
  const each = searched.map((word, at) => {
    const near = (corrections[at] ?? []).map((correction) => `"${correction.word}"`);
    return `(${[`"${word}" *`, ...near].join(' OR ')})`;
  });
  const joined = (corrections[searched.length] ?? []).map(({ word }) => `"${word}"`);
  const apart = `(name : (${each.join(' AND ')}))`;
  return joined.length === 0 ? apart : `(${apart} OR (name : (${joined.join(' OR ')})))`;
}

function wayAmongMany(
  match: string | null,
  climb: Climb | null,
  rows: readonly ShelfRow[],
  mostGathered: number,
): Way {
  const last = rows.at(-1);
  if (!match || !climb || !last) return { by: 'index', from: null };
  if (Number(last.found) <= mostGathered) {
    const facets = climb.facets.slice(0, Number(last.rung) + 1).map((facet) => `"${facet}"`);
    return { by: 'match', match: `(${match}) AND (facets : (${facets.join(' OR ')}))` };
  }
  const first = rows.findIndex((row) => Number(row.found) > 0);
  const ascending = (climb.lowest[0] ?? 0) < (climb.lowest[1] ?? 0);
  // Downwards a rung is entered at its top, just below the rung above; walking from there on misses nothing.
  const from = ascending ? climb.lowest[first] : climb.lowest[first - 1];
  return { by: 'index', from: from ?? null };
}
