import { Select } from '~/ui/select';
import { type Ask, SWITCH_KEYS, SWITCHES } from '../address/ask';
import styles from './simulator.module.css';

/** The options of the battle. */
export function OptionFields({ ask }: { ask: Ask }) {
  return (
    <fieldset className={styles.side}>
      <legend>Options</legend>
      <div className={styles.switches}>
        {SWITCH_KEYS.map((key) => (
          <label key={key}>
            <input type="checkbox" name={`on-${key}`} defaultChecked={ask.on.includes(key)} />
            {SWITCHES[key]}
          </label>
        ))}
      </div>
      <div className={styles.numbers}>
        <Select
          label="Rules"
          name="edition"
          choices={[
            { value: '2014', label: '2014' },
            { value: '2024', label: '2024' },
          ]}
          defaultValue={ask.edition}
        />
        <Select
          label="Surprised"
          name="surprised"
          choices={[
            { value: '', label: 'Nobody' },
            { value: 'a', label: 'Side A' },
            { value: 'b', label: 'Side B' },
          ]}
          defaultValue={ask.surprised ?? ''}
        />
      </div>
    </fieldset>
  );
}
