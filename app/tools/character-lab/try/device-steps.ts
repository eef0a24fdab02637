import { withItemsAtHand } from '~/characters/record/at-hand';
import type { Character } from '~/characters/record/character';
import type { Making } from '../making/making';
import type { MakingFacts } from '../making/making-facts';
import { makingFacts, stepAsked } from '../making/making-shown';
import {
  makingOf,
  pressOfForm,
  STEP_CONFLICT,
  stepOfForm,
  stepTaken,
  typedOnTop,
} from '../making/step-taken';
import type { Kept, KeptAnswer } from '../making/use-keeping';
import { changedHere, keepHere, noRoomWords, readHere } from './device-characters';
import type { DeviceStorage } from './page-device-shelf';

/** The data of a step of a character on this device, at a URL; null when it is not here. */
export function makingHere(
  storage: DeviceStorage | null,
  id: string,
  url: URL,
): MakingFacts | null {
  const one = readHere(storage, id);
  if (one === null || one === 'unread') return null;
  const making = makingOf(withItemsAtHand(one.character));
  return makingFacts(one, making, stepAsked(url, making.sheet));
}

/** The answer to a step's form: as the account's, so that one screen shows both. */
export type AnsweredHere = { status: number; body: KeptAnswer | { error: string } };

const GONE = 'This character is no longer on this device.';

/** Saves a step's form of a character on this device and runs the pressed action. */
export function keepStepHere(
  storage: DeviceStorage | null,
  id: string,
  form: FormData,
  given: { now: number; uuid: string; seed: () => string },
): AnsweredHere {
  const one = readHere(storage, id);
  if (one === null || one === 'unread') return { status: 404, body: { error: GONE } };
  const before = withItemsAtHand(one.character);
  const answered = (
    status: number,
    kept: Kept,
    shown: Pick<Making, 'character' | 'had' | 'typed'>,
    version = one.version,
  ): AnsweredHere => {
    const making = { ...shown, ...makingOf(shown.character) };
    return {
      status,
      body: { kept, facts: makingFacts({ id, version }, making, stepOfForm(form)) },
    };
  };
  const refused = (status: number, problem: string, conflict = false) =>
    answered(status, { problem, conflict }, typedOnTop(before, form));
  const isOlder = Number(form.get('version')) !== one.version;
  if (isOlder && pressOfForm(form) !== 'mine') return refused(409, STEP_CONFLICT, true);
  const taken = stepTaken(before, form, given.seed);
  if (!taken.ok) return refused(400, taken.problem);
  if (taken.isSame) return answered(200, taken.kept, { character: before });
  const after = changedHere(one, taken.character, given.uuid);
  const why = keepHere(storage, after, given.now);
  if (why !== null) return refused(409, noRoomWords(why));
  return answered(200, taken.kept, shownAgain(after.character), after.version);
}

function shownAgain(character: Character): Pick<Making, 'character'> {
  return { character: withItemsAtHand(character) };
}
