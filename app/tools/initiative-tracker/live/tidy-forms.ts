import { ACT_FORM } from '../screen/fight-facts';

/** What was typed for one press is gone for the next; who looks at something in the middle of it keeps that. */
const KEPT = new Set(['next', 'previous', 'undo', 'redo', 'begin', 'settings', 'change']);

/**
 * Empties the form of a press that counts. What is done to those who are ticked is seen in the order first: what was typed, ticked and
 * opened for it goes in the frame after, unless it was changed until then. Called once that is over.
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
  const ways = [...(act?.elements ?? [])].map(wayBack);
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const goBack of ways) goBack?.();
      // What was opened for one press is in the way of the next.
      for (const more of act?.querySelectorAll('details[open]') ?? []) more.removeAttribute('open');
      over();
    }),
  );
}

/**
 * How a field that was typed, chosen or ticked goes back to how it began. What was left alone is not touched: a reset would style every
 * field of the largest form anew, and everybody's tick with it.
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
