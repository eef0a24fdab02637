import { type Dispatch, type FormEvent, useState } from 'react';
import { type DungeonMap, LARGEST_SIDE, SMALLEST_SIDE } from '~/maps/map/grid';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import type { EditorAction } from '../edit/editor';
import { ANCHORS, type Anchor, SIDES_ALLOWED, sideOf } from '../edit/resize';
import styles from './recipe-form.module.css';

type ResizeFormProps = { map: DungeonMap; dispatch: Dispatch<EditorAction> };

/** Changes the size of the map without regenerating it. */
export function ResizeForm({ map, dispatch }: ResizeFormProps) {
  const [anchor, setAnchor] = useState<Anchor>('north-west');
  const [bad, setBad] = useState({ width: false, height: false });
  function resize(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [width, height] = ['sheet-width', 'sheet-height'].map((name) => sideOf(form.get(name)));
    const isBad = { width: width === undefined, height: height === undefined };
    setBad(isBad);
    if (width !== undefined && height !== undefined) {
      dispatch({ type: 'resize', width, height, anchor });
      return;
    }
    const first = isBad.width ? 'sheet-width' : 'sheet-height';
    const field = event.currentTarget.elements.namedItem(first);
    if (field instanceof HTMLInputElement) field.focus();
  }
  const side = (name: string, label: string, value: number, isBad: boolean) => (
    <Field
      key={value}
      name={name}
      label={label}
      type="number"
      min={SMALLEST_SIDE}
      max={LARGEST_SIDE}
      defaultValue={value}
      error={isBad ? SIDES_ALLOWED : undefined}
    />
  );
  return (
    <form className={styles.inner} onSubmit={resize} noValidate>
      <div className={styles.pair}>
        {side('sheet-width', 'Width', map.width, bad.width)}
        {side('sheet-height', 'Height', map.height, bad.height)}
      </div>
      <Select
        name="anchor"
        label="Keep the drawing"
        value={anchor}
        choices={Object.entries(ANCHORS).map(([value, label]) => ({ value, label }))}
        onChange={(event) => setAnchor(event.target.value as Anchor)}
      />
      <Button kind="quiet">Resize</Button>
    </form>
  );
}
