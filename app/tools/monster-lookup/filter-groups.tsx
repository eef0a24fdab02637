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
              maxLength={2}
              autoComplete="off"
              defaultValue={params.get(param) ?? ''}
            />
          </label>
        ))}
        {/* Beside its fields: what changes here is searched at once, far above the results. */}
        {wrong && <p role="alert">{wrong.says}</p>}
      </fieldset>
      {groups.map(({ title, filters }) => (
        <fieldset key={title} className={styles.group}>
          <legend>{title}</legend>
          {filters.map((filter) => (
            <FilterField key={filter.param} filter={filter} params={params} />
          ))}
        </fieldset>
      ))}
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
