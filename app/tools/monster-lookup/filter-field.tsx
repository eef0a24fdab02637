import type { Filter } from './filters';
import styles from './search-form.module.css';

/** One filter of the form, as pills or as a list. */
export function FilterField({ filter, params }: { filter: Filter; params: URLSearchParams }) {
  const { param, label, look, choices } = filter;
  if (look === 'pills') {
    const chosen = params.getAll(param).map((value) => value.toLowerCase());
    return (
      <fieldset className={styles.pills}>
        <legend>{label}</legend>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="checkbox"
              name={param}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select name={param} defaultValue={params.get(param)?.toLowerCase() ?? ''}>
        <option value="">Any</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
        {look === 'list-with-not' && (
          <optgroup label="But not">
            {choices.map(({ value, label: text }) => (
              <option key={value} value={`-${value}`}>
                {`Not ${text.toLowerCase()}`}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </label>
  );
}
