import { type KeyboardEvent, type MouseEvent, useId, useReducer, useRef, useState } from 'react';
import { Button } from '../button';
import { classes } from '../classes';
import { FieldFrame, type FieldWords } from '../field-frame';
import { SEARCH, TRY_AGAIN } from '../names';
import options from '../options.module.css';
import hidden from '../visually-hidden.module.css';
import { FoundList } from './found-list';
import { foundWords } from './found-words';
import { PickedList } from './picked-list';
import styles from './picker.module.css';
import { pickerField } from './picker-fields';
import { nextPicking, type Picking, type PickingAction } from './picking';
import { type Found, LONGEST_SEARCH, type Picked, type PickerLimits, type Thing } from './thing';
import { usePickerButton } from './use-picker-button';
import { useSearch } from './use-search';

export type PickerProps = FieldWords & {
  /** The prefix of its form fields, which `readPicker` reads again. */
  name: string;
  limits: PickerLimits;
  /** What is picked initially, read from the address or from what is saved. */
  picked?: readonly Picked[];
  /** The search of the page's address and its results, for browsers without scripts. */
  asked?: { search: string; found: Extract<Found, { is: 'here' }> };
  /** Where the search without scripts is sent, when it is not the form's own address. */
  searchAt?: string;
  /** Searches things by name; never throws. Must be the same function on every render. */
  search: (query: string, signal: AbortSignal) => Promise<Found>;
  placeholder?: string;
  onPick?: (picked: readonly Picked[]) => void;
};

/**
 * Picks several things, with a count each, inside a form: an ARIA combobox with scripts; without, a search through the
 * page's address, and buttons. Other fields of the form keep their values, because they are submitted along.
 */
export function Picker({
  label,
  hint,
  error,
  name,
  limits,
  picked: first = [],
  asked,
  search,
  searchAt,
  placeholder,
  onPick,
}: PickerProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const button = usePickerButton(searchAt);
  const [searching, ask] = useSearch(search);
  const [typed, setTyped] = useState(asked?.search ?? '');
  const [isOpen, setOpen] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [at, setAt] = useState(-1);
  const [{ picked, said }, change] = useReducer(
    (state: Picking, action: PickingAction) => nextPicking(state, action, limits),
    { picked: first, said: '' },
  );
  const things = searching.found?.is === 'here' ? searching.found.things : [];
  const isShown = isOpen && searching.query !== '' && things.length > 0;
  const active = isShown ? things[at] : undefined;
  const activeId = active && `${id}-${active.id}`;

  function act(action: PickingAction): void {
    change(action);
    onPick?.(nextPicking({ picked, said }, action, limits).picked);
  }

  function pick(thing: Thing): void {
    act({ type: 'add', thing });
    setTouched(true);
    setTyped('');
    ask('');
    setOpen(false);
    setAt(-1);
    field.current?.focus();
  }

  function searchFor(text: string, atOnce = false): void {
    setTouched(true);
    setTyped(text);
    setOpen(true);
    setAt(-1);
    ask(text, atOnce);
  }

  function handleSearch(event: MouseEvent): void {
    event.preventDefault();
    searchFor(typed, true);
    field.current?.focus();
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (!isOpen) setOpen(true);
      if (things.length > 0) setAt((now) => nextAt(now, step, things.length));
    } else if (event.key === 'Enter') {
      // Enter must never submit the form around it.
      event.preventDefault();
      if (active) pick(active);
      else searchFor(typed, true);
    } else if (event.key === 'Escape') {
      if (isShown) {
        // Close only the list, not a dialog around it.
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
        setAt(-1);
      } else if (typed !== '') {
        event.preventDefault();
        searchFor('');
      }
    } else if (event.key === 'Backspace' && typed === '') {
      const drops = event.currentTarget.form?.querySelectorAll<HTMLElement>(
        `[name="${CSS.escape(pickerField.drop(name))}"]`,
      );
      [...(drops ?? [])].at(-1)?.focus();
    }
  }

  const words = said !== '' && searching.query === '' ? said : foundWords(searching);
  const isLost = searching.found?.is === 'lost' && !searching.waits && searching.query !== '';
  return (
    <div className={styles.picker}>
      <FieldFrame id={id} label={label} hint={hint} error={error}>
        {/* Without scripts, Enter in any field of the form presses its first button: that must not be one that drops. */}
        {button.type === 'submit' && (
          <button {...button} className={hidden.hidden} tabIndex={-1} aria-hidden="true" />
        )}
        <PickedList
          label={String(label)}
          button={button}
          name={name}
          picked={picked}
          limits={limits}
          field={field}
          onChange={act}
        />
        <div className={styles.line}>
          <input
            ref={field}
            id={id}
            type="search"
            name={pickerField.find(name)}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={`${id}-list`}
            aria-activedescendant={activeId}
            aria-autocomplete="list"
            aria-describedby={`${id}-said`}
            aria-invalid={error ? true : undefined}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={LONGEST_SEARCH}
            placeholder={placeholder}
            value={typed}
            onChange={(event) => searchFor(event.target.value)}
            onKeyDown={handleKey}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
          />
          <Button {...button} kind="quiet" icon="search" onClick={handleSearch}>
            {SEARCH}
          </Button>
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={`${label}: found`}
            className={classes(options.list, styles.list, !isShown && styles.closed)}
          >
            {isShown &&
              things.map((thing) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the input field handles the keyboard
                <div
                  key={thing.id}
                  id={`${id}-${thing.id}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={thing === active}
                  className={options.option}
                  // The field keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => pick(thing)}
                >
                  <span>{thing.name}</span>
                  {thing.note && <small>{thing.note}</small>}
                </div>
              ))}
          </div>
        </div>
      </FieldFrame>
      <p id={`${id}-said`} role="status" className={styles.said}>
        {words}
      </p>
      {isLost && (
        <Button type="button" kind="quiet" compact onClick={() => searchFor(typed, true)}>
          {TRY_AGAIN}
        </Button>
      )}
      {asked && asked.search !== '' && !isTouched && (
        <FoundList
          name={name}
          button={button}
          search={asked.search}
          found={asked.found}
          onAdd={pick}
        />
      )}
    </div>
  );
}

/** The next index: from the field (-1) into the list and round, through the field again. */
function nextAt(at: number, step: 1 | -1, count: number): number {
  const next = at + step;
  return next >= count ? -1 : next < -1 ? count - 1 : next;
}
