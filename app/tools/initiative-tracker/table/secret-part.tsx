import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import layout from '~/ui/layout.module.css';
import { SECRET_EDGES, SECRET_SAVES } from '../screen/secret-words';
import type { PlayersFacts } from './players-facts';
import styles from './table.module.css';
import { PressForm, TablePart, usePage } from './table-part';
import { TypedChoice, TypedLine } from './typed-fields';

/** A d20 for the party that players do not see. */
export function SecretPart({ party }: Pick<PlayersFacts, 'party'>) {
  return (
    <TablePart at="secret" title="Secret roll">
      {party.length === 0 ? (
        <p className={layout.soft}>No party members in the fight yet.</p>
      ) : (
        <PressForm at="secret" className={styles.form}>
          <WhoRolls party={party} />
          <div className={styles.pair}>
            <TypedChoice label="Roll" name="secret-save" of={SECRET_SAVES} />
            <TypedLine label="Reason" name="secret-name" maxLength={80} placeholder="Perception" />
            <TypedLine
              label="Modifier"
              name="secret-bonus"
              inputMode="numeric"
              maxLength={3}
              placeholder="0"
            />
            <TypedChoice label="Advantage" name="secret-edge" of={SECRET_EDGES} />
          </div>
          <div className={styles.end}>
            <Button kind="quiet" icon="die" name="intent" value="table:secret">
              Roll in secret
            </Button>
            <p className={styles.hint}>Only this page and your log show the result.</p>
          </div>
        </PressForm>
      )}
    </TablePart>
  );
}

function WhoRolls({ party }: Pick<PlayersFacts, 'party'>) {
  const { answer } = usePage();
  return (
    <fieldset className={styles.ticks}>
      <legend>For whom? Select nobody for the whole party.</legend>
      {party.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          name="who"
          value={id}
          defaultChecked={answer?.ticked?.includes(id)}
        />
      ))}
    </fieldset>
  );
}
