import { bookOf } from '~/characters/books/book-of';
import { characterTroubleStatus, characterTroubleWords } from '~/characters/kept/character-limits';
import {
  type CharacterDesk,
  type OpenedCharacter,
  openCharacter,
  saveCharacter,
} from '~/characters/kept/characters.server';
import { settled } from '~/characters/make/settle';
import { withPickedEquipment } from '~/characters/make/start-equipment';
import { type Character, character as characterShape } from '~/characters/record/character';
import { MAKING_STEPS } from '~/characters/sheet/sheet';
import { sheetOf } from '~/characters/sheet/sheet-of';
import type { BringDesk } from '~/fights/kept/bring-party.server';
import { followSheetInFight } from '~/fights/kept/member-maximum.server';
import { notFound, notNow } from '~/platform/answers';
import { coinsGiven, withoutGiven } from './given-coins';
import { keepCoins } from './keep-coins.server';
import type { Making } from './making';
import { makingFacts, stepAsked } from './making-facts.server';
import { pressed } from './presses.server';
import { asKept } from './read/as-kept';
import { overridesRefused, refusalWords } from './read/overrides';
import { withStep } from './read/read-step';
import type { Kept, KeptAnswer } from './use-keeping';

type Desk = CharacterDesk & BringDesk;

/** A person's own character to be made; throws 404 for any other. */
async function ownCharacter(desk: Desk, userId: string, id: string): Promise<OpenedCharacter> {
  const opened = await openCharacter(desk, userId, id);
  if (opened === null) return notFound();
  if (opened === 'unread') return notNow(characterTroubleWords('unavailable'));
  return opened;
}

/** What the page of making shows at an address. */
export function makingAt(opened: OpenedCharacter, url: URL) {
  const making = makingOf(opened.character);
  return makingFacts(opened, making, stepAsked(url, making.sheet));
}

function makingOf(character: Character): Making {
  const book = bookOf(character.edition);
  return { book, character, sheet: sheetOf(book, character) };
}

/** What the page shows of it; `had` where its coins stand on a form alone, `typed` where numbers do that may not be kept. */
type Shown = Pick<OpenedCharacter, 'listed' | 'character'> & Pick<Making, 'had' | 'typed'>;

type Answered = { status: number; answer: KeptAnswer };

/** Pages that are left send two forms at once; more than this at once is a machine. */
const TRIES = 3;

/** Keeps what stands on a step's form and does what was pressed; whatever cannot be done is said, and nothing is lost. */
export async function keepStep(
  desk: Desk,
  userId: string,
  opened: OpenedCharacter,
  form: FormData,
  tries = TRIES,
): Promise<Answered> {
  const { listed, character: before } = opened;
  const step = MAKING_STEPS.find((one) => one === form.get('step')) ?? 'race';
  const answered = (status: number, kept: Kept, now: Shown = opened): Answered => ({
    status,
    answer: {
      kept,
      facts: makingFacts(now, { ...makingOf(now.character), ...formOnly(now) }, step),
    },
  });
  // What stands on the form is shown again with why it was not kept.
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
  const { character, dropped } = settled(bookOf(read.character.edition), read.character);
  const isSame = JSON.stringify(character) === JSON.stringify(before);
  if (isSame) return answered(200, { done: changed.done });
  const target = { id: listed.id, version: listed.version };
  const saved = await saveCharacter(desk, userId, target, character);
  if (!saved.ok) {
    const { reason } = saved;
    // What stands on the form is kept whatever was saved meanwhile: that is what was pressed.
    if (reason === 'changed' && press === 'mine' && tries > 1) {
      const now = await ownCharacter(desk, userId, listed.id);
      return keepStep(desk, userId, now, form, tries - 1);
    }
    const status = characterTroubleStatus(reason);
    return refused(status, characterTroubleWords(reason), reason === 'changed');
  }
  await keepCoins(desk, userId, listed.id, { before, after: character });
  // In a party the member has the numbers of the sheet.
  await followSheetInFight(desk, userId, listed.id);
  const now = await ownCharacter(desk, userId, listed.id);
  return answered(200, { done: changed.done, dropped, before: textOf(before, character) }, now);
}

const CONFLICT =
  'This character was changed elsewhere meanwhile. Your choices on this step are below, not saved yet.';

/** What stands on the form of a step, on top of how the character stands now: to be shown, and kept by nobody yet. */
function onTop(now: Character, form: FormData): Omit<Shown, 'listed'> {
  const put = chosen(now, form, 'keep');
  const read = put.ok ? asKept(put.character) : put;
  return {
    ...{ character: read.ok ? read.character : now, had: now.play.coins },
    typed: overridesRefused(now, form),
  };
}

function formOnly({ had, typed }: Shown): Pick<Making, 'had' | 'typed'> {
  return { had, typed };
}

/** Why numbers that were set by hand may not be kept; one that is let go by this very press is not asked for. */
function numbersRefused(before: Character, form: FormData, press: string): string | null {
  const { [press.replace(/^by-rules:/, '')]: _gone, ...refused } = overridesRefused(before, form);
  return refusalWords(makingOf(before).sheet, refused);
}

/** What was chosen before a step, without what is done at the table; with the coins that the step gave, which go with it. */
function textOf({ play, ...choices }: Character, after: Character): string {
  return JSON.stringify({ ...choices, gave: coinsGiven(play.coins, after.play.coins) });
}

type Changed = { ok: true; character: Character; done?: string } | { ok: false; problem: string };

function chosen(before: Character, form: FormData, press: string): Changed {
  const step = MAKING_STEPS.find((one) => one === form.get('step')) ?? 'race';
  const making = makingOf(before);
  const set = withStep(before, step, form, making.sheet);
  const done = pressed({ book: making.book, character: set }, press, form);
  if (!done.ok || press.startsWith('start-')) return done;
  const character = withPickedEquipment(making.book, before, done.character);
  return { ...done, character };
}

/** What stood before, as the page kept it: read like any file, and with the play of now. */
function put(form: FormData, now: Character): Changed {
  const problem = 'Nothing to undo.';
  const text = String(form.get('before') ?? '');
  if (text === '' || text.length > 200_000) return { ok: false, problem };
  try {
    const { gave, ...choices } = Object(JSON.parse(text));
    const play = { ...now.play, coins: withoutGiven(now.play.coins, gave) };
    const read = characterShape.safeParse({ ...choices, play });
    if (!read.success || read.data.edition !== now.edition) return { ok: false, problem };
    return { ok: true, character: read.data, done: 'Undone.' };
  } catch {
    return { ok: false, problem };
  }
}
