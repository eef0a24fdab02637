import { CANCEL, SEARCH } from '../names';
import { type ListedOption, matchingOptions } from './matching-options';

/** The distance between a select and its list, and between the list and the edge of the screen, in pixels. */
const GAP = 4;

let count = 0;

/** Opens a select as a list with a search: arrow keys, Enter and Escape; choosing sets the select and sends its events. */
export function openLongSelect(select: HTMLSelectElement): void {
  const page = select.ownerDocument;
  const name = nameOf(select);
  const all = optionsOf(select);
  count += 1;
  const id = `long-select-${count}`;
  const field = make(page, 'input', {
    type: 'search',
    role: 'combobox',
    'aria-expanded': 'true',
    'aria-controls': id,
    'aria-autocomplete': 'list',
    'aria-label': `${SEARCH}: ${name}`,
    placeholder: SEARCH,
    autocomplete: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    enterkeyhint: 'done',
  });
  const list = make(page, 'div', { id, role: 'listbox', 'aria-label': name, tabindex: '-1' });
  const cancel = make(page, 'button', { type: 'button' });
  cancel.textContent = CANCEL;
  const line = make(page, 'div', {});
  line.replaceChildren(field, cancel);
  const said = make(page, 'p', { role: 'status' });
  const panel = make(page, 'div', {
    popover: 'auto',
    role: 'dialog',
    'aria-label': name,
    'data-long-select': '',
  });
  panel.replaceChildren(line, said, list);

  function shown(): HTMLElement[] {
    return [...list.querySelectorAll<HTMLElement>('[role="option"]')];
  }

  function mark(option: HTMLElement | undefined): void {
    for (const one of shown()) one.setAttribute('aria-selected', String(one === option));
    field.setAttribute('aria-activedescendant', option?.id ?? '');
    option?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  function draw(): void {
    const found = matchingOptions(all, field.value);
    list.replaceChildren(...drawn(page, id, found));
    said.textContent = found.length === 0 ? `No match for “${field.value.trim()}”.` : '';
    const current = shown().find(({ dataset }) => dataset.value === select.value);
    mark(field.value.trim() === '' ? current : shown()[0]);
  }

  function choose(option: HTMLElement | undefined): void {
    if (!option || option.ariaDisabled === 'true') return;
    const changed = select.value !== option.dataset.value;
    select.value = option.dataset.value ?? '';
    panel.hidePopover();
    if (!changed) return;
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const found = shown();
    const at = found.findIndex(({ ariaSelected }) => ariaSelected === 'true');
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = at < 0 ? 0 : at + step;
      const isOne = Math.abs(step) === 1;
      const last = found.length - 1;
      mark(found[isOne && next > last ? 0 : isOne && next < 0 ? last : clamp(next, last)]);
    } else if (event.key === 'Enter') {
      // Enter must not submit the form around it.
      event.preventDefault();
      choose(found[at]);
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      // Escape would only clear the field, or close the dialog around it.
      if (event.key === 'Escape') event.preventDefault();
      panel.hidePopover();
    }
  }

  // What happens in the list is no event of the form or the dialog around it.
  for (const type of ['input', 'change', 'click', 'mousedown', 'keydown']) {
    panel.addEventListener(type, (event) => event.stopPropagation());
  }
  panel.addEventListener('keydown', handleKey);
  field.addEventListener('input', draw);
  cancel.addEventListener('click', () => panel.hidePopover());
  list.addEventListener('click', ({ target }) => {
    const option =
      target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
    choose(option ?? undefined);
  });
  const away = new AbortController();
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') return;
    away.abort();
    panel.remove();
    if (page.activeElement === page.body) select.focus();
  });
  page.defaultView?.addEventListener('resize', () => panel.hidePopover(), away);

  (select.closest('dialog[open]') ?? page.body).appendChild(panel);
  panel.showPopover();
  place(panel, select);
  draw();
  // With a finger, the keyboard would cover the list before anybody wants to type.
  if (page.defaultView?.matchMedia('(pointer: fine)').matches) field.focus();
  else list.focus();
}

/** Makes an element with attributes. */
function make<Name extends keyof HTMLElementTagNameMap>(
  page: Document,
  name: Name,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[Name] {
  const element = page.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

function nameOf(select: HTMLSelectElement): string {
  const label = select.labels?.[0];
  // A label around its select contains the entries too.
  const words = label?.contains(select) ? label.firstElementChild : label;
  return (select.getAttribute('aria-label') ?? words?.textContent ?? '').trim();
}

function optionsOf(select: HTMLSelectElement): ListedOption[] {
  return Array.from(select.options, ({ value, label, disabled, parentElement }) => ({
    value,
    label,
    group: parentElement instanceof HTMLOptGroupElement ? parentElement.label : '',
    isDisabled: disabled,
  }));
}

/** The options as elements, those of a group under its name. */
function drawn(page: Document, id: string, found: readonly ListedOption[]): HTMLElement[] {
  const groups = new Map<string, HTMLElement>();
  return found.flatMap(({ value, label, group, isDisabled }, at) => {
    const option = make(page, 'div', { id: `${id}-${at}`, role: 'option' });
    option.dataset.value = value;
    option.textContent = label;
    if (isDisabled) option.ariaDisabled = 'true';
    if (group === '') return [option];
    const known = groups.get(group);
    if (known) {
      known.appendChild(option);
      return [];
    }
    const around = make(page, 'div', { role: 'group', 'aria-label': group });
    const heading = make(page, 'div', { 'aria-hidden': 'true' });
    heading.textContent = group;
    around.replaceChildren(heading, option);
    groups.set(group, around);
    return [around];
  });
}

function clamp(at: number, last: number): number {
  return Math.max(0, Math.min(at, last));
}

/** Places the list below its select, or above where there is more room; on a phone the style sheet places it. */
function place(panel: HTMLElement, select: HTMLSelectElement): void {
  const { innerWidth, innerHeight } = window;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (innerWidth < 36 * rem) return;
  const { left, top, bottom, width } = select.getBoundingClientRect();
  const below = innerHeight - bottom - 2 * GAP;
  const above = top - 2 * GAP;
  const isBelow = below >= Math.min(20 * rem, above);
  const wide = Math.max(width, 16 * rem);
  panel.style.width = `${wide}px`;
  panel.style.left = `${Math.max(GAP, Math.min(left, innerWidth - wide - GAP))}px`;
  panel.style.maxHeight = `${Math.min(isBelow ? below : above, 26 * rem)}px`;
  if (isBelow) panel.style.top = `${bottom + GAP}px`;
  else panel.style.bottom = `${innerHeight - top + GAP}px`;
}
