import type { KeyboardEvent, MouseEvent } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './data-table.module.css';
import type { SelectionAction } from './selection';
import { ROLES } from './table-roles';

/** The selection state of a table, from `useTicks`. */
export type Ticks = {
  name: string;
  hydrated: boolean;
  isChosen: (id: string) => boolean;
  all: 'all' | 'some' | 'none';
  dispatch: (action: SelectionAction) => void;
};

/**
 * The checkbox of one row. Arrow keys move between checkboxes, Home and End to the first and last; Shift selects those
 * in between.
 */
export function RowTick({ ticks, id, name }: { ticks: Ticks; id: string; name: string }) {
  function handleClick(event: MouseEvent<HTMLInputElement>): void {
    const on = event.currentTarget.checked;
    ticks.dispatch({ type: event.shiftKey ? 'reach' : 'set', id, on });
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = tickFields(event.currentTarget);
    const at = all.indexOf(event.currentTarget);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    const next = to === undefined ? undefined : all[to];
    if (to === undefined) return;
    event.preventDefault();
    if (!next) return;
    if (event.shiftKey) {
      // Extending a selection begins with the present row.
      ticks.dispatch({ type: 'set', id, on: true });
      ticks.dispatch({ type: 'reach', id: next.value, on: true });
    }
    next.focus();
  }
  return (
    <td {...ROLES.cell} className={styles.tick}>
      <label>
        <VisuallyHidden>Select {name}</VisuallyHidden>
        <input
          type="checkbox"
          name={ticks.name}
          value={id}
          {...(ticks.hydrated
            ? { checked: ticks.isChosen(id), onChange: () => {}, onClick: handleClick }
            : { defaultChecked: false })}
          onKeyDown={handleKey}
        />
      </label>
    </td>
  );
}

function tickFields(field: HTMLInputElement): HTMLInputElement[] {
  const fields = field.closest('tbody')?.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
  return [...(fields ?? [])].filter(({ name }) => name === field.name);
}

/** The checkbox that selects all rows or none; needs scripts. */
export function TickAll({ ticks }: { ticks: Ticks }) {
  return (
    <th scope="col" {...ROLES.column} className={styles.tick}>
      <label className={ticks.hydrated ? undefined : styles.later}>
        <VisuallyHidden>Select all</VisuallyHidden>
        <input
          type="checkbox"
          ref={(field) => {
            if (field) field.indeterminate = ticks.all === 'some';
          }}
          checked={ticks.all === 'all'}
          onChange={() => ticks.dispatch({ type: ticks.all === 'all' ? 'none' : 'all' })}
        />
      </label>
    </th>
  );
}
