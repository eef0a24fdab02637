/**
 * A ref for what comes in place of something that was pressed away: the keyboard goes on at its first button, such as the one
 * that takes a deletion back.
 */
export function focusButton(place: HTMLElement | null): void {
  place?.querySelector('button')?.focus();
}
