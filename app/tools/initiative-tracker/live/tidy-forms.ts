import { ACT_FORM } from '../screen/fight-facts';
import { keepTargets } from './hands';

/** After these intents the forms keep their values, because the user may be in the middle of entering something. */
const KEPT = new Set(['next', 'previous', 'undo', 'redo', 'begin', 'settings', 'change', 'notes']);

/**
 * Resets the form after a successful action. The order shows the result first; values and opened parts are reset in
 * the next frame, unless changed meanwhile. Calls `over` afterwards.
 */
export function tidyForms(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  over: () => void,
): void {
  const intent = submitter?.getAttribute('value') ?? '';
  const act = form.ownerDocument.querySelector<HTMLFormElement>(`#${ACT_FORM}`);
  const done = intent === 'counts' ? act : form;
  if (KEPT.has(intent) || done !== act) {
    if (!KEPT.has(intent)) done?.reset();
    over();
    return;
  }
  // Whom an action was on stays selected, until the turn passes or another is selected.
  keepTargets();
  const ways = [...(act?.elements ?? [])].map((field) =>
    field instanceof HTMLInputElement && field.name === 'who' ? undefined : wayBack(field),
  );
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const goBack of ways) goBack?.();
      // Close the parts that were opened for this action.
      for (const more of act?.querySelectorAll('details[open]') ?? []) more.removeAttribute('open');
      over();
    }),
  );
}

/**
 * Returns a function that resets a changed field to its default; undefined for an unchanged one. `form.reset()` would
 * restyle every field and checkbox of the largest form.
 */
function wayBack(field: Element): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const first = Math.max(
      0,
      [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
    );
    const { selectedIndex } = field;
    if (selectedIndex === first) return;
    return () => {
      if (field.selectedIndex === selectedIndex) field.selectedIndex = first;
    };
  }
  if (!(field instanceof HTMLInputElement)) return;
  const { checked, defaultChecked, value, defaultValue } = field;
  const isBox = field.type === 'checkbox';
  if (isBox ? checked === defaultChecked : value === defaultValue) return;
  return () => {
    if (isBox) field.checked = defaultChecked;
    else if (field.value === value) field.value = defaultValue;
  };
}
