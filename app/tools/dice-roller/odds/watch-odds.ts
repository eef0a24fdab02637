import { nodesOf } from '../page-leaf';
import { startWorker } from '../page-worker';
import { rollQuery, typedRoll } from '../roll/typed-roll';
import { rollerPaths } from '../roller-paths';
import type { OddsProblem } from './asked-odds';
import { oddsLeaves } from './odds-leaves';
import { askedWords } from './odds-view';

/** Milliseconds after the last input before the odds are computed. */
const REST_MS = 250;

/** Computes the odds on the device while the user types; returns a function that stops it. */
export function watchOdds(page: Document): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const form = page.querySelector<HTMLFormElement>('[data-odds-form]');
  const shown = page.querySelector<HTMLElement>('[data-odds]');
  const status = page.querySelector<HTMLElement>('[data-odds-status]');
  if (!form || !shown || !status) return () => {};
  const worker = startWorker(page);
  let rest = 0;
  let latest = 0;

  const reckon = async (isAsked: boolean) => {
    const said = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
    const query = new URLSearchParams(said.filter(([, value]) => value !== ''));
    latest += 1;
    const mine = latest;
    if (!query.get('e')) return;
    const reading = await worker.odds(`${query}`);
    if (mine !== latest || signal.aborted) return;
    if (reading === null) {
      // Without a worker the server computes them after a submit.
      if (isAsked) form.submit();
      return;
    }
    tellProblem(form, status, reading.ok ? null : reading, isAsked);
    if (!reading.ok) return;
    shown.hidden = false;
    shown.setAttribute('aria-labelledby', 'odds-title');
    shown
      .querySelector('[data-odds-leaves]')
      ?.replaceChildren(...nodesOf(page, oddsLeaves(reading.odds)));
    shown
      .querySelector('[data-way="roll"]')
      ?.setAttribute(
        'href',
        rollerPaths.roller(`${rollQuery({ ...typedRoll(query), seed: '' })}#roll`),
      );
    const { expression, mean } = reading.odds;
    status.textContent = `${expression}: ${askedWords(reading.odds) ?? `mean ${Number(mean.toFixed(3))}`}`;
    page.defaultView?.history.replaceState(
      page.defaultView.history.state,
      '',
      rollerPaths.odds(`?${query}`),
    );
  };

  form.addEventListener(
    'input',
    () => {
      clearTimeout(rest);
      rest = window.setTimeout(() => void reckon(false), REST_MS);
    },
    { signal },
  );
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      clearTimeout(rest);
      void reckon(true);
    },
    { signal },
  );
  return () => {
    clearTimeout(rest);
    worker.end();
    watch.abort();
  };
}

/** Shows the error; after a submit it also moves the focus to it, but not while the user types. */
function tellProblem(
  form: HTMLFormElement,
  status: HTMLElement,
  problem: OddsProblem | null,
  isAsked: boolean,
): void {
  for (const input of form.querySelectorAll('input')) input.removeAttribute('aria-invalid');
  for (const said of form.querySelectorAll('[id$="-error"]')) said.remove();
  if (problem === null) return;
  const at = problem.position === null ? '' : ` (character ${problem.position + 1})`;
  status.textContent = `${problem.problem}${at}`;
  const input = form.querySelector<HTMLInputElement>(`input[name="${problem.field}"]`);
  if (!isAsked || !input) return;
  input.setAttribute('aria-invalid', 'true');
  input.focus();
  if (problem.position !== null) input.setSelectionRange(problem.position, problem.position + 1);
}
