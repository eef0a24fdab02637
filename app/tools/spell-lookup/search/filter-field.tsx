import styles from './search-form.module.css';
import type { SpellFilter } from './spell-filters';

/** One filter of the form, as pills or as a select. */
export function FilterField({ filter, params }: { filter: SpellFilter; params: URLSearchParams }) {
  const given = params.getAll(filter.param).map((value) => value.trim().toLowerCase());
  return filter.look === 'pills' ? (
    <Pills filter={filter} chosen={given} />
  ) : (
    <List filter={filter} chosen={given} />
  );
}

function Pills({ filter, chosen }: { filter: SpellFilter; chosen: readonly string[] }) {
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
function List({ filter, chosen }: { filter: SpellFilter; chosen: readonly string[] }) {
  const { param, label, not, choices } = filter;
  const offered = new Set(choices.flatMap(({ value }) => (not ? [value, `-${value}`] : [value])));
  // Some values of this parameter are shown as pills elsewhere.
  const own = chosen.filter((value) => offered.has(value));
  const [shown = '', ...others] = own;
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select name={param} defaultValue={shown}>
        <option value="">Any</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
        {not && (
          <optgroup label="Exclude">
            {choices.map(({ value, label: text }) => (
              <option key={value} value={`-${value}`}>{`Not ${text.toLowerCase()}`}</option>
            ))}
          </optgroup>
        )}
      </select>
      {others.map((value) => (
        <input key={value} type="hidden" name={param} defaultValue={value} />
      ))}
    </label>
  );
}
