import { useHydrated } from '../use-hydrated';

/** The attributes of a picker's buttons. */
export type PickerButton =
  | { type: 'button' }
  | { type: 'submit'; formMethod: 'get'; formNoValidate: true; formAction?: string };

/**
 * Without scripts a picker's buttons submit its form by GET to the page's address, without validation; with scripts
 * they act on the page, and Enter elsewhere in the form presses the form's own button.
 */
export function usePickerButton(searchAt?: string): PickerButton {
  const hydrated = useHydrated();
  if (hydrated) return { type: 'button' };
  return { type: 'submit', formMethod: 'get', formNoValidate: true, formAction: searchAt };
}
