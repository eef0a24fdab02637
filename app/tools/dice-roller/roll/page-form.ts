import { rollerPaths } from '../roller-paths';
import { type KeptRoll, keptRolls } from './page-history';
import type { RollProblem } from './typed-roll';

/** Shows an error at its field and moves the focus to it; null removes the previous error. */
export function refuse(form: HTMLFormElement, problem: RollProblem | null): void {
  const page = form.ownerDocument;
  for (const said of form.querySelectorAll('[data-refusal], [data-mistake], [id$="-error"]'))
    said.remove();
  for (const input of form.querySelectorAll('input')) input.removeAttribute('aria-invalid');
  const input = problem && form.querySelector<HTMLInputElement>(`input[name="${problem.field}"]`);
  if (!problem || !input) return;
  const words = page.createElement('p');
  words.textContent = problem.problem;
  words.id = 'roll-refusal';
  words.dataset.refusal = '';
  words.setAttribute('role', 'alert');
  input.setAttribute('aria-invalid', 'true');
  input.setAttribute('aria-describedby', words.id);
  input.closest('details')?.setAttribute('open', '');
  input.parentElement?.appendChild(words);
  input.focus();
  if (problem.position !== null) input.setSelectionRange(problem.position, problem.position + 1);
}

/** Shows the rolls of this device, each with a button to roll it again. */
export function showHistory(history: HTMLElement, again: (kept: KeptRoll) => void): void {
  const page = history.ownerDocument;
  const rolls = keptRolls();
  history.hidden = rolls.length === 0;
  history.querySelector('[data-history-list]')?.replaceChildren(
    ...rolls.map((kept) => {
      const item = page.createElement('li');
      const came = page.createElement('b');
      came.textContent = kept.came;
      const link = page.createElement('a');
      link.href = rollerPaths.roller(kept.query);
      link.textContent = kept.title;
      const button = page.createElement('button');
      button.type = 'button';
      button.textContent = 'Again';
      button.setAttribute('aria-label', `Roll ${kept.title} again`);
      button.addEventListener('click', () => again(kept));
      item.replaceChildren(came, link, button);
      return item;
    }),
  );
}
