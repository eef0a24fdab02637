import { CALCULATORS, isCalculatorName } from './calculators';
import { readEdition } from './edition';
import { foldSections } from './fold-sections';
import { fits, foldWords } from './search';

/** The pause in typing before the URL is updated, in milliseconds. */
const REST_MS = 400;

/** Connects the scripts of the page: filtering while typing, calculators, printing; returns a function to stop. */
export function watchSheet(page: Document): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const sheet = page.querySelector<HTMLElement>('[data-sheet]');
  const query = page.querySelector<HTMLInputElement>('[data-sheet-search] input[name="q"]');
  if (!sheet || !query) return () => {};

  // An offline copy of the page is stored without its search.
  const asked = new URLSearchParams(page.location.search).get('q');
  if (asked && query.value === '') query.value = asked;

  const filter = () => {
    filterSheet(sheet, query.value);
    tellFolds();
  };
  let rest = 0;
  query.addEventListener(
    'input',
    () => {
      filter();
      // Browsers limit how often the URL changes, so it is updated after a pause.
      clearTimeout(rest);
      rest = window.setTimeout(() => keepInAddress(page, { q: query.value.trim() }), REST_MS);
    },
    { signal },
  );
  query.form?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      filter();
      keepInAddress(page, { q: query.value.trim() });
    },
    { signal },
  );
  for (const form of sheet.querySelectorAll('form')) {
    form.addEventListener('input', () => reckon(form, sheet), { signal });
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        reckon(form, sheet);
        const typed = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
        keepInAddress(page, Object.fromEntries(typed), form.dataset.calculator);
      },
      { signal },
    );
  }
  for (const button of page.querySelectorAll('[data-print-sheet]')) {
    button.addEventListener('click', () => page.defaultView?.print(), { signal });
  }
  for (const way of page.querySelectorAll('[data-print-one-page]')) {
    way.addEventListener('click', (event) => printOnOnePage(event, sheet, filter), { signal });
  }
  const tellFolds = foldSections(page, sheet, signal);
  if (query.value) filter();
  return () => {
    clearTimeout(rest);
    watch.abort();
  };
}

/** Prints the whole sheet on one side without leaving the page, then restores what it showed with `filterAnew`. */
function printOnOnePage(event: Event, sheet: HTMLElement, filterAnew: () => void): void {
  const view = sheet.ownerDocument.defaultView;
  if (!view) return;
  event.preventDefault();
  const was = sheet.hasAttribute('data-one-page');
  sheet.setAttribute('data-one-page', '');
  // Shows cards that a search has hidden.
  filterSheet(sheet, '');
  view.addEventListener(
    'afterprint',
    () => {
      sheet.toggleAttribute('data-one-page', was);
      filterAnew();
    },
    { once: true },
  );
  view.print();
}

/** Hides cards that do not match, and sections without cards, and updates the count. */
function filterSheet(sheet: HTMLElement, query: string): void {
  let shown = 0;
  sheet.toggleAttribute('data-asked', query.trim() !== '');
  for (const section of sheet.querySelectorAll<HTMLElement>('section')) {
    let inSection = 0;
    for (const card of section.querySelectorAll<HTMLElement>('article')) {
      card.hidden = !fits(wordsOf(card), query);
      if (!card.hidden) inSection += 1;
    }
    section.hidden = inSection === 0;
    const way = sheet.ownerDocument.querySelector<HTMLElement>(`nav a[href="#${section.id}"]`);
    if (way) way.hidden = section.hidden;
    section.dataset.cards = String(Math.min(inSection, 4));
    shown += inSection;
  }
  const status = sheet.ownerDocument.querySelector('[data-sheet-count]');
  if (status) status.textContent = shown === 1 ? '1 card' : `${shown} cards`;
  const empty = sheet.ownerDocument.querySelector<HTMLElement>('[data-sheet-empty]');
  if (empty) empty.hidden = shown > 0;
}

/** The searchable text of a card's element: its title, additional words, rule and table, but not its form. */
function wordsOf(card: HTMLElement): string {
  const parts = card.querySelectorAll('h3, li, p, td, th');
  const said = [...parts].map((part) => part.textContent ?? '').join(' ');
  return foldWords(`${card.dataset.also ?? ''} ${said}`);
}

function reckon(form: HTMLFormElement, sheet: HTMLElement): void {
  const name = form.dataset.calculator;
  const output = form.querySelector('output');
  if (!output || !isCalculatorName(name)) return;
  const typed = new FormData(form);
  const answer = CALCULATORS[name].answer(
    (field) => String(typed.get(field) ?? ''),
    readEdition(sheet.dataset.sheet ?? null),
  );
  const blank = [...form.querySelectorAll('input')].every((input) => input.value.trim() === '');
  output.textContent = blank ? '' : answer.ok ? answer.text : answer.problem;
  output.toggleAttribute('data-problem', !answer.ok && !blank);
}

/** Updates the URL to match the page, so that it can be shared; empty values are omitted. */
function keepInAddress(
  page: Document,
  said: Readonly<Record<string, string>>,
  card?: string,
): void {
  const address = new URL(page.location.href);
  for (const [name, value] of Object.entries(said)) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  if (card) address.hash = card;
  // Adds the search to the other edition's link.
  for (const tab of page.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Edition"] a')) {
    const other = new URL(tab.href);
    const query = address.searchParams.get('q');
    if (query) other.searchParams.set('q', query);
    else other.searchParams.delete('q');
    tab.href = `${other.pathname}${other.search}`;
  }
  page.defaultView?.history.replaceState(page.defaultView.history.state, '', address);
}
