import type { QueryProblem } from '~/compendium/search/search-query';
import { SPELL_FILTERS } from './spell-filters';

/** The labels of form fields that are not in a filter group. */
const FIELDS: Readonly<Record<string, string>> = {
  q: 'The name',
  edition: 'The edition',
  sort: 'The order',
  dir: 'The direction of the order',
  limit: 'The number of rows',
  cursor: 'The page of results',
  source: 'The source',
};

/** Describes a problem with the form's labels: "Level must be one of: 0, 1 …". */
export function sayProblem({ problem }: Pick<QueryProblem, 'problem'>): string {
  const filters = SPELL_FILTERS.flatMap((group) => group.filters);
  return problem.replace(
    /^"(\w+)"/,
    (_, param: string) =>
      FIELDS[param] ?? filters.find((filter) => filter.param === param)?.label ?? param,
  );
}
