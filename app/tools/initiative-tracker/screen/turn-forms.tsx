import type { Combatant, Row } from '~/fights/log/state';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import styles from './chosen-panel.module.css';
import { One } from './one';

/** A combatant's initiative, readied action and concentration. */
export function TurnForms({ one, row }: { one: Combatant; row: Row | null }) {
  return (
    <div className={styles.forms}>
      <form method="post" className={styles.line}>
        <input type="hidden" name="row" value={one.row} />
        <Field
          key={row?.count}
          label="Initiative"
          name="count"
          inputMode="numeric"
          maxLength={3}
          size={4}
          defaultValue={row?.count ?? ''}
        />
        <Button kind="quiet" name="intent" value="set-count" compact>
          Set
        </Button>
        <Button kind="plain" name="intent" value="roll-row" icon="die" compact>
          Roll
        </Button>
        <Button kind="plain" name="intent" value="move-up" icon="chevron-up" compact>
          Earlier
        </Button>
        <Button kind="plain" name="intent" value="move-down" icon="chevron-down" compact>
          Later
        </Button>
      </form>
      {one.kind === 'creature' && (
        <form method="post" className={styles.line}>
          <One id={one.id} />
          <Field
            key={one.readied}
            label="Readied"
            name="what"
            maxLength={200}
            defaultValue={one.readied ?? ''}
            placeholder="Shoot whoever comes through the door"
          />
          <Button kind="quiet" name="intent" value="ready" compact>
            Set
          </Button>
        </form>
      )}
      {one.kind === 'creature' && <ConcentrationForm one={one} />}
    </div>
  );
}

function ConcentrationForm({ one }: { one: Combatant }) {
  const { concentration } = one;
  return (
    <form method="post" className={styles.line}>
      <One id={one.id} />
      <Field
        key={concentration?.on}
        label="Concentrating on"
        name="on"
        maxLength={120}
        defaultValue={concentration?.on ?? ''}
        placeholder="Bless"
      />
      <Button kind="quiet" name="intent" value="concentrate" compact>
        Set
      </Button>
      {concentration && (
        <Button kind="plain" name="intent" value="concentration-ends" compact>
          End concentration
        </Button>
      )}
    </form>
  );
}
