import type { Ledger } from '~/fights/fold/ledger';
import { eventsOfPress, pressRefusal } from '~/fights/kept/press-events';
import type { FightEvent } from '~/fights/log/deeds';
import type { Edition } from '~/rules/edition';
import { createRandom } from '~/rules/random';
import { fieldsOf } from '../form-fields';
import { text } from '../presses/asked';
import { planOrApply } from '../presses/at-once';
import { isLate } from '../presses/late-intents';
import { namesWanted, nearWanted } from '../presses/names-wanted';
import { isPlanned, type Planned } from '../presses/plan-presses';
import { type Press, pressed } from '../presses/press';
import { castTypedSpell } from '../presses/typed-spell';
import type { CreatureStore } from './page-creatures';
import type { ReadOther } from './read-other';

/** The result of an action on the device. */
export type PressOutcome =
  /** All events of one action, in order. */
  | { is: 'done'; events: readonly [FightEvent, ...FightEvent[]] }
  | { is: 'planned'; planned: Planned; intent: string; fields: [string, string][] }
  | { is: 'forgotten' }
  | { is: 'problem'; sentence: string };

export type PressFacts = {
  form: FormData;
  ledger: () => Ledger;
  /** The user's id; users may undo only their own events. */
  by: string;
  /** The events before those in memory that the user may undo and redo. */
  before: { undo: string | null; redo: string | null };
  /** Number of events in the whole log. */
  size: () => number;
  creatures: CreatureStore;
  readOther: ReadOther;
  now: () => number;
};

const NO_SHAPE =
  'Offline, and this form was not loaded before. Type its hit points to use it anyway.';

/** Performs a form's action on the device, exactly as the server would, with the device's random numbers and ids. */
export async function doPress(facts: PressFacts): Promise<PressOutcome> {
  const { form, ledger, by, creatures } = facts;
  castTypedSpell(form, ledger().fight());
  const intent = String(form.get('intent') ?? '');
  if (intent === 'forget-plan') return { is: 'forgotten' };
  const how = {
    edition: ledger().fight().settings.edition,
    inLair: form.get('lair') !== null,
  };
  const { combatants } = ledger().fight();
  const wanted = namesWanted(form, (id) => combatants[id]?.sheet.record ?? null);
  const missing = wanted.filter((name) => !creatures.has(name, how));
  const isLost = missing.length > 0 && !(await creatures.ask(missing, how, nearWanted(form)));
  // Offline, any name can join without a record; a shape needs numbers.
  if (isLost && intent !== 'add' && !isTypedWhole(form)) {
    return { is: 'problem', sentence: intent === 'transform' ? NO_SHAPE : NO_PART };
  }
  const late = isLate(form) ? await lateOf(form, how.edition, facts.readOther) : {};
  if (late === null) return { is: 'problem', sentence: NO_PART };
  // Read again: events may have arrived during the lookup.
  const fight = ledger().fight();
  const press: Press = {
    fight,
    form,
    ...late,
    random: createRandom(newSeed()),
    newId: () => crypto.randomUUID(),
    creature: (name) => creatures.get(name, how),
    ...(isLost ? {} : { near: (name: string) => creatures.near(name, how) }),
    undoable: ledger().undoable(by) ?? facts.before.undo,
    redoable: ledger().redoable(by) ?? facts.before.redo,
    whyNotUndo: (event) => ledger().whyNotUndo(event, by),
    isOwn: (event) => ledger().authorOf(event) === by,
  };
  const done = isPlanned(intent) ? planOrApply(press, intent) : pressed(press);
  if ('planned' in done) {
    return { is: 'planned', planned: done.planned, intent, fields: fieldsOf(form) };
  }
  if ('problem' in done) return { is: 'problem', sentence: done.problem };
  const events = eventsOfPress(done, { by, at: facts.now(), newId: press.newId });
  const reason = pressRefusal(fight, facts.size(), events);
  return reason === null ? { is: 'done', events } : { is: 'problem', sentence: reason };
}

const NO_PART = 'Offline, and this was not loaded before. Press again when you are back online.';

/** Loads the rarely needed actions; null when offline. */
async function lateOf(form: FormData, edition: Edition, readOther: ReadOther) {
  try {
    const { lateHand } = await import('./page-late-hand');
    return await lateHand(form, edition, readOther);
  } catch {
    return null;
  }
}

/** Whether the form gives the numbers of the new shape. */
function isTypedWhole(form: FormData): boolean {
  return text({ form }, 'shape-hp') !== '';
}

function newSeed(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
