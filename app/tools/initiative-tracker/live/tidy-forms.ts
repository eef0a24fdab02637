import { ACT_FORM } from '../screen/fight-facts';

/** What was typed for one press is gone for the next; who looks at something in the middle of it keeps that. */
const KEPT = new Set(['next', 'previous', 'undo', 'redo', 'begin', 'settings', 'change']);

/** Empties the form of a press that counts, and the ticks where it was about those who are ticked. */
export function tidyForms(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const intent = submitter?.getAttribute('value') ?? '';
  if (KEPT.has(intent)) return;
  const act = form.ownerDocument.querySelector<HTMLFormElement>(`#${ACT_FORM}`);
  const done = intent === 'counts' ? act : form;
  if (done === act) empty(act);
  else done?.reset();
  // What was opened for one press is in the way of the next.
  if (done === act)
    for (const more of act?.querySelectorAll('details[open]') ?? []) more.removeAttribute('open');
}

/**
 * Sets what was typed, chosen and ticked back to how it began. What was left alone is not touched: a reset would style every field of
 * the largest form anew, and everybody's tick with it.
 */
function empty(form: HTMLFormElement | null): void {
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLSelectElement) {
      const first = Math.max(
        0,
        [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
      );
      if (field.selectedIndex !== first) field.selectedIndex = first;
    } else if (field instanceof HTMLInputElement) {
      if (field.checked !== field.defaultChecked) field.checked = field.defaultChecked;
      const isTyped = field.type !== 'checkbox' && field.value !== field.defaultValue;
      if (isTyped) field.value = field.defaultValue;
    }
  }
}
