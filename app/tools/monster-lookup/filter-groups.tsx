import { CHALLENGE_RATINGS, challengeText } from '~/rules/challenge';
import { FilterField } from './filter-field';
import { type FilterGroup, NUMBERS } from './filters';
import styles from './search-form.module.css';

/** What of a search cannot be understood: the parameters, and a sentence about them. */
export type WrongFilters = { params: readonly string[]; says: string };

export type FilterGroupsProps = {
  params: URLSearchParams;
  groups: readonly FilterGroup[];
  wrong: WrongFilters | null;
};

/** Besides the usual one. */
const PAGE_SIZES = ['50', '100', '200'];

const RATINGS = CHALLENGE_RATINGS.map(challengeText);

/** Every filter of the search, group by group. */
export function FilterGroups({ params, groups, wrong }: FilterGroupsProps) {
  const marked = wrong?.params ?? [];
  return (
    <div className={styles.groups}>
      <fieldset className={styles.group}>
        <legend>Challenge and numbers</legend>
        <RatingField name="crMin" label="Challenge from" params={params} marked={marked} />
        <RatingField name="crMax" label="Challenge to" params={params} marked={marked} />
        {NUMBERS.map(({ param, label }) => (
          <label key={param} className={styles.field}>
            <span>{label}</span>
            <input
              name={param}
              inputMode="numeric"
              aria-invalid={marked.includes(param) || undefined}
              maxLength={param.startsWith('hp') ? 4 : 2}
              autoComplete="off"
              defaultValue={params.get(param) ?? ''}
            />
          </label>
        ))}
        {/* Beside its fields: what changes here is searched at once, far above the results. */}
        {wrong && <p role="alert">{wrong.says}</p>}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>What it can do</legend>
        <label className={styles.field}>
          <span>Words of its traits and actions</span>
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
        <span>Monsters on a page</span>
        <select name="limit" defaultValue={params.get('limit') ?? ''}>
          <option value="">20</option>
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

function RatingField({
  name,
  label,
  params,
  marked,
}: {
  name: string;
  label: string;
  params: URLSearchParams;
  marked: readonly string[];
}) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select
        name={name}
        defaultValue={params.get(name) ?? ''}
        aria-invalid={marked.includes(name) || undefined}
      >
        <option value="">Any</option>
        {RATINGS.map((rating) => (
          <option key={rating}>{rating}</option>
        ))}
      </select>
    </label>
  );
}
