import { Button } from '~/ui/button';
import { isMultiattack, MOST_TIMES, MULTIATTACK_PARTS } from '../form/multiattack-press';
import styles from './editor.module.css';
import { Pick, useValues } from './form-values';

const TIMES = Array.from({ length: MOST_TIMES }, (_, at) => String(at + 1)).map((value) => ({
  value,
  label: `${value} ×`,
}));
const PARTS = Array.from({ length: MULTIATTACK_PARTS }, (_, at) => at);

/** The fields to compose a Multiattack from the other actions and their counts. */
export function MultiattackFields({ rows }: { rows: readonly number[] }) {
  const { one } = useValues();
  const choices = rows
    .map((row) => ({ value: String(row), label: one(`actions.${row}.name`) }))
    .filter(({ label }) => label !== '' && !isMultiattack(label));
  if (choices.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>Build the Multiattack</summary>
      <div className={styles.inside}>
        <div className={styles.pairs}>
          {PARTS.map((part) => (
            <div key={part} className={styles.slots}>
              <Pick name={`multi.${part}.times`} label="Times" choices={TIMES} />
              <Pick
                name={`multi.${part}.of`}
                label={part === 0 ? 'What' : 'And'}
                choices={[{ value: '', label: '–' }, ...choices]}
              />
            </div>
          ))}
        </div>
        <div>
          <Button kind="quiet" icon="edit" name="press" value="multiattack" formNoValidate>
            Write the text
          </Button>
        </div>
      </div>
    </details>
  );
}
