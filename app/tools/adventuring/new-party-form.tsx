import { Form, useNavigation } from '@remix-run/react';
import { type MouseEvent, useState } from 'react';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { emptyParty, emptyRow, MOST_ROWS, type TypedParty } from './new-party';
import styles from './new-party.module.css';

const COLUMNS = [
  ['character', 'Name'],
  ['level', 'Level'],
  ['hp', 'HP'],
  ['initiative', 'Initiative'],
] as const;

type NewPartyFormProps = {
  typed: TypedParty | null;
  /** The user's characters that are in no party. */
  sitters: readonly { id: string; name: string; line: string }[];
};

/**
 * A new party: its name, the user's characters that become members, and a row for each other member. Rows without a
 * name are left out.
 */
export function NewPartyForm({ typed, sitters }: NewPartyFormProps) {
  const begun = typed ?? emptyParty();
  const [added, setAdded] = useState(0);
  const { state } = useNavigation();
  const isFull = begun.characters.length + added >= MOST_ROWS;
  const rows = [...begun.characters, ...Array.from({ length: added }, emptyRow)];
  function addRow(event: MouseEvent) {
    event.preventDefault();
    setAdded((before) => before + 1);
  }
  return (
    <Form method="post" className={styles.form} noValidate>
      <Field
        label="Party name"
        name="name"
        defaultValue={begun.name}
        maxLength={80}
        autoComplete="off"
      />
      {sitters.length > 0 && (
        <fieldset className={styles.characters}>
          <legend>Your own characters</legend>
          <div className={styles.sitters}>
            {sitters.map(({ id, name, line }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  name="sits"
                  value={id}
                  defaultChecked={begun.sits.includes(id)}
                />
                <span>{line === '' ? name : `${name} · ${line}`}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset className={styles.characters}>
        <legend>{sitters.length > 0 ? 'Other characters' : 'Characters'}</legend>
        <div className={styles.heads} aria-hidden="true">
          {COLUMNS.map(([name, label]) => (
            <span key={name}>{label}</span>
          ))}
        </div>
        {rows.map((row, at) => {
          const number = at + 1;
          const values = [row.name, row.level, row.hp, row.initiative];
          return (
            <div key={number} className={styles.row}>
              {COLUMNS.map(([name, label], column) => (
                <label key={name}>
                  <span>
                    {label} <span className={styles.number}>of character {number}</span>
                  </span>
                  <input
                    name={name}
                    defaultValue={values[column]}
                    inputMode={name === 'character' ? undefined : 'numeric'}
                    maxLength={name === 'character' ? 80 : 5}
                    autoComplete="off"
                  />
                </label>
              ))}
            </div>
          );
        })}
        {!isFull && (
          <div>
            <Button kind="quiet" name="intent" value="add-row" icon="plus" onClick={addRow} compact>
              Add another character
            </Button>
          </div>
        )}
      </fieldset>
      <div className={layout.row}>
        <Button name="intent" value="create" icon="check" busy={state === 'submitting'}>
          Create party
        </Button>
      </div>
    </Form>
  );
}
