import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import type { Ask } from '../address/ask';
import { isWritten } from '../address/row';
import { changesOf, type Known } from '../address/what-if';
import styles from './simulator.module.css';

/** The additional questions: one change for comparison, and how many of a creature side A can beat. */
export function BesideFields({ ask, known }: { ask: Ask; known: Known }) {
  if (ask.sides.a.length === 0 || ask.sides.b.length === 0) return null;
  const changes = changesOf(ask, known);
  const foes = ask.sides.b.map((row, at) => ({
    value: `b.${at}`,
    label: isWritten(row) ? row.who.slice(1) : (known[row.who]?.name ?? row.who),
  }));
  return (
    <fieldset className={styles.side}>
      <legend>What if</legend>
      <div className={styles.numbers} data-wide="yes">
        <Select
          label="Change"
          name="if"
          choices={[{ value: '', label: 'No change' }, ...changes]}
          defaultValue={ask.change}
        />
        <Select
          label="How many of"
          name="most"
          choices={[{ value: '', label: 'None' }, ...foes]}
          defaultValue={ask.most}
        />
        <Field
          label="so that side A wins, in %"
          name="share"
          inputMode="numeric"
          maxLength={2}
          defaultValue={ask.share}
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}
