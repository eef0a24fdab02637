import { CHALLENGE_RATINGS, challengeText } from '~/rules/challenge';
import { NUMBERS } from './filters';
import styles from './search-form.module.css';

export type NumberFieldsProps = {
  params: URLSearchParams;
  /** The invalid parameters. */
  marked: readonly string[];
};

const RATINGS = CHALLENGE_RATINGS.map(challengeText);

/** The selects of the lowest and highest challenge rating. */
export function RatingFields({ params, marked }: NumberFieldsProps) {
  const ends = { crMin: 'Challenge from', crMax: 'Challenge to' };
  return (
    <div className={styles.pair}>
      {Object.entries(ends).map(([name, label]) => (
        <label key={name} className={styles.field}>
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
      ))}
    </div>
  );
}

/** The numeric fields of armor class, hit points and abilities. */
export function NumberFields({ params, marked }: NumberFieldsProps) {
  return (
    <>
      {NUMBERS.map(({ param, says }) => (
        <label key={param} className={styles.field}>
          <span>{says}</span>
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
    </>
  );
}
