import { paths } from '~/paths';
import { readPreferences } from '~/platform/preferences';
import { foundWords } from '~/ui/picker/found-words';
import type { Found, Thing } from '~/ui/picker/thing';
import { askMonsters, nextAt } from './suggestions';

/** How long to wait after the last keystroke before searching, in milliseconds. */
const PAUSE_MS = 120;

/**
 * Shows suggestions while typing in a search field: a combobox whose options are links to the monsters. `root` contains
 * the form; without this the field is submitted as usual. Nothing is fetched before something is typed. Returns a
 * function that stops this.
 */
export function startSuggestions(root: HTMLElement): () => void {
  const field = root.querySelector('input');
  const list = root.querySelector<HTMLElement>('[data-found]');
  const said = root.querySelector('[data-said]');
  if (!field || !list || !said) return () => {};
  const [input, box, status] = [field, list, said];
  const listening = new AbortController();
  const { signal } = listening;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | null = null;
  let at = -1;
  /** Whether the list should be open when there is something to show; Escape closes it also for a pending answer. */
  let isWanted = false;

  const options = () => [...box.querySelectorAll('a')];

  function mark(next: number): void {
    at = next;
    options().forEach((option, index) => {
      option.setAttribute('aria-selected', String(index === at));
    });
    const active = options()[at];
    if (active) {
      input.setAttribute('aria-activedescendant', active.id);
      active.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  }

  function show(open: boolean): void {
    isWanted = open;
    const isShown = open && options().length > 0;
    box.hidden = !isShown;
    input.setAttribute('aria-expanded', String(isShown));
    if (!isShown) mark(-1);
  }

  function forget(): void {
    clearTimeout(pause);
    asked?.abort();
    asked = null;
  }

  function answer(query: string, found: Found | null): void {
    status.textContent = foundWords({ query, waits: found === null, found });
    if (found === null) return;
    const things = found.is === 'here' ? found.things : [];
    box.replaceChildren(...things.map(optionOf));
    mark(-1);
    show(isWanted);
  }

  function ask(): void {
    forget();
    // The highlighted option was found for the previous text.
    mark(-1);
    const query = input.value.trim();
    if (query === '') {
      box.replaceChildren();
      show(false);
      answer('', null);
      return;
    }
    isWanted = document.activeElement === input;
    const question = new AbortController();
    asked = question;
    pause = setTimeout(async () => {
      answer(query, null);
      // Read it each time: the preference may have changed in another tab.
      const { edition } = readPreferences(new Headers({ Cookie: document.cookie }));
      const found = await askMonsters(query, edition, question.signal);
      if (!question.signal.aborted) answer(query, found);
    }, PAUSE_MS);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && options().length > 0) {
      event.preventDefault();
      const next = nextAt(at, step, options().length);
      show(true);
      mark(next);
    } else if (event.key === 'Enter') {
      const chosen = options()[at];
      if (!chosen) return;
      event.preventDefault();
      chosen.click();
    } else if (event.key === 'Escape') {
      // Close the list; the next Escape clears the typed text.
      if (!box.hidden) event.preventDefault();
      show(false);
    }
  }

  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', box.id);
  box.setAttribute('role', 'listbox');
  box.setAttribute('aria-label', 'Monsters');
  show(false);
  input.addEventListener('input', ask, { signal });
  input.addEventListener('keydown', onKey, { signal });
  input.addEventListener('focus', () => show(true), { signal });
  input.addEventListener('click', () => show(true), { signal });
  input.addEventListener('blur', () => show(false), { signal });
  // Keep the focus in the field while an option is clicked.
  box.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  return () => {
    listening.abort();
    forget();
    box.replaceChildren();
    box.hidden = true;
  };
}

/** One suggestion as a link, so that it also opens in a new tab. */
function optionOf({ id, name, note = '' }: Thing): HTMLAnchorElement {
  const option = document.createElement('a');
  option.id = `found-${id}`;
  option.href = paths.monster({ id });
  option.tabIndex = -1;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  const facts = document.createElement('small');
  facts.textContent = note;
  option.textContent = `${name} `;
  option.appendChild(facts);
  return option;
}
