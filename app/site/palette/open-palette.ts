import { paths } from '~/paths';
import { askJson } from '~/platform/ask-json';
import { likedEdition } from '~/platform/preferences';
import { gatherCommands } from '~/ui/commands/palette-source';
import { keyWords } from '~/ui/commands/press-words';
import { isApple } from '~/ui/commands/use-apple';
import { wayCommands } from '~/ui/commands/way-commands';
import { CLOSE, SEARCH } from '~/ui/names';
import type { FoundGroup } from '../search/found-thing';
import { foundAmong, type HereThing, thingsHere } from './found-here';
import {
  type PaletteEntry,
  type PaletteGroup,
  paletteGroups,
  placeOfMarked,
} from './palette-groups';

/** How long typing rests before the search is asked, in milliseconds. */
const REST_MS = 120;

const LIST_ID = 'palette-list';

/**
 * Opens the palette of a page: one field that finds commands, tools, records, rules and own things. Enter opens the
 * marked line, Tab shows more about it, and without a connection it finds what the device has. `typed` is in its field
 * already.
 */
export function openPalette(page: Document, typed = ''): void {
  if (page.querySelector('dialog[data-palette-open]')) return;
  const commands = gatherCommands(page);
  const ways = wayCommands(page);
  const parts = drawPalette(page);
  const { dialog, field, list, more, status } = parts;
  let found: readonly FoundGroup[] = [];
  let entries: PaletteEntry[] = [];
  let at = 0;
  let isShowing = false;
  let asking = new AbortController();
  let resting = 0;
  let here: Promise<HereThing[]> | null = null;
  /** What to do once the dialog has closed and the focus is back. */
  let chosen: PaletteEntry | null = null;

  function mark(next: number): void {
    at = entries.length === 0 ? 0 : (next + entries.length) % entries.length;
    const options = [...list.querySelectorAll<HTMLElement>('[role="option"]')];
    for (const [place, option] of options.entries()) {
      option.setAttribute('aria-selected', String(place === at));
    }
    const option = options[at];
    field.setAttribute('aria-activedescendant', option?.id ?? '');
    option?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { shows = '', says = '' } = entries[at] ?? {};
    more.hidden = !isShowing || entries.length === 0;
    more.textContent = shows || says || entries[at]?.name || '';
  }

  /** `keeps`: the line that is marked stays marked, because the text is the same and more has been found for it. */
  function draw(text: string, keeps = false): void {
    const groups = paletteGroups(text, { commands, ways, found });
    const marked = keeps ? entries[at] : undefined;
    entries = groups.flatMap((group) => [...group.entries]);
    list.replaceChildren(...drawGroups(page, groups, (entry) => choose(entry)));
    mark(placeOfMarked(entries, marked));
  }

  function say(text: string, isLost: boolean): void {
    const why = page.defaultView?.navigator.onLine === false ? 'Offline' : 'The search is down';
    const lost = isLost ? `${why}: what this device has.` : '';
    const isNothing = text !== '' && entries.length === 0;
    status.textContent = isNothing ? `Nothing is called “${text}”. ${lost}`.trim() : lost;
  }

  async function ask(text: string): Promise<void> {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const answer =
      text === ''
        ? { is: 'here' as const, value: { groups: [] } }
        : await askJson<{ groups: FoundGroup[] }>(paths.searchJson(text), signal);
    if (signal.aborted) return;
    const isLost = answer.is !== 'here';
    if (isLost) {
      here ??= thingsHere(likedEdition(new Headers({ Cookie: page.cookie })));
      found = foundAmong(await here, text);
      if (signal.aborted) return;
    } else found = answer.value.groups;
    draw(text, true);
    say(text, isLost);
    list.setAttribute('aria-busy', 'false');
  }

  function choose(entry: PaletteEntry | undefined): void {
    if (entry === undefined) return;
    chosen = entry;
    dialog.close();
  }

  function readField(): void {
    const text = field.value.trim();
    window.clearTimeout(resting);
    // An answer for the former text must not stand below the new one while that rests.
    asking.abort();
    found = [];
    at = 0;
    draw(text);
    status.textContent = '';
    list.setAttribute('aria-busy', String(text !== ''));
    resting = window.setTimeout(() => void ask(text), text === '' ? 0 : REST_MS);
  }
  field.addEventListener('input', readField);
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      mark(at + step);
    } else if (event.key === 'Tab' && !event.shiftKey && entries.length > 0) {
      event.preventDefault();
      isShowing = !isShowing;
      mark(at);
    } else if (event.key === 'Escape') {
      // The browser would only empty the field.
      event.preventDefault();
      dialog.close();
    } else if (event.key === 'Enter' && entries.length > 0) {
      // Without a line to open, the form opens the page of the search.
      event.preventDefault();
      choose(entries[at]);
    }
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    asking.abort();
    window.clearTimeout(resting);
    dialog.remove();
    if (chosen === null) return;
    if ('to' in chosen.does) page.defaultView?.location.assign(chosen.does.to);
    else chosen.does.command.perform();
  });
  draw('');
  page.body.appendChild(dialog);
  dialog.showModal();
  field.focus();
  if (typed === '') return;
  field.value = typed;
  readField();
}

