import type { Combatant } from '~/fights/log/state';
import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { Field } from '~/ui/field';
import { DEFENCE_FIELDS } from '../presses/numbers-presses';
import { More } from './more';
import styles from './more.module.css';
import { One } from './one';

/** Changes the saving throws and defences of this combatant alone. */
export function NumbersForm({ one }: { one: Combatant }) {
  return (
    <More summary="Saves and defenses">
      <NumberFields one={one} />
    </More>
  );
}

function NumberFields({ one }: { one: Combatant }) {
  const { sheet } = one;
  return (
    <form method="post" className={styles.fields}>
      <One id={one.id} />
      {ABILITIES.map((ability) => (
        <Field
          key={ability}
          label={`${ABILITY_NAMES[ability]} save`}
          name={`save-${ability}`}
          inputMode="numeric"
          maxLength={3}
          defaultValue={sheet.saves[ability]}
        />
      ))}
      {DEFENCE_FIELDS.map(({ name, label }) => (
        <Field
          key={name}
          label={label}
          name={name}
          maxLength={160}
          placeholder="fire, cold"
          autoComplete="off"
          defaultValue={sheet[name]
            .filter(({ qualifier }) => qualifier === null)
            .flatMap(({ types }) => types)
            .join(', ')}
        />
      ))}
      <Checkbox
        label="Makes death saving throws"
        name="death-saves"
        value="1"
        defaultChecked={sheet.deathSaves}
      />
      <Checkbox
        label="Its player tracks the hit points"
        name="uncounted"
        value="1"
        defaultChecked={sheet.uncounted}
      />
      <Button kind="quiet" name="intent" value="change-numbers">
        Save numbers
      </Button>
    </form>
  );
}
