import { type FocusEvent, type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { withDeedDefaults } from '../form/deed-defaults';
import type { Field } from '../form/fields';
import { withMultiattack } from '../form/multiattack-press';
import { pressed, pressOf, withRow } from '../form/presses';
import type { Problems } from '../form/reading';
import { templateOf } from '../templates/templates';
import { creatureFields, isOfThePage } from './creature-fields';
import { shownBlock } from './shown-block';
import { useSaving } from './use-saving';

/** How long to wait after typing before updating the statblock. */
const DRAW_MS = 150;

type Start = { id: string; version: number; fields: readonly Field[] };

/** The state of the editor: the typed form, its statblock and rows, and whether it is saved. */
export function useEditor(start: Start, stopped: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(start.fields);
  // Rows are re-created when their number changes; otherwise uncontrolled fields keep their input.
  const [rowsMade, setRowsMade] = useState(0);
  /** Fields of newly added rows, whose problems are hidden until something is typed there. */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const drawing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Also read after the form has been unmounted.
  const element = useRef<HTMLFormElement | null>(null);
  const shown = useMemo(() => shownBlock(fields), [fields]);
  const saves = useSaving({
    ...start,
    fields,
    stopped,
    unheard: () => (drawing.current === undefined ? null : typed()),
  });

  // Input before hydration exists only in the fields, because no event handler received it.
  useEffect(() => {
    element.current = form.current;
    if (form.current !== null && isTouched(form.current)) setFields(typedIn(form.current));
  }, []);

  function typed(): Field[] {
    const read = form.current ?? element.current;
    return read === null ? [...fields] : typedIn(read);
  }

  /** Updates the state with the current input. */
  function hear(): void {
    clearTimeout(drawing.current);
    drawing.current = undefined;
    setFields(typed());
  }

  /** Saves at once: on request, or when the page loses focus. */
  function saveNow(): void {
    if (drawing.current !== undefined) hear();
    saves.saveNow();
  }

  function handleInput(event: FormEvent<HTMLFormElement>) {
    const { target } = event;
    if (isField(target) && isOfThePage(target.name)) return;
    if (isNamed(target)) setFresh((now) => withoutRow(now, target.name));
    clearTimeout(drawing.current);
    drawing.current = undefined;
    if (target instanceof HTMLSelectElement && target.name.endsWith('.deed')) {
      setFields(withDeedDefaults(typed()));
      setRowsMade((count) => count + 1);
      focusLater(`[name="${CSS.escape(target.name)}"]`);
      return;
    }
    drawing.current = setTimeout(hear, DRAW_MS);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const button = submitter instanceof HTMLButtonElement ? submitter : null;
    const press = button?.name === 'press' ? button.value : '';
    if (press === 'show' || button?.value === 'keep') {
      event.preventDefault();
      if (press === 'show') hear();
      saveNow();
      return;
    }
    const now = typed();
    const next = afterPress(now, press, new FormData(event.currentTarget));
    if (next === null) {
      // The response replaces the page.
      saves.sendItself();
      return;
    }
    clearTimeout(drawing.current);
    drawing.current = undefined;
    event.preventDefault();
    if (pressOf(press)?.do === 'add') {
      const before = new Set(now.map(([name]) => name));
      const added = next.fields.flatMap(([name]) => (before.has(name) ? [] : name));
      setFresh((known) => new Set([...known, ...added]));
    } else setFresh(new Set());
    setFields(next.fields);
    setRowsMade((count) => count + 1);
    focusLater(next.focus);
  }

  /** Saves when the focus leaves the form. */
  function handleBlur(event: FocusEvent<HTMLFormElement>) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) saveNow();
  }

  const look = useRef(saveNow);
  look.current = saveNow;
  useEffect(() => {
    const elsewhere = () => document.hidden && look.current();
    document.addEventListener('visibilitychange', elsewhere);
    return () => document.removeEventListener('visibilitychange', elsewhere);
  }, []);

  return {
    form,
    fields,
    rowsMade,
    handleInput,
    handleSubmit,
    handleBlur,
    block: shown.block,
    problems: withoutFresh(shown.problems, fresh),
    ...saves,
  };
}

/** The creature fields of a form element. */
function typedIn(form: HTMLFormElement): Field[] {
  const pairs = [...new FormData(form)].flatMap(([name, value]): Field[] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return creatureFields(pairs);
}

/** The row of a field: "actions.2.name" belongs to "actions.2". */
function rowOf(name: string): string {
  return name.split('.').slice(0, 2).join('.');
}

function withoutRow(names: ReadonlySet<string>, typed: string): ReadonlySet<string> {
  const left = [...names].filter((name) => rowOf(name) !== rowOf(typed));
  return left.length === names.size ? names : new Set(left);
}

/** The problems without those of rows in which nothing was typed yet. */
export function withoutFresh(problems: Problems, fresh: ReadonlySet<string>): Problems {
  if (fresh.size === 0) return problems;
  const rows = new Set([...fresh].map(rowOf));
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !rows.has(rowOf(name))));
}

function isNamed(target: EventTarget): target is HTMLElement & { name: string } {
  return isField(target) || target instanceof HTMLTextAreaElement;
}

function isField(target: EventTarget): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** Returns whether any field differs from the server-rendered value. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (isOfThePage(field.getAttribute('name') ?? '')) return false;
    if (field instanceof HTMLSelectElement) {
      // Without a default option, the first one is selected.
      const options = [...field.options];
      return options.findIndex((one) => one.defaultSelected) === -1
        ? field.selectedIndex > 0
        : options.some((one) => one.selected !== one.defaultSelected);
    }
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (!(field instanceof HTMLInputElement)) return false;
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  });
}

/** The form after an action that runs in the browser; null for one that must be submitted. */
function afterPress(
  fields: readonly Field[],
  press: string,
  form: FormData,
): { fields: readonly Field[]; focus: string } | null {
  if (press === 'template') {
    const template = templateOf(String(form.get('template') ?? ''));
    if (template === null) return null;
    const next = withRow(fields, template.list, template.row);
    return { fields: next, focus: `#${template.list} > summary` };
  }
  if (press === 'multiattack') {
    const chosen = (name: string) => String(form.get(name) ?? '');
    const next = withMultiattack(fields, chosen) ?? fields;
    return { fields: next, focus: '#actions > summary' };
  }
  const read = pressOf(press);
  if (read === null) return null;
  const next = pressed(fields, read);
  const list = read.do === 'move' ? read.to : read.list;
  const added = next.find(
    ([name]) => name.startsWith(`${list}.`) && !fields.some(([was]) => was === name),
  );
  const focus =
    read.do === 'add' && added !== undefined
      ? `[name="${CSS.escape(added[0])}"]`
      : `#${list} > summary, #${list} button`;
  return { fields: next, focus };
}

function focusLater(selector: string): void {
  // After the next paint, when the rows are in the document.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      const found = document.querySelector<HTMLElement>(selector);
      found?.closest('details')?.setAttribute('open', '');
      found?.focus();
    });
  });
}
