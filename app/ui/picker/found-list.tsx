import { Button } from '../button';
import { ADD } from '../names';
import styles from './picker.module.css';
import { pickerField } from './picker-fields';
import type { Found, Thing } from './thing';
import type { PickerButton } from './use-picker-button';

/** What the server found, each with a button: the picker without scripts, and until the user types. */
export function FoundList({
  button,
  name,
  search,
  found,
  onAdd,
}: {
  button: PickerButton;
  name: string;
  search: string;
  found: Extract<Found, { is: 'here' }>;
  onAdd: (thing: Thing) => void;
}) {
  if (found.things.length === 0) return <p>{`No match for “${search}”.`}</p>;
  return (
    <ul className={styles.found} aria-label="Found">
      {found.things.map((thing) => (
        <li key={thing.id}>
          <span>
            {thing.name}
            {thing.note && <small> {thing.note}</small>}
          </span>
          <Button
            kind="quiet"
            compact
            icon="plus"
            {...button}
            name={pickerField.add(name)}
            value={thing.id}
            aria-label={`${ADD} ${thing.name}`}
            onClick={(event) => {
              event.preventDefault();
              onAdd(thing);
            }}
          >
            {ADD}
          </Button>
        </li>
      ))}
    </ul>
  );
}
