import { Link } from '@remix-run/react';
import type { SyntheticEvent } from 'react';
import { ALL_FILTERS, withParam } from '~/compendium/search/search-address';
import { paths } from '~/paths';
import { Count } from '~/ui/badge';
import { FilterField } from './filter-field';
import { type FilterGroup, NUMBERS } from './filters';
import { NumberFields, RatingFields } from './number-fields';
import styles from './search-form.module.css';

/** The invalid parameters of a search, and a sentence about them. */
export type WrongFilters = { params: readonly string[]; says: string };

export type FilterGroupsProps = {
  params: URLSearchParams;
  groups: readonly FilterGroup[];
  wrong: WrongFilters | null;
  /** Whether the page is hydrated; rarely opened parts are rendered only then. */
  isAwake: boolean;
};

/** Besides the default size. */
const PAGE_SIZES = ['50', '100', '200'];

/** The five most important filters, and all others in a collapsed section. */
export function FilterGroups({ params, groups, wrong, isAwake }: FilterGroupsProps) {
  const marked = wrong?.params ?? [];
  const [first, ...others] = groups;
  const inForce = moreInForce(params, others);
  const isAsked = params.has(ALL_FILTERS);
  const isWrong = marked.some((param) => !/^(q$|cr)/.test(param));
  return (
    <div className={styles.fields}>
      <RatingFields params={params} marked={marked} />
      {/* Next to the fields, since a change here searches immediately, far above the results. */}
      {wrong && <p role="alert">{wrong.says}</p>}
      {first?.filters.map((filter) => (
        <FilterField key={filter.param} filter={filter} params={params} />
      ))}
      {/* Unfold the section if it contains an invalid field. */}
      <details
        className={styles.more}
        open={isWrong || (isAsked && !isAwake) || undefined}
        onToggle={showUnfolded}
      >
        <summary>More filters {inForce > 0 && <Count value={inForce} of="active" />}</summary>
        {/* Rarely used, with hundreds of choices: rendered only after hydration, or when active or requested. */}
        {isAwake || inForce > 0 || isAsked || isWrong ? (
          <OtherFilters params={params} groups={others} marked={marked} />
        ) : (
          <noscript>
            <Link to={paths.monsterLookup(withParam(params, ALL_FILTERS, 'all'))}>
              Show all filters
            </Link>
          </noscript>
        )}
      </details>
    </div>
  );
}

/** Scrolls an expanded section into view when it is below the edge of its container. */
function showUnfolded({ currentTarget: folded }: SyntheticEvent<HTMLDetailsElement>) {
  const frame = folded.closest('section, dialog');
  if (!folded.open || !frame) return;
  frame.scrollBy({
    top: folded.getBoundingClientRect().top - frame.getBoundingClientRect().top,
    behavior: 'instant',
  });
}

type OtherFiltersProps = {
  params: URLSearchParams;
  groups: readonly FilterGroup[];
  marked: readonly string[];
};

function OtherFilters({ params, groups, marked }: OtherFiltersProps) {
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Numbers</legend>
        <NumberFields params={params} marked={marked} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>What it can do</legend>
        <label className={styles.field}>
          <span>Text of traits and actions</span>
          <input
            type="search"
            name="text"
            placeholder="Paralyzed, teleport…"
            maxLength={200}
            aria-invalid={marked.includes('text') || undefined}
            autoComplete="off"
            defaultValue={params.get('text') ?? ''}
          />
        </label>
      </fieldset>
      {groups.map(({ title, filters }) => (
        <fieldset key={title} className={styles.group}>
          <legend>{title}</legend>
          {filters.map((filter) => (
            <FilterField key={filter.param} filter={filter} params={params} />
          ))}
        </fieldset>
      ))}
      <label className={styles.field}>
        <span>Monsters per page</span>
        <select name="limit" defaultValue={params.get('limit') ?? ''}>
          <option value="">20</option>
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </>
  );
}

/** The number of fields in the collapsed section that have a value. */
function moreInForce(params: URLSearchParams, groups: readonly FilterGroup[]): number {
  const fields = [
    ...[...NUMBERS.map(({ param }) => param), 'text', 'limit'].map((param) => ({
      param,
      look: '',
    })),
    ...groups.flatMap(({ filters }) => filters),
  ];
  return fields.filter(({ param, look }) =>
    // Opposites of pills shown above.
    params.getAll(param).some((value) => value !== '' && (look !== 'nots' || value[0] === '-')),
  ).length;
}
