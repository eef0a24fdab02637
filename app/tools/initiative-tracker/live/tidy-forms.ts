import { ACT_FORM } from '../screen/fight-facts';

/** What was typed for one press is gone for the next; who looks at something in the middle of it keeps that. */
const KEPT = new Set(['next', 'previous', 'undo', 'redo', 'begin', 'settings', 'change']);

/** Empties the form of a press that counts, and the ticks where it was about those who are ticked. */
export function tidyForms(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const intent = submitter?.getAttribute('value') ?? '';
  if (KEPT.has(intent)) return;
  const act = form.ownerDocument.querySelector<HTMLFormElement>(`#${ACT_FORM}`);
  const done = intent === 'counts' ? act : form;
  done?.reset();
  // What was opened for one press is in the way of the next.
  if (done === act) for (const more of act?.querySelectorAll('details') ?? []) more.open = false;
}
