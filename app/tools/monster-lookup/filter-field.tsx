import type { Filter } from './filters';
import styles from './search-form.module.css';

/** One filter of the form, as pills or as a select. */
export function FilterField({ filter, params }: { filter: Filter; params: URLSearchParams }) {
  const given = params.getAll(filter.param).map((value) => value.toLowerCase());
  return filter.look === 'pills' ? (
    <Pills filter={filter} chosen={given} />
  ) : (
    <List
      filter={filter}
      chosen={filter.look === 'nots' ? given.filter((value) => value.startsWith('-')) : given}
    />
  );
}

function Pills({ filter, chosen }: { filter: Filter; chosen: readonly string[] }) {
  return (
    <fieldset className={styles.choices}>
      <legend>{filter.label}</legend>
      {filter.choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            name={filter.param}
            value={value}
            defaultChecked={chosen.includes(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * A select shows one value; further values of the URL are kept in hidden fields and can be removed with their chips.
 */
function List({ filter, chosen }: { filter: Filter; chosen: readonly string[] }) {
  const { param, label, look, choices } = filter;
  const [shown = '', ...others] = chosen;
  const negated = choices.map(({ value, label: text }) => (
    <option key={value} value={`-${value}`}>
      {look === 'nots' ? text : `Not ${text.toLowerCase()}`}
    </option>
  ));
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select name={param} defaultValue={shown}>
        <option value="">{look === 'nots' ? 'None' : 'Any'}</option>
        {look === 'nots'
          ? negated
          : choices.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
        {look === 'list-with-not' && <optgroup label="Exclude">{negated}</optgroup>}
      </select>
      {others.map((value) => (
        <input key={value} type="hidden" name={param} defaultValue={value} />
      ))}
    </label>
  );
}
