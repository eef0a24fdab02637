import { awardedXp } from '~/fights/people/awarded-xp';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import styles from './act-bar.module.css';
import { useFight } from './fight-facts';
import { TableReminders } from './reminder-forms';

/** How this table plays, and what ends the fight. */
export function TableForm() {
  const { fight } = useFight();
  const { settings } = fight;
  const { xp, each, sharedBy } = awardedXp(fight);
  return (
    <details className={styles.act}>
      <summary>
        <h2>The table</h2>
      </summary>
      <form method="post" className={styles.fields} key={JSON.stringify(settings)}>
        <Field label="Name of the fight" name="name" maxLength={100} defaultValue={fight.name} />
        <Select
          label="Rules"
          name="edition"
          defaultValue={settings.edition}
          choices={[
            { value: '2014', label: '2014 (SRD 5.1)' },
            { value: '2024', label: '2024 (SRD 5.2)' },
          ]}
        />
        <Select
          label="Initiative"
          name="initiative"
          defaultValue={settings.initiative}
          choices={[
            { value: 'group', label: 'One roll for identical monsters' },
            { value: 'each', label: 'One roll each' },
            { value: 'side', label: 'One roll a side' },
          ]}
        />
        <Select
          label="New initiative each round"
          name="reroll"
          defaultValue={settings.reroll}
          choices={[
            { value: 'never', label: 'No' },
            { value: 'ask', label: 'Ask' },
            { value: 'always', label: 'Yes' },
          ]}
        />
        <Select
          label="Ties"
          name="ties"
          defaultValue={settings.ties}
          choices={[
            { value: 'dexterity', label: 'Higher Dexterity first' },
            { value: 'party', label: 'The party first' },
          ]}
        />
        <Field
          label="Seconds a turn"
          hint="0: no timer"
          name="turn-seconds"
          inputMode="numeric"
          maxLength={4}
          defaultValue={settings.turnSeconds}
        />
        <Select
          label="Recharge"
          name="recharge"
          defaultValue={settings.rollsRecharge ? 'rolled' : 'asked'}
          choices={[
            { value: 'rolled', label: 'Rolled by itself' },
            { value: 'asked', label: 'Asked' },
          ]}
        />
        <Checkbox
          label="Damage beyond the maximum kills outright"
          name="massive-damage"
          value="1"
          defaultChecked={settings.massiveDamage}
        />
        <Checkbox
          label="Hit points go below 0"
          name="below-zero"
          value="1"
          defaultChecked={settings.belowZero}
        />
        <Button name="intent" value="settings" kind="quiet">
          Keep
        </Button>
      </form>
      <TableReminders />
      <form method="post" className={styles.fields}>
        <Field label="A line for the log" name="note" maxLength={1000} autoComplete="off" />
        <Button name="intent" value="note" kind="quiet">
          Write it down
        </Button>
      </form>
      <form method="post" className={styles.buttons}>
        <Button name="intent" value="clean" kind="quiet">
          Clear the foes
        </Button>
        <Button name="intent" value="clear" kind="quiet">
          Make all fresh
        </Button>
        <Button name="intent" value="end" kind="quiet">
          {xp > 0 && sharedBy > 0
            ? `End it: ${xp.toLocaleString('en')} XP, ${each.toLocaleString('en')} each`
            : 'End the fight'}
        </Button>
      </form>
    </details>
  );
}
