import { nodesOf } from '../page-leaf';
import { startWorker } from '../page-worker';
import { measuredLeaves } from './fairness-leaves';
import { MEASURED_THROWS } from './measured-die';

/** Lets the user repeat the measurement on their own device; returns a function that stops it. */
export function watchFairness(page: Document): () => void {
  const watch = new AbortController();
  const form = page.querySelector<HTMLFormElement>('[data-measure]');
  const measured = page.querySelector('[data-measured]');
  const status = page.querySelector('[data-measure-status]');
  if (!form || !measured || !status) return () => {};
  form.hidden = false;
  const worker = startWorker(page);
  form.addEventListener(
    'submit',
    async (event) => {
      event.preventDefault();
      const seed = String(new FormData(form).get('seed') ?? '').trim();
      status.textContent = 'Rolling…';
      const dice = await worker.measure(seed);
      if (watch.signal.aborted) return;
      if (dice === null) {
        status.textContent = 'This browser could not roll them. Reload the page.';
        return;
      }
      measured.replaceChildren(...nodesOf(page, measuredLeaves(dice, seed, MEASURED_THROWS)));
      status.textContent =
        'Measured on this device. The same seed gives everyone the same numbers.';
    },
    { signal: watch.signal },
  );
  return () => {
    worker.end();
    watch.abort();
  };
}
