import { withoutValue, withParam } from '~/compendium/search/search-address';
import { type FilterGroup, NUMBERS, OTHER_NUMBERS } from './filters';

/** An active filter: its description, and the search without it. */
export type ActiveFilter = { says: string; without: string };

/** The active filters of a search as text; unknown values are shown as given. */
export function activeFilters(
  params: URLSearchParams,
  groups: readonly FilterGroup[],
): ActiveFilter[] {
  const listed = groups
    .flatMap(({ filters }) => filters)
    // Their values are included in the pills with the same parameter.
    .filter(({ look }) => look !== 'nots')
    .flatMap(({ param, choices, says, saysNot }) =>
      valuesOf(params, param).map((given) => {
        const negated = given.startsWith('-');
        const value = (negated ? given.slice(1) : given).toLowerCase();
        const label = choices.find((choice) => choice.value === value)?.label ?? value;
        return {
          says: negated ? saysNot(label) : says(label),
          without: withoutValue(params, param, given),
        };
      }),
    );
  const offered = new Set(groups.flatMap(({ filters }) => filters.map(({ param }) => param)));
  return oncePerWish([...numberFilters(params), ...listed, ...otherFilters(params, offered)]);
}

/** The maximum number of chips: above what a search accepts, so that the excess is visible. */
const MOST_SHOWN = 40;

/** Removes duplicates: "dragon" and "DRAGON" are one filter. */
function oncePerWish(filters: readonly ActiveFilter[]): ActiveFilter[] {
  const once = new Map(filters.toReversed().map((one) => [one.says, one]));
  return filters.filter((one) => once.get(one.says) === one).slice(0, MOST_SHOWN);
}

const RATINGS = [
  { param: 'crMin', says: 'CR from' },
  { param: 'crMax', says: 'CR to' },
];

function numberFilters(params: URLSearchParams): ActiveFilter[] {
  return [...RATINGS, ...NUMBERS, ...OTHER_NUMBERS].flatMap(({ param, says }) =>
    valuesOf(params, param)
      .slice(0, 1)
      .map((value) => ({ says: `${says} ${value}`, without: withParam(params, param, null) })),
  );
}

const OTHERS: Readonly<Record<string, string>> = {
  subtype: 'Subtype',
  environment: 'Environment',
  trait: 'Trait',
  casts: 'Casts',
  swarm: 'Swarm',
  source: 'Source',
  text: 'What it can do',
  plain: 'Part of the name',
};

/** Active filters that the form does not offer but a URL can have. */
function otherFilters(params: URLSearchParams, offered: ReadonlySet<string>): ActiveFilter[] {
  const unoffered = Object.entries(OTHERS).filter(([param]) => !offered.has(param));
  return unoffered.flatMap(([param, label]) =>
    valuesOf(params, param).map((value) => ({
      says: `${label}: ${value.replaceAll('-', ' ')}`,
      without: withoutValue(params, param, value),
    })),
  );
}

function valuesOf(params: URLSearchParams, param: string): string[] {
  return params.getAll(param).filter((value) => value.trim() !== '');
}
