import { characterTroubleStatus, characterTroubleWords } from '~/characters/kept/character-limits';
import {
  type CharacterDesk,
  type OpenedCharacter,
  openCharacter,
} from '~/characters/kept/characters.server';
import { withItemsAtHand } from '~/characters/record/at-hand';
import type { BringDesk } from '~/fights/kept/bring-party.server';
import { saveSheetAtTable } from '~/fights/kept/member-maximum.server';
import { notFound, notNow } from '~/platform/answers';
import { newSeed } from '~/platform/new-seed';
import { coinsDeed } from './given-coins';
import type { Making } from './making';
import { makingFacts, stepAsked } from './making-shown';
import {
  makingOf,
  pressOfForm,
  STEP_CONFLICT,
  stepOfForm,
  stepTaken,
  typedOnTop,
} from './step-taken';
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
  const making = makingOf(withItemsAtHand(opened.character));
  return makingFacts(opened.listed, making, stepAsked(url, making.sheet));
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
  const answered = (status: number, kept: Kept, now: Shown = opened): Answered => {
    const { had, typed } = now;
    const making = { ...makingOf(now.character), had, typed };
    return { status, answer: { kept, facts: makingFacts(now.listed, making, stepOfForm(form)) } };
  };
  // Shows the typed values again with the reason why they were not saved.
  const refused = (status: number, problem: string, conflict = false): Answered =>
    answered(status, { problem, conflict }, { listed, ...typedOnTop(before, form) });
  const press = pressOfForm(form);
  const version = Number(form.get('version'));
  if (press !== 'mine' && version !== listed.version) return refused(409, STEP_CONFLICT, true);
  const taken = stepTaken(before, form, newSeed);
  if (!taken.ok) return refused(400, taken.problem);
  const { character, kept } = taken;
  if (taken.isSame) return answered(200, kept);
  const deed = coinsDeed(before.play.coins, character.play.coins, crypto.randomUUID());
  const saved = await saveSheetAtTable(desk, userId, opened, character, deed);
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
  return answered(200, kept, await ownCharacter(desk, userId, listed.id));
}
