import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { homebrewPaths } from '~/homebrew-paths';
import { sendForm } from '~/platform/send-form';
import { withDeedDefaults } from '../form/deed-defaults';
import type { Field } from '../form/fields';
import { pressed, pressOf, withRow } from '../form/presses';
import { templateOf } from '../templates/templates';
import { creatureFields } from './creature-fields';
import type { EditAnswer } from './keep-creature.server';
import { shownBlock } from './shown-block';

/** So long nothing is typed before the statblock follows, and before what was typed is saved. */
const DRAW_MS = 150;
const QUIET_MS = 2000;

const NO_LINE =
  'There is no connection: what you typed is not saved yet. Press “Save” to try again.';

type Start = { id: string; version: number; fields: readonly Field[] };

/** The form as it is typed: its statblock, its rows, and whether it is saved. */
export function useEditor(start: Start, stopped: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(start.fields);
  // The rows are made anew when their number changes; the fields keep what is typed by themselves.
  const [rowsMade, setRowsMade] = useState(0);
  const [version, setVersion] = useState(start.version);
  const [savedFields, setSavedFields] = useState(start.fields);
  const [answer, setAnswer] = useState<EditAnswer>();
  const [saving, setSaving] = useState(false);
  const tried = useRef<readonly Field[] | null>(null);
  const drawing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useMemo(() => shownBlock(fields), [fields]);
  const changed = fields !== savedFields;
  const isStopped = stopped || answer?.conflict === true;

  // What was typed before the page was awake stands in its fields alone: no input of it was heard.
  useEffect(() => {
    if (form.current !== null && isTouched(form.current)) setFields(typedIn(form.current));
  }, []);

  useEffect(() => {
    if (!changed || saving || isStopped || tried.current === fields) return;
    const rested = setTimeout(async () => {
      tried.current = fields;
      setSaving(true);
      const sent = await sendForm(homebrewPaths.keep(), {
        ...{ id: start.id, version: String(version), fields: JSON.stringify(fields) },
      });
      const told: EditAnswer =
        // Written by `EditAnswer` of the route.
        sent.kind === 'answered' ? (sent.body as EditAnswer) : { problem: NO_LINE };
      setSaving(false);
      setAnswer(told);
      if (told.kept === undefined) return;
      setVersion(told.kept.version);
      setSavedFields(fields);
    }, QUIET_MS);
    return () => clearTimeout(rested);
  }, [changed, saving, isStopped, fields, version, start.id]);

  function typed(): Field[] {
    return form.current === null ? [...fields] : typedIn(form.current);
  }

  function handleInput(event: FormEvent<HTMLFormElement>) {
    const { target } = event;
    clearTimeout(drawing.current);
    if (target instanceof HTMLSelectElement && target.name.endsWith('.deed')) {
      setFields(withDeedDefaults(typed()));
      setRowsMade((count) => count + 1);
      focusLater(`[name="${CSS.escape(target.name)}"]`);
      return;
    }
    drawing.current = setTimeout(() => setFields(typed()), DRAW_MS);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const press =
      submitter instanceof HTMLButtonElement && submitter.name === 'press' ? submitter.value : '';
    clearTimeout(drawing.current);
    const now = typed();
    const next = afterPress(now, press, new FormData(event.currentTarget));
    if (next === null) return;
    event.preventDefault();
    setFields(next.fields);
    setRowsMade((count) => count + 1);
    focusLater(next.focus);
  }

  return {
    ...{ form, fields, rowsMade, version, answer, saving, changed, handleInput, handleSubmit },
    ...{ block: shown.block, problems: shown.problems, isStopped },
  };
}

/** The fields of a creature as they stand in its form. */
function typedIn(form: HTMLFormElement): Field[] {
  const pairs = [...new FormData(form)].flatMap(([name, value]): Field[] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return creatureFields(pairs);
}

/** Whether any field of a form stands otherwise than the server wrote it. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((one) => one.selected !== one.defaultSelected);
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
      : `#${list} > summary`;
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
