import { useHydrated } from '../use-hydrated';

/** What the buttons of a picker are. */
export type PickerButton =
  | { type: 'button' }
  | { type: 'submit'; formMethod: 'get'; formNoValidate: true; formAction?: string };

/**
 * Without scripts a picker's buttons send its form to the page's address, unfinished as it is; with scripts they only do what
 * they say, and Enter elsewhere in the form presses the form's own button.
 */
export function usePickerButton(searchAt?: string): PickerButton {
  const hydrated = useHydrated();
  if (hydrated) return { type: 'button' };
  return { type: 'submit', formMethod: 'get', formNoValidate: true, formAction: searchAt };
}
