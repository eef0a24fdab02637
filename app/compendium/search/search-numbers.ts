import { CHALLENGE_RATINGS } from '~/rules/challenge';
import { readChallenge } from '~/rules/read-challenge';
import { digitKinds, facet } from '../shelf/facets';
import { type QueryProblem, type ShelfQuery, wrong } from './search-query';

/**
 * A numeric filter with a minimum and maximum parameter ("acMin=15") and its limits. Records also have facets for the
 * tens, hundreds and thousands of a `far` number.
 */
export type NumberParam = {
  param: string;
  facet: string;
  least: number;
  most: number;
  far?: boolean;
};

/** Reads each number's range as one wish: a record must have one of the values in it. */
export function readNumbers(
  params: URLSearchParams,
  numbers: readonly NumberParam[],
): { ok: true; wishes: string[][] } | QueryProblem {
  const wishes: string[][] = [];
  for (const { param, facet: kind, least, most, far } of numbers) {
    const [min = least, max = most] = [`${param}Min`, `${param}Max`].map((name) => {
      const text = params.get(name)?.trim() ?? '';
      if (text === '') return undefined;
      return text.length <= String(most).length + 1 && /^\d{1,4}$/.test(text)
        ? Number(text)
        : Number.NaN;
    });
    for (const [name, value] of [
      [`${param}Min`, min],
      [`${param}Max`, max],
    ] as const) {
      if (!(value >= least && value <= most)) {
        return wrong(`"${name}" must be a whole number from ${least} to ${most}.`, name);
      }
    }
    if (min > max) {
      const [lower, upper] = [`${param}Min`, `${param}Max`];
      return wrong(`"${lower}" must not be more than "${upper}".`, lower, upper);
    }
    if (min === least && max === most) continue;
    wishes.push(
      far
        ? farRange(kind, min, max)
        : Array.from({ length: max - min + 1 }, (_, at) => facet(kind, min + at)),
    );
  }
  return { ok: true, wishes };
}

/** The fewest facets that cover a range: 95 to 210 are 95 to 99, the hundred from 100, the ten from 200, and 210. */
function farRange(kind: string, min: number, max: number): string[] {
  const largestFirst = digitKinds(kind).toReversed();
  const found: string[] = [];
  for (let from = min; from <= max; ) {
    const fits = largestFirst.find(({ step }) => from % step === 0 && from + step - 1 <= max);
    if (!fits) break;
    found.push(facet(fits.kind, from / fits.step));
    from += fits.step;
  }
  return found;
}

/** Reads the requested range of challenge ratings; null for all. `facetOf` returns the facet of one. */
export function readRatings(
  params: URLSearchParams,
  facetOf: (cr: number) => string,
): { ok: true; range: ShelfQuery['range'] } | QueryProblem {
  const lowest = readRating(params, 'crMin', 0);
  if (!lowest.ok) return lowest;
  const highest = readRating(params, 'crMax', 30);
  if (!highest.ok) return highest;
  if (lowest.cr > highest.cr) {
    return wrong('"crMin" must not be more than "crMax".', 'crMin', 'crMax');
  }
  if (lowest.cr === 0 && highest.cr === 30) return { ok: true, range: null };
  const between = CHALLENGE_RATINGS.filter((cr) => cr >= lowest.cr && cr <= highest.cr);
  const facets = between.map(facetOf);
  return { ok: true, range: { column: 'cr', min: lowest.cr, max: highest.cr, facets } };
}

function readRating(
  params: URLSearchParams,
  param: string,
  absent: number,
): { ok: true; cr: number } | QueryProblem {
  const text = params.get(param)?.trim() ?? '';
  if (text === '') return { ok: true, cr: absent };
  const cr = readChallenge(text);
  if (cr !== null) return { ok: true, cr };
  return wrong(`"${param}" must be a challenge rating: 0, 1/8, 1/4, 1/2, or 1 to 30.`, param);
}
