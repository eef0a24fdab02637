import { bookOf } from '~/characters/books/book-of';
import { characterTroubleStatus, characterTroubleWords } from '~/characters/kept/character-limits';
import {
  type CharacterDesk,
  type OpenedCharacter,
  openCharacter,
  saveCharacterWithItems,
} from '~/characters/kept/characters.server';
import { doublesMoved } from '~/characters/make/doubles';
import { onlyWaysTaken } from '~/characters/make/only-ways';
import { settled } from '~/characters/make/settle';
import { withPickedEquipment } from '~/characters/make/start-equipment';
import { withItemsAtHand } from '~/characters/record/at-hand';
import { type Character, character as characterShape } from '~/characters/record/character';
import { MAKING_STEPS } from '~/characters/sheet/sheet';
import { sheetOf } from '~/characters/sheet/sheet-of';
import type { BringDesk } from '~/fights/kept/bring-party.server';
import { followSheetInFight } from '~/fights/kept/member-maximum.server';
import { notFound, notNow } from '~/platform/answers';
import { coinsGiven, withoutGiven } from './given-coins';
import { itemsLeft, itemsUndone } from './items-undone';
import { keepCoins } from './keep-coins.server';
import type { Making } from './making';
import { makingFacts, stepAsked } from './making-facts.server';
import { type Pressed, pressed } from './presses.server';
import { asKept } from './read/as-kept';
import { overridesRefused, refusalWords } from './read/overrides';
import { withStep } from './read/read-step';
import type { Kept, KeptAnswer } from './use-keeping';

type Desk = CharacterDesk & BringDesk;

/** Opens a user's own character; throws 404 for any other. */
async function ownCharacter(desk: Desk, userId: string, id: string): Promise<OpenedCharacter> {
  const opened = await openCharacter(desk, userId, id);
  if (opened === null) return notFound();
  if (opened === 'unread') return notNow(characterTroubleWords('unavailable'));
  return { ...opened, character: withItemsAtHand(opened.character) };
}

/** The data of the creation page at a URL. */
export function makingAt(opened: OpenedCharacter, url: URL) {
  const now = { ...opened, character: withItemsAtHand(opened.character) };
  const making = makingOf(now.character);
  return makingFacts(now, making, stepAsked(url, making.sheet));
}

function makingOf(character: Character): Making {
  const book = bookOf(character.edition);
  return { book, character, sheet: sheetOf(book, character) };
}

/** The character to show; `had` is the stored one when coins and items come only from the form, `typed` for rejected numbers. */
type Shown = Pick<OpenedCharacter, 'listed' | 'character'> & Pick<Making, 'had' | 'typed'>;

type Answered = { status: number; answer: KeptAnswer };

/** The maximum number of attempts: a page that is left can send two forms at once. */
const TRIES = 3;

/**
 * Saves a step's form and runs the pressed action; problems are returned as sentences and the typed values are kept.
 */
export async function keepStep(
  desk: Desk,
  userId: string,
  found: OpenedCharacter,
  form: FormData,
  tries = TRIES,
): Promise<Answered> {
  const opened = { ...found, character: withItemsAtHand(found.character) };
  const { listed, character: before } = opened;
  const step = MAKING_STEPS.find((one) => one === form.get('step')) ?? 'race';
  const answered = (status: number, kept: Kept, now: Shown = opened): Answered => ({
    status,
    answer: {
      kept,
      facts: makingFacts(now, { ...makingOf(now.character), ...formOnly(now) }, step),
    },
  });
  // Shows the typed values again with the reason why they were not saved.
  const refused = (status: number, problem: string, conflict = false): Answered =>
    answered(status, { problem, conflict }, { listed, ...onTop(before, form) });
  const press = String(form.get('press') ?? 'keep');
  const version = Number(form.get('version'));
  if (press !== 'mine' && version !== listed.version) return refused(409, CONFLICT, true);
  const beyond = press === 'undo' ? null : numbersRefused(before, form, press);
  if (beyond !== null) return refused(400, beyond);
  const changed = press === 'undo' ? put(form, before) : chosen(before, form, press);
  if (!changed.ok) return refused(400, changed.problem);
  const read = asKept(changed.character);
  if (!read.ok) return refused(400, read.problem);
  const { character, dropped, told } = putInOrder(before, read.character, press);
  const isSame = JSON.stringify(character) === JSON.stringify(before);
  if (isSame) return answered(200, { done: changed.done });
  const said = [...(changed.told ?? []), ...told];
  const saved = await saveCharacterWithItems(desk, userId, opened, character);
  if (!saved.ok) {
    const { reason } = saved;
    // "mine" means saving the form over any version saved in the meantime; play going on meanwhile is no conflict.
    if (reason === 'changed' && tries > 1) {
      const now = await ownCharacter(desk, userId, listed.id);
      if (press === 'mine' || now.listed.version === listed.version)
        return keepStep(desk, userId, now, form, tries - 1);
    }
    const status = characterTroubleStatus(reason);
    return refused(status, characterTroubleWords(reason), reason === 'changed');
  }
  await keepCoins(desk, userId, listed.id, { before, after: character });
  // In a party, the member takes the sheet's numbers.
  await followSheetInFight(desk, userId, listed.id);
  const now = await ownCharacter(desk, userId, listed.id);
  const kept = { done: changed.done, told: said, dropped, before: textOf(before, character) };
  return answered(200, kept, now);
}

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

const CONFLICT =
  'This character was changed elsewhere meanwhile. Your choices on this step are below, not saved yet.';

/** Merges a step's form into the current character for display, without saving. */
function onTop(now: Character, form: FormData): Omit<Shown, 'listed'> {
  const put = chosen(now, form, 'keep');
  const read = put.ok ? asKept(put.character) : put;
  return {
    character: read.ok ? read.character : now,
    had: now,
    typed: overridesRefused(now, form),
  };
}

function formOnly({ had, typed }: Shown): Pick<Making, 'had' | 'typed'> {
  return { had, typed };
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

function chosen(before: Character, form: FormData, press: string): Pressed {
  const step = MAKING_STEPS.find((one) => one === form.get('step')) ?? 'race';
  const making = makingOf(before);
  const set = withStep(before, step, form, making.sheet);
  const done = pressed({ book: making.book, character: set }, press, form);
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
