import { drawSeed, hashOfSeed } from '../fair/page-seed';
import { nodesOf } from '../page-leaf';
import { startWorker } from '../page-worker';
import { rollerPaths } from '../roller-paths';
import { firstExpression } from './asked-roll';
import { outcomeWords } from './outcome-words';
import { refuse, showHistory } from './page-form';
import { forgetRolls, keepRoll, keptRolls, typedAgain } from './page-history';
import { watchMacros } from './page-macros';
import { pressKey, rolledKey } from './press-key';
import { proofLeaves } from './proof-leaves';
import { rollLeaves } from './roll-leaves';
import type { RollOutcome } from './roll-outcome';
import { rollQuery, type TypedRoll, typedRoll } from './typed-roll';

/**
 * Rolls on the device: draws and holds seeds, and shows results without a page load; returns a function that stops
 * it.
 */
export function watchRoller(page: Document): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const form = page.querySelector<HTMLFormElement>('[data-roll-form]');
  const result = page.querySelector<HTMLElement>('[data-result]');
  const history = page.querySelector<HTMLElement>('[data-history]');
  const field = form?.querySelector<HTMLInputElement>('input[name="e"]');
  if (!form || !field || !result || !history) return () => {};
  const ask = form;
  const worker = startWorker(page);
  const part = (name: string) => result.querySelector<HTMLElement>(`[data-${name}]`);
  let next = { seed: '', hash: '' };
  const hold = async () => {
    const seed = drawSeed();
    next = { seed, hash: await hashOfSeed(seed) };
    const shown = form.querySelector('[data-next-hash]');
    if (shown) shown.textContent = next.hash;
    const short = form.querySelector('[data-next-short]');
    if (short) short.textContent = `${next.hash.slice(0, 12)}…`;
  };
  const tell = () => showHistory(history, (kept) => roll(typedAgain(kept)));
  const ready = hold();
  // The form's current values; its ticket is only used by the server.
  const typedNow = (): TypedRoll => {
    const said = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    return typedRoll(new URLSearchParams(said));
  };

  let rolling = false;
  async function roll(typed: TypedRoll): Promise<void> {
    // Each seed is for one roll: a second press waits for the next seed.
    if (rolling) return;
    rolling = true;
    try {
      await rollHeld(typed);
    } finally {
      rolling = false;
    }
  }

  async function rollHeld(typed: TypedRoll): Promise<void> {
    await ready;
    const { seed, hash } = next;
    const query = rollQuery({ ...typed, seed });
    const answer = await worker.roll(query);
    if (signal.aborted) return;
    // Without a worker the server rolls.
    if (answer === null) return ask.submit();
    if (!answer.ok) return refuse(ask, answer);
    refuse(ask, null);
    const { outcome } = answer;
    // A revealed seed must not be used again.
    await hold();
    const shared = `${query}&hash=${hash}`;
    show(typed, outcome, hash, shared);
    keepRoll({ query: shared, title: titleOf(outcome), came: cameTo(outcome) });
    tell();
    page.defaultView?.history.replaceState(
      page.defaultView.history.state,
      '',
      rollerPaths.roller(shared),
    );
  }

  function show(typed: TypedRoll, outcome: RollOutcome, hash: string, shared: string): void {
    if (!result) return;
    part('result-leaves')?.replaceChildren(...nodesOf(page, rollLeaves(outcome)));
    const { seed, word } = outcome;
    const proof = proofLeaves({ seed, word, seedHash: hash, told: hash, from: 'drawn' });
    part('proof')?.replaceChildren(...nodesOf(page, proof));
    way('link', rollerPaths.roller(shared));
    way('again', rollerPaths.roller(rollQuery({ ...typed, seed: '' })));
    const from = typed.dc === '' ? '' : `&from=${encodeURIComponent(typed.dc)}`;
    way(
      'odds',
      rollerPaths.odds(
        `${rollQuery({ e: firstExpression(typed.e), adv: typed.adv, dis: typed.dis })}${from}`,
      ),
    );
    delete result.dataset.empty;
    result.setAttribute('aria-labelledby', 'roll-title');
    // Clear first: the same text twice is two rolls, and screen readers must announce both.
    const spoken = part('spoken');
    if (spoken) spoken.textContent = '';
    requestAnimationFrame(() => {
      if (spoken) spoken.textContent = outcomeWords(outcome);
    });
    result.toggleAttribute('data-thrown', false);
    void result.offsetWidth;
    result.toggleAttribute('data-thrown', true);
    result.scrollIntoView({ block: 'nearest' });
  }

  function way(name: string, href: string): void {
    result?.querySelector<HTMLAnchorElement>(`[data-way="${name}"]`)?.setAttribute('href', href);
  }

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const key =
        event.submitter?.getAttribute('name') === 'press'
          ? event.submitter.getAttribute('value')
          : null;
      if (key === null) return void roll(typedNow());
      const die = rolledKey(key);
      if (die !== null) {
        field.value = die;
        return void roll(typedNow());
      }
      field.value = pressKey(field.value, key);
    },
    { signal },
  );
  let recalled = -1;
  field.addEventListener(
    'input',
    () => {
      recalled = -1;
    },
    { signal },
  );
  field.addEventListener(
    'keydown',
    (event) => {
      // The up and down arrows go through earlier expressions, as in a shell; with a modifier the browser's default
      // applies.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      const before = [...new Set(keptRolls().map((kept) => typedAgain(kept).e))];
      if (step === undefined || before[recalled + step] === undefined) return;
      event.preventDefault();
      recalled += step;
      field.value = before[recalled] ?? '';
    },
    { signal },
  );
  result.querySelector('[data-way="again"]')?.addEventListener(
    'click',
    (event) => {
      if (!(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      event.preventDefault();
      const href = (event.currentTarget as HTMLAnchorElement).href;
      void roll({ ...typedRoll(new URL(href).searchParams), word: typedNow().word });
    },
    { signal },
  );
  history.querySelector('[data-history-clear]')?.addEventListener(
    'click',
    () => {
      forgetRolls();
      tell();
      field.focus();
    },
    { signal },
  );
  watchMacros(
    page,
    (dice) => {
      field.value = dice;
      void roll({ ...typedNow(), e: dice });
    },
    signal,
  );
  page.defaultView?.addEventListener('storage', tell, { signal });
  tell();
  return () => {
    worker.end();
    watch.abort();
  };
}

function titleOf({ expression, rolls, further }: RollOutcome): string {
  const all = [expression, ...further.map((one) => one.expression)].join('; ');
  return rolls.length === 1 ? all : `${rolls.length} × ${all}`;
}

function cameTo({ further, ...first }: RollOutcome): string {
  return [firstCameTo(first), ...further.map(({ total }) => String(total))].join(' · ');
}

function firstCameTo({ rolls, total, successes }: Omit<RollOutcome, 'further'>): string {
  if (successes !== null && rolls.length > 1) return `${successes} ✓`;
  const [first] = rolls;
  return rolls.length === 1 && first?.says ? `${total} ${first.says}` : String(total);
}
