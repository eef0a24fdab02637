import { type RefObject, useRef } from 'react';
import { IconButton } from '../button';
import { REMOVE } from '../names';
import styles from './picker.module.css';
import { pickerField } from './picker-fields';
import type { PickingAction } from './picking';
import type { Picked, PickerLimits } from './thing';
import type { PickerButton } from './use-picker-button';

/**
 * The picked things, each with its count and a remove button; they are fields of the form, so that they are submitted
 * with it.
 */
export function PickedList({
  label,
  button,
  name,
  picked,
  limits,
  field,
  onChange,
}: {
  button: PickerButton;
  label: string;
  name: string;
  picked: readonly Picked[];
  limits: PickerLimits;
  field: RefObject<HTMLInputElement>;
  onChange: (action: PickingAction) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  if (picked.length === 0) return null;

  function drop(id: string, at: number): void {
    onChange({ type: 'drop', id });
    // The focused button is removed with its item, so move the focus.
    const others = [...(list.current?.querySelectorAll<HTMLElement>('[data-drop]') ?? [])];
    (others[at + 1] ?? others[at - 1] ?? field.current)?.focus();
  }

  return (
    <ul ref={list} className={styles.picked} aria-label={`${label}: picked`}>
      {picked.map(({ id, name: called, note, count }, at) => (
        <li key={id} className={styles.chip}>
          <span className={styles.called}>
            {called}
            {note && <small> {note}</small>}
          </span>
          {limits.each > 1 ? (
            <label className={styles.count}>
              <span aria-hidden="true">×</span>
              <input
                type="number"
                name={pickerField.count(name, id)}
                aria-label={`How many: ${called}`}
                min={1}
                max={limits.each}
                inputMode="numeric"
                autoComplete="off"
                value={count}
                onChange={(event) => {
                  const typed = event.target.valueAsNumber;
                  if (typed >= 1) onChange({ type: 'count', id, count: typed });
                }}
                onKeyDown={(event) => {
                  // Enter would submit the whole form.
                  if (event.key === 'Enter') event.preventDefault();
                }}
                onFocus={(event) => event.target.select()}
              />
            </label>
          ) : (
            <input type="hidden" name={pickerField.count(name, id)} value={1} />
          )}
          <IconButton
            icon="close"
            label={`${REMOVE} ${called}`}
            data-drop=""
            {...button}
            name={pickerField.drop(name)}
            value={id}
            onClick={(event) => {
              event.preventDefault();
              drop(id, at);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
