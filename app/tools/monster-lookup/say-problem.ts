import type { QueryProblem } from '~/compendium/search/search-query';
import { type FilterGroup, NUMBERS, OTHER_NUMBERS } from './filters';

/** The labels of form fields that are not in a filter group. */
const FIELDS: Readonly<Record<string, string>> = {
  q: 'The name',
  crMin: 'Challenge from',
  crMax: 'Challenge to',
  edition: 'The edition',
  sort: 'The order',
  dir: 'The direction of the order',
  limit: 'The number of rows',
  text: 'What it can do',
  cursor: 'The page of results',
  ...Object.fromEntries(OTHER_NUMBERS.map(({ param, says }) => [param, says])),
  ...Object.fromEntries(NUMBERS.map(({ param, says }) => [param, says])),
};

/** Describes a problem with the form's labels: "Challenge from 5 is more than challenge to 1." */
export function sayProblem(
  { problem, params: wrong }: Pick<QueryProblem, 'problem' | 'params'>,
  asked: URLSearchParams,
  groups: readonly FilterGroup[],
): string {
  const filters = groups.flatMap((group) => group.filters);
  const nameOf = (param: string) =>
    FIELDS[param] ?? filters.find((filter) => filter.param === param)?.label ?? param;
  const [first, second] = wrong;
  if (first !== undefined && second !== undefined) {
    const [lower, upper] = [first, second].map(
      (param) => `${nameOf(param)} ${asked.get(param)?.trim()}`,
    );
    return `${lower} is more than ${small(upper ?? '')}.`;
  }
  return problem.replace(/^"(\w+)"/, (_, param: string) => nameOf(param));
}

/** Lowers the first letter for use inside a sentence, except in abbreviations. */
function small(words: string): string {
  return words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
