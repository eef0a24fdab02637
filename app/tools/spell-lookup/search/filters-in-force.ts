import { withoutValue, withParam } from '~/compendium/search/search-address';
import { SPELL_FILTERS } from './spell-filters';

/** An active filter: its description, and the search without it. */
export type InForce = { says: string; without: string };

/** The maximum number of chips: above what a search accepts, so that the excess is visible. */
const MOST_SHOWN = 40;

/** The active filters of a search as text; unknown values are shown as given. */
export function filtersInForce(params: URLSearchParams, bookName: string | null): InForce[] {
  const filters = SPELL_FILTERS.flatMap((group) => group.filters);
  const seen = new Set<string>();
  const found = [...params].flatMap(([param, given]): InForce[] => {
    const value = given.trim().toLowerCase();
    if (value === '' || seen.has(`${param}=${value}`)) return [];
    seen.add(`${param}=${value}`);
    if (param === 'source') {
      return [{ says: `Source: ${given}`, without: withoutValue(params, param, given) }];
    }
    if (param === 'book' && bookName !== null) {
      const rest = new URLSearchParams(params);
      rest.delete('ready');
      return [{ says: `In “${bookName}”`, without: withParam(rest, 'book', null) }];
    }
    if (param === 'ready' && bookName !== null) {
      return [{ says: 'Prepared or ritual', without: withParam(params, 'ready', null) }];
    }
    const known = filters.filter((filter) => filter.param === param);
    if (known.length === 0) return [];
    return [{ says: saysOf(known, value), without: withoutValue(params, param, given) }];
  });
  return found.slice(0, MOST_SHOWN);
}

function saysOf(
  known: readonly {
    choices: readonly { value: string; label: string }[];
    says: (label: string) => string;
  }[],
  value: string,
): string {
  for (const { choices, says } of known) {
    const choice = choices.find((one) => one.value === value);
    if (choice) return says(choice.label);
  }
  const plain = value.startsWith('-') ? value.slice(1) : value;
  for (const { choices, says } of known) {
    const choice = choices.find((one) => one.value === plain);
    if (choice) return `Not: ${says(choice.label)}`;
  }
  return value;
}
