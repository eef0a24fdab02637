/**
 * A ref callback for content that replaces a pressed button: focuses its first button, such as one to undo a deletion.
 */
export function focusButton(place: HTMLElement | null): void {
  place?.querySelector('button')?.focus();
}
