import type { Combatant } from '~/fights/log/state';
import { maximumOf } from '~/fights/people/people';
import type { Edition } from '~/rules/edition';
import { Button } from '~/ui/button';
import { Field, TextArea } from '~/ui/field';
import { Select } from '~/ui/select';
import styles from './more.module.css';
import { One } from './one';

/** Changes the name and numbers of this combatant alone. */
export function EditForm({ one, edition }: { one: Combatant; edition: Edition }) {
  const maximum = maximumOf(one, edition);
  return (
    <form method="post" className={styles.fields}>
      <One id={one.id} />
      <Field label="Name" name="name" maxLength={100} defaultValue={one.sheet.name} />
      <Field label="AC" name="ac" inputMode="numeric" maxLength={2} defaultValue={one.sheet.ac} />
      <Field
        label="Maximum hit points"
        name="maximum"
        inputMode="numeric"
        maxLength={4}
        defaultValue={one.sheet.maximum}
        hint={maximum === one.sheet.maximum ? undefined : `${maximum} now`}
      />
      <Field
        label="Initiative bonus"
        name="bonus"
        inputMode="numeric"
        maxLength={3}
        defaultValue={one.sheet.initiativeBonus}
      />
      <Select
        label="Initiative roll"
        name="mode"
        defaultValue={one.sheet.initiativeMode}
        choices={[
          { value: 'roll', label: 'Rolled' },
          { value: 'advantage', label: 'Rolled with advantage' },
          { value: 'disadvantage', label: 'Rolled with disadvantage' },
          { value: 'score', label: 'Score, no roll' },
        ]}
      />
      {one.side === 'party' && (
        <Field
          label="Level"
          hint="For the difficulty and XP shares"
          name="level"
          inputMode="numeric"
          maxLength={2}
          defaultValue={one.sheet.level ?? ''}
        />
      )}
      <TextArea label="Note" name="note" rows={2} maxLength={2000} defaultValue={one.note} />
      <Button kind="quiet" name="intent" value="change">
        Save changes
      </Button>
    </form>
  );
}
