import { bookOf } from '~/characters/books/book-of';
import { doublesMoved } from '~/characters/make/doubles';
import { onlyWaysTaken } from '~/characters/make/only-ways';
import { settled } from '~/characters/make/settle';
import { withPickedEquipment } from '~/characters/make/start-equipment';
import { type Character, character as characterShape } from '~/characters/record/character';
import { MAKING_STEPS, type MakingStep } from '~/characters/sheet/sheet';
import { sheetOf } from '~/characters/sheet/sheet-of';
import { coinsGiven, withoutGiven } from './given-coins';
import { itemsLeft, itemsUndone } from './items-undone';
import type { Making } from './making';
import { type Pressed, pressed } from './presses';
import { asKept } from './read/as-kept';
import { overridesRefused, refusalWords } from './read/overrides';
import { withStep } from './read/read-step';
import type { Kept } from './use-keeping';

/** The character after a step's form, with what to say about it; or why nothing was changed. */
export type StepTaken =
  | { ok: true; character: Character; isSame: boolean; kept: Kept }
  | { ok: false; problem: string };

/** The message for a form whose character was saved elsewhere since the page was opened. */
export const STEP_CONFLICT =
  'This character was changed elsewhere meanwhile. Your choices on this step are below, not saved yet.';

/** A character in creation with its book and its calculated sheet. */
export function makingOf(character: Character): Making {
  const book = bookOf(character.edition);
  return { book, character, sheet: sheetOf(book, character) };
}

/** The step that a form is of. */
export function stepOfForm(form: FormData): MakingStep {
  return MAKING_STEPS.find((one) => one === form.get('step')) ?? 'race';
}

/** What a form's button does; 'keep' only saves the form. */
export function pressOfForm(form: FormData): string {
  return String(form.get('press') ?? 'keep');
}

/**
 * Applies a step's form and its pressed action to a character with its items at hand, without storing it. `seed` returns
 * another unpredictable seed each time.
 */
export function stepTaken(before: Character, form: FormData, seed: () => string): StepTaken {
  const press = pressOfForm(form);
  const beyond = press === 'undo' ? null : numbersRefused(before, form, press);
  if (beyond !== null) return { ok: false, problem: beyond };
  const changed = press === 'undo' ? put(form, before) : chosen(before, form, press, seed);
  if (!changed.ok) return changed;
  const read = asKept(changed.character);
  if (!read.ok) return read;
  const { character, dropped, told } = putInOrder(before, read.character, press);
  if (JSON.stringify(character) === JSON.stringify(before)) {
    return { ok: true, character, isSame: true, kept: { done: changed.done } };
  }
  const said = [...(changed.told ?? []), ...told];
  const kept = { done: changed.done, told: said, dropped, before: textOf(before, character) };
  return { ok: true, character, isSame: false, kept };
}

/** Merges a step's form that was refused into the current character for display, with the numbers as they were typed. */
export function typedOnTop(
  now: Character,
  form: FormData,
): Pick<Making, 'character' | 'had' | 'typed'> {
  const changed = chosen(now, form, 'keep', UNDRAWN);
  const read = changed.ok ? asKept(changed.character) : changed;
  return {
    character: read.ok ? read.character : now,
    had: now,
    typed: overridesRefused(now, form),
  };
}

/** Shown again, a form draws nothing that counts. */
const UNDRAWN = () => '';

/**
 * Removes obsolete choices, takes what has no alternative, and replaces what the change gives a second time. An undone
 * state is restored as it was.
 */
function putInOrder(before: Character, character: Character, press: string) {
  const book = bookOf(character.edition);
  if (press === 'undo') return { ...settled(book, character), told: [] };
  const only = onlyWaysTaken(book, character);
  const { character: kept, dropped } = settled(book, only.character);
  const { character: single, moved } = doublesMoved(book, kept, before);
  return { character: single, dropped, told: [...only.taken, ...moved] };
}

/** Why overridden numbers were rejected; a number that this action resets is ignored. */
function numbersRefused(before: Character, form: FormData, press: string): string | null {
  const { [press.replace(/^by-rules:/, '')]: _gone, ...refused } = overridesRefused(before, form);
  return refusalWords(makingOf(before).sheet, refused);
}

/** The character before a step as JSON for undo, without play, but with the coins that the step gave and the items it left. */
function textOf({ play, ...choices }: Character, after: Character): string {
  const gave = coinsGiven(play.coins, after.play.coins);
  return JSON.stringify({ ...choices, gave, left: itemsLeft(after.items) });
}

function chosen(before: Character, form: FormData, press: string, seed: () => string): Pressed {
  const making = makingOf(before);
  const set = withStep(before, stepOfForm(form), form, making.sheet);
  const done = pressed({ book: making.book, character: set, seed }, press, form);
  // These have put the equipment in order by themselves.
  if (!done.ok || press.startsWith('start-') || press === 'rest') return done;
  const character = withPickedEquipment(making.book, before, done.character);
  return { ...done, character };
}

/** Restores the previous state from the page: validated like a file, with the current play. */
function put(form: FormData, now: Character): Pressed {
  const problem = 'Nothing to undo.';
  const text = String(form.get('before') ?? '');
  if (text === '' || text.length > 200_000) return { ok: false, problem };
  try {
    const { gave, left, ...choices } = Object(JSON.parse(text));
    const play = { ...now.play, coins: withoutGiven(now.play.coins, gave) };
    const read = characterShape.safeParse({ ...choices, play });
    if (!read.success || read.data.edition !== now.edition) return { ok: false, problem };
    const items = itemsUndone(read.data.items, left, now.items);
    return { ok: true, character: { ...read.data, items }, done: 'Undone.' };
  } catch {
    return { ok: false, problem };
  }
}
