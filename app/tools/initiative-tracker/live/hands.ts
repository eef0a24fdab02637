import type { KeyboardEvent, MouseEvent } from 'react';

/** The result of a click on the order. */
type Picked =
  | { is: 'chosen'; id: string }
  | { is: 'ticked' }
  | { is: 'pin' }
  | { is: 'sheet'; open: boolean };

let lastTicked: string | null = null;
/** Whether those selected are there from the last action; selecting another then begins a new selection. */
let isKept = false;

/** Leaves the targets of an action selected, so that the next action is on them too. */
export function keepTargets(): void {
  isKept = true;
}

/** Deselects those that an action left, except for whom is being selected now. */
function beginAnew(isAsked: (box: HTMLInputElement) => boolean): void {
  if (!isKept) return;
  isKept = false;
  for (const box of boxes()) if (!isAsked(box)) box.checked = false;
}

/** Deselects those that an action left, as when the turn passes. */
export function forgetTargets(): void {
  beginAnew(() => false);
}

/** Whoever is opened is meant now; only the one whose turn it is acts on those who are still selected. */
function opened(id: string): void {
  const turn = document.querySelector('[data-fight] [data-turn]');
  const itself = `[data-combatant="${CSS.escape(id)}"]`;
  if (turn?.matches(itself) || turn?.querySelector(itself)) return;
  forgetTargets();
}

/**
 * Handles a click: a row opens its combatant; with Ctrl or ⌘ it selects it, with Shift all from the last selected
 * one. Null when the browser's default action applies.
 */
export function pressed(event: MouseEvent<HTMLElement>): Picked | null {
  const target = event.target instanceof Element ? event.target : null;
  const sides = target?.closest<HTMLElement>('[data-tick-all]');
  if (sides) {
    tickAll(sides.dataset.tickAll ?? '');
    return { is: 'ticked' };
  }
  const whole = target?.closest<HTMLElement>('[data-tick-row]');
  if (whole) {
    tickRow(whole.dataset.tickRow ?? '');
    return { is: 'ticked' };
  }
  if (target?.closest('[data-pin]')) return { is: 'pin' };
  if (target?.closest('[data-sheet-open]')) return { is: 'sheet', open: true };
  if (target?.closest('[data-sheet-close]')) return { is: 'sheet', open: false };
  const box = target?.closest<HTMLInputElement>('input[name="who"]');
  if (box && !event.shiftKey) {
    lastTicked = box.value;
    // It is checked already when its click is handled.
    if (box.checked) beginAnew((one) => one === box);
    else isKept = false;
  }
  let link = target?.closest<HTMLElement>('[data-choose]');
  const line = target?.closest<HTMLElement>('[data-combatant]');
  if (line && !box && target?.closest('label') === null) {
    const id = line.dataset.combatant ?? '';
    if (event.ctrlKey || event.metaKey) {
      tick(id, null, true);
      return { is: 'ticked' };
    }
    if (event.shiftKey) {
      tickTo(id);
      return { is: 'ticked' };
    }
    // On touch screens the whole row opens the combatant, except for its links and forms.
    if (!target.closest('a, form')) link = line.querySelector<HTMLElement>('[data-choose]');
  }
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
    const id = link.dataset.choose ?? '';
    opened(id);
    return { is: 'chosen', id };
  }
  return null;
}

function boxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[name="who"]')];
}

/**
 * Selects or deselects a combatant; `on` null toggles it. Those that an action left are deselected, unless `adds` says
 * that it is added to them.
 */
export function tick(id: string, on: boolean | null, adds = false): void {
  const box = boxes().find(({ value }) => value === id);
  if (!box) return;
  const isOn = on ?? !box.checked;
  if (isOn && !adds) beginAnew((one) => one === box);
  isKept = false;
  box.checked = isOn;
  lastTicked = id;
}

/** Selects all combatants from the last selected one to this one. */
function tickTo(id: string): void {
  const all = boxes();
  const to = all.findIndex(({ value }) => value === id);
  const from = Math.max(
    0,
    all.findIndex(({ value }) => value === (lastTicked ?? id)),
  );
  isKept = false;
  for (const box of all.slice(Math.min(from, to), Math.max(from, to) + 1)) box.checked = true;
}

/** Selects all members of a row but the dead, or none of them when all are selected. */
function tickRow(row: string): void {
  const of = document.querySelector(`[data-fight] [data-row="${CSS.escape(row)}"]`);
  const all = [...(of?.querySelectorAll<HTMLInputElement>('input[name="who"]') ?? [])];
  const alive = all.filter((box) => box.closest('[data-state="dead"]') === null);
  const members = alive.length > 0 ? alive : all;
  const on = !members.every(({ checked }) => checked);
  if (on) beginAnew((box) => members.includes(box));
  isKept = false;
  for (const box of members) box.checked = on;
}

/** Selects this combatant if nobody is selected, so that the actions are shown. */
export function tickIfNobody(id: string | null): void {
  if (id !== null && !boxes().some(({ checked }) => checked)) tick(id, true);
}

/** Selects a whole side, or with '' none. */
export function tickAll(side: string): void {
  isKept = false;
  for (const box of boxes()) {
    const isFolded = box.closest('[data-defeated]') !== null;
    box.checked = side !== '' && !isFolded && box.dataset.side === side;
  }
}

/** After a key focused the amount field, Enter presses that key's button. */
export function enter(event: KeyboardEvent<HTMLElement>): void {
  const field = event.target;
  if (event.key !== 'Enter' || !(field instanceof HTMLInputElement)) return;
  const intent = field.form?.dataset.enter;
  if (field.name !== 'amount' || intent === undefined) return;
  event.preventDefault();
  // The focus leaves the field, so that the next key is a command again, for the one that the amount was for.
  const { form } = field;
  field.blur();
  document.querySelector<HTMLElement>('[data-combatant]:has(:checked) [data-choose]')?.focus();
  form?.querySelector<HTMLButtonElement>(`button[value="${intent}"]`)?.click();
}
