import type { FormEvent } from 'react';
import { MOST_MAT_SQUARES } from '~/fights/log/mat-limits';
import { DrawnMap } from '~/maps/screen/drawn-map';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import styles from './map-picker.module.css';

/** A saved map that can stand in a fight. */
export type PickedMap = {
  id: string;
  name: string;
  width: number;
  height: number;
  thumbnail: string;
};

type MapPickerProps = {
  maps: readonly PickedMap[];
  action?: string;
  /** With scripts: called with the map instead of posting the form. */
  onPick?: (id: string) => void;
};

/** The user's saved maps; a press puts one beside the order. */
export function MapPicker({ maps, action, onPick }: MapPickerProps) {
  if (maps.length === 0) {
    return (
      <div className={styles.none}>
        <p>You have no saved maps yet.</p>
        <LinkButton to={paths.mapwright()} kind="quiet" icon="plus">
          Draw a map
        </LinkButton>
      </div>
    );
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const id = submitter?.getAttribute('value');
    if (!onPick || !id) return;
    event.preventDefault();
    event.stopPropagation();
    onPick(id);
  }

  return (
    <form method="post" action={action} data-held onSubmit={handleSubmit}>
      <input type="hidden" name="intent" value="mat:choose" />
      <ul className={styles.maps} aria-label="Your saved maps">
        {maps.map(({ id, name, width, height, thumbnail }) => {
          const isLarge = width * height > MOST_MAT_SQUARES;
          return (
            <li key={id}>
              <button type="submit" name="map" value={id} disabled={isLarge}>
                <DrawnMap className={styles.shape} svg={thumbnail} />
                <strong>{name}</strong>
                <small>
                  {`${width} × ${height} squares${isLarge ? ', too large for a fight' : ''}`}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </form>
  );
}
