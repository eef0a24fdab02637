import { submitFields } from './submit-fields';

/*
 * Manual reordering of rows by key or by dragging the count. Both submit a generated form, as the panel's buttons
 * "Earlier" and "Later" do.
 */

/** Moves a row right before another; null: last. */
export function arrange(row: string, before: string | null): void {
  if (row !== before) submitFields({ row, before: before ?? '', intent: 'move-before' });
}

export function rowsHere(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-fight] li[data-row]')];
}

/** Moves the row of the focused combatant, or of the open one, one place earlier or later. */
export function moveFocused(by: 1 | -1, chosen: string | null): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-combatant]');
  const id = focused?.dataset.combatant ?? chosen;
  const rows = rowsHere();
  // The head of a closed group has the focus of its row.
  const own = focused ? null : document.activeElement?.closest<HTMLElement>('li[data-row]');
  const at = rows.findIndex((row) =>
    own ? row === own : row.querySelector(`[data-combatant="${CSS.escape(id ?? '')}"]`),
  );
  const row = rows[at]?.dataset.row;
  const past = at + by;
  if (row === undefined || past < 0 || past >= rows.length) return;
  arrange(row, rows[by === -1 ? past : past + 1]?.dataset.row ?? null);
  // Moving a line loses the focus, so it is restored.
  const back = id ?? '';
  setTimeout(() => {
    document.querySelector<HTMLElement>(`[data-choose="${CSS.escape(back)}"]`)?.focus();
  }, 50);
}