function drawPalette(page: Document) {
  const dialog = page.createElement('dialog');
  dialog.dataset.paletteOpen = '';
  dialog.setAttribute('aria-label', 'Search and commands');
  const form = make(page, 'form', { method: 'get', action: paths.search(), role: 'search' });
  const field = make(page, 'input', {
    type: 'search',
    name: 'q',
    role: 'combobox',
    'aria-expanded': 'true',
    'aria-controls': LIST_ID,
    'aria-autocomplete': 'list',
    'aria-label': SEARCH,
    placeholder: 'Monsters, spells, rules, your own things, commands…',
    autocomplete: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    maxlength: '200',
    enterkeyhint: 'go',
  });
  const close = make(page, 'button', { type: 'button' });
  close.textContent = CLOSE;
  close.addEventListener('click', () => dialog.close());
  form.replaceChildren(field, close);
  const list = make(page, 'div', { id: LIST_ID, role: 'listbox', 'aria-label': 'Results' });
  const more = make(page, 'p', { 'data-palette-more': '', 'aria-live': 'polite' });
  more.hidden = true;
  const status = make(page, 'p', { role: 'status' });
  const hint = make(page, 'p', { 'data-palette-hint': '' });
  hint.textContent = 'Enter opens · Tab shows more · Esc closes';
  dialog.replaceChildren(form, status, list, more, hint);
  return { dialog, field, list, more, status };
}

function drawGroups(
  page: Document,
  groups: readonly PaletteGroup[],
  choose: (entry: PaletteEntry) => void,
): HTMLElement[] {
  let place = 0;
  return groups.map(({ title, entries }) => {
    const group = make(page, 'div', { role: 'group', 'aria-label': title });
    const heading = make(page, 'p', { 'aria-hidden': 'true' });
    heading.textContent = title;
    const options = entries.map((entry) => {
      const id = `palette-${place}`;
      place += 1;
      return drawEntry(page, entry, id, choose);
    });
    group.replaceChildren(heading, ...options);
    return group;
  });
}

/** A line; a link is one, so that it can also be opened in a new tab. */
function drawEntry(
  page: Document,
  entry: PaletteEntry,
  id: string,
  choose: (entry: PaletteEntry) => void,
): HTMLElement {
  const shared = { id, role: 'option', tabindex: '-1', 'aria-selected': 'false' };
  const { does, name, says } = entry;
  const line =
    'to' in does
      ? make(page, 'a', { ...shared, href: does.to })
      : make(page, 'div', { ...shared, 'data-does': '' });
  const words = make(page, 'span', {});
  words.textContent = name;
  const about = make(page, 'small', {});
  about.textContent =
    'command' in does
      ? does.command.keys.map((keys) => keyWords(keys, isApple())).join(', ')
      : says;
  line.replaceChildren(words, about);
  line.addEventListener('click', (event) => {
    // Into a new tab, as with any link.
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    choose(entry);
  });
  return line;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  page: Document,
  name: Name,
  attributes: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Name] {
  const made = page.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
