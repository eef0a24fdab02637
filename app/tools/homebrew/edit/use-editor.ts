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

/** So long nothing is typed before the statblock follows. */
const DRAW_MS = 150;

type Start = { id: string; version: number; fields: readonly Field[] };

/** The form as it is typed: its statblock, its rows, and whether it is saved. */
export function useEditor(start: Start, stopped: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(start.fields);
  // The rows are made anew when their number changes; the fields keep what is typed by themselves.
  const [rowsMade, setRowsMade] = useState(0);
  /** Fields of rows that were just added: nothing is wrong with them before something is typed there. */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const drawing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // It is read once more when it has left the page.
  const element = useRef<HTMLFormElement | null>(null);
  const shown = useMemo(() => shownBlock(fields), [fields]);
  const saves = useSaving({
    ...{ ...start, fields, stopped },
    unheard: () => (drawing.current === undefined ? null : typed()),
  });

  // What was typed before the page was awake stands in its fields alone: no input of it was heard.
  useEffect(() => {
    element.current = form.current;
    if (form.current !== null && isTouched(form.current)) setFields(typedIn(form.current));
  }, []);

  function typed(): Field[] {
    const read = form.current ?? element.current;
    return read === null ? [...fields] : typedIn(read);
  }

  /** Takes in what was typed up to now. */
  function hear(): void {
    clearTimeout(drawing.current);
    drawing.current = undefined;
    setFields(typed());
  }

  /** Saves at once: somebody asks for it, or looks elsewhere. */
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
      // The page is made anew by its answer.
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

  /** Whoever goes on to something else on the page leaves nothing unsaved behind. */
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
    ...{ form, fields, rowsMade, handleInput, handleSubmit, handleBlur },
    ...{ block: shown.block, problems: withoutFresh(shown.problems, fresh), ...saves },
  };
}

/** The fields of a creature as they stand in its form. */
function typedIn(form: HTMLFormElement): Field[] {
  const pairs = [...new FormData(form)].flatMap(([name, value]): Field[] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return creatureFields(pairs);
}

/** The row that a field belongs to: "actions.2.name" is one of "actions.2". */
function rowOf(name: string): string {
  return name.split('.').slice(0, 2).join('.');
}

function withoutRow(names: ReadonlySet<string>, typed: string): ReadonlySet<string> {
  const left = [...names].filter((name) => rowOf(name) !== rowOf(typed));
  return left.length === names.size ? names : new Set(left);
}

/** What is wrong, but for rows in which nothing was typed yet. */
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

/** Whether any field of a form stands otherwise than the server wrote it. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (isOfThePage(field.getAttribute('name') ?? '')) return false;
    if (field instanceof HTMLSelectElement) {
      // Where nothing is named, the first stands there.
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

/** The form after a press that the page does by itself; null for one that it sends. */
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
  // Behind the next drawing of the page, when the rows stand in it.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      const found = document.querySelector<HTMLElement>(selector);
      found?.closest('details')?.setAttribute('open', '');
      found?.focus();
    });
  });
}
