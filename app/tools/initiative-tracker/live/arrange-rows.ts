/*
 * Rows put in another order by hand, by a key or by dragging their count. Both press a form of their own, as the buttons "Earlier" and
 * "Later" of the panel do.
 */

/** Puts a row right before another; null: last. */
export function arrange(row: string, before: string | null): void {
  const screen = document.querySelector<HTMLElement>('[data-fight]');
  if (screen === null || row === before) return;
  const form = document.createElement('form');
  form.method = 'post';
  form.hidden = true;
  for (const [name, value] of [
    ['row', row],
    ['before', before ?? ''],
  ] as const) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.appendChild(field);
  }
  const button = document.createElement('button');
  button.name = 'intent';
  button.value = 'move-before';
  button.textContent = 'Move';
  form.appendChild(button);
  screen.appendChild(form);
  form.requestSubmit(button);
  form.remove();
}

export function rowsHere(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-fight] li[data-row]')];
}

/** Moves the row of whoever has the focus, or is open, one place earlier or later. */
export function moveFocused(by: 1 | -1, chosen: string | null): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-combatant]');
  const id = focused?.dataset.combatant ?? chosen;
  const rows = rowsHere();
  const at = rows.findIndex((row) =>
    row.querySelector(`[data-combatant="${CSS.escape(id ?? '')}"]`),
  );
  const row = rows[at]?.dataset.row;
  const past = at + by;
  if (row === undefined || past < 0 || past >= rows.length) return;
  arrange(row, rows[by === -1 ? past : past + 1]?.dataset.row ?? null);
  // The browser lets go of the focus where a line moves.
  const back = id ?? '';
  setTimeout(() => {
    document.querySelector<HTMLElement>(`[data-choose="${CSS.escape(back)}"]`)?.focus();
  }, 50);
}
