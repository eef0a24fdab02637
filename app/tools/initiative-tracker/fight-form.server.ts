import { type AppLoadContext, data, redirect } from '@remix-run/cloudflare';
import { answerPro } from '~/account/guard/pro-answer.server';
import type { Person } from '~/account/person/person';
import { fightPaths } from '~/fight-paths';
import type { Ledger } from '~/fights/fold/ledger';
import type { FightDesk } from '~/fights/kept/fight-desk.server';
import { appendToFight, fightFor, undoableIn } from '~/fights/kept/kept-fights.server';
import { eventsOfPress, pressRefusal } from '~/fights/kept/press-events';
import { fightOfRead, ledgerOfRead } from '~/fights/kept/read-fight';
import type { Deed } from '~/fights/log/deeds';
import type { Fight } from '~/fights/log/state';
import { notFound } from '~/platform/answers';
import { createRandom } from '~/rules/random';
import { findCreatures } from './creatures/find-creatures.server';
import { findSpells } from './creatures/find-spells.server';
import { nearNames } from './creatures/near-names.server';
import { fieldsOf, typedAgain } from './form-fields';
import { mayGoOn } from './may-go-on';
import { isProHere, OWNER_NEEDS_PRO } from './owner-pro.server';
import { type Creature, text } from './presses/asked';
import { planOrApply } from './presses/at-once';
import { LATE_PRESSES } from './presses/late-presses';
import { otherWanted } from './presses/load-press';
import { namesWanted, nearWanted } from './presses/names-wanted';
import { isPlanned, type Planned } from './presses/plan-presses';
import { type Press, pressed } from './presses/press';
import { spellsWanted } from './presses/spells-wanted';
import { castTypedSpell } from './presses/typed-spell';

/** The action data for showing the page again. */
export type FightAnswer = {
  problem?: string;
  planned?: { planned: Planned; intent: string; fields: [string, string][] };
  upgrade?: true;
  /** The typed fields, so that no input is lost. */
  typed?: Record<string, string>;
  /** The selected combatants. */
  ticked?: string[];
};

type AskedForm = {
  context: AppLoadContext;
  person: Person;
  id: string;
  form: FormData;
  /** The page with the form; missing: the fight's own page. */
  page?: string;
  /** Runs before the action, once the action is known to be allowed: it may add to the form or return an error. */
  before?: (form: FormData) => Promise<{ problem: string; status: number } | null>;
};

/** Performs the action of a running fight's form, for pages without scripts. */
export async function answerFightForm({ context, person, id, form, page, before }: AskedForm) {
  const desk = context.services;
  const [opened, takes] = await Promise.all([
    fightFor(desk, person.userId, id),
    undoableIn(desk, person.userId, id),
  ]);
  if (opened === null || takes === null) return notFound();
  if (!opened.ok || !takes.ok) {
    const sentence = opened.ok ? (takes.ok ? '' : takes.sentence) : opened.sentence;
    return data<FightAnswer>({ problem: sentence }, { status: 503 });
  }
  const ledger = ledgerOfRead(opened.fight);
  const fight = ledger.fight();
  const standing = { round: fight.round, ended: fight.ended !== null };
  const goesOn = mayGoOn(standing, [{ do: text({ form }, 'intent') }]);
  if (!goesOn && !(await isProHere(desk, person, opened))) {
    if (opened.role === 'helper') return refusedAnswer(OWNER_NEEDS_PRO, form, 402);
    return answerPro({ what: 'Starting a fight', stays: 'your fight', form });
  }
  const stopped = await before?.(form);
  if (stopped) return refusedAnswer(stopped.problem, form, stopped.status);
  const other = await otherOf(desk, person.userId, form);
  if (other && 'problem' in other) return refusedAnswer(other.problem, form, 503);
  castTypedSpell(form, fight);
  const facts = { form, ledger, takes, userId: person.userId, other: other?.fight ?? null };
  const press = await pressOf(context, facts);
  const intent = text(press, 'intent');
  const address = page ?? fightPaths.fight({ id });
  if (intent === 'forget-plan') return redirect(addressOf(address, form), 303);
  const done = isPlanned(intent) ? planOrApply(press, intent) : pressed(press);
  if ('planned' in done) {
    const { planned } = done;
    return data<FightAnswer>({ planned: { planned, intent, fields: fieldsOf(form) } });
  }
  if ('problem' in done) return refusedAnswer(done.problem, form, 400);
  const by = { by: person.userId, at: desk.clock.now(), newId: () => crypto.randomUUID() };
  const events = eventsOfPress(done, by);
  const reason = pressRefusal(fight, opened.fight.seq, events);
  if (reason !== null) return refusedAnswer(reason, form, 409);
  const appended = await appendToFight(desk, person.userId, id, events);
  if (appended === null) return notFound();
  if (!appended.ok) return refusedAnswer(appended.sentence, form, 503);
  const [refused] = appended.refused;
  return refused
    ? refusedAnswer(refused.reason, form, 409)
    : redirect(addressOf(address, form, events.at(-1)?.id), 303);
}

function refusedAnswer(problem: string, form: FormData, status: number) {
  return data<FightAnswer>({ problem, ...typedAgain(form) }, { status });
}

type PressFacts = {
  form: FormData;
  ledger: Ledger;
  takes: { undo: string | null; redo: string | null };
  userId: string;
  other?: Fight | null;
};

/** The other fight that a form names, if the user may open it; null when there is none or it is soft-deleted. */
async function otherOf(
  desk: FightDesk,
  userId: string,
  form: FormData,
): Promise<{ fight: Fight } | { problem: string } | null> {
  const id = otherWanted(form);
  const read = id === null ? null : await fightFor(desk, userId, id);
  if (read === null) return null;
  return read.ok ? { fight: fightOfRead(read.fight) } : { problem: read.sentence };
}

/** Everything that an action needs, with the records that its form names. */
export async function pressOf(
  { services }: AppLoadContext,
  { form, ledger, takes, userId, other = null }: PressFacts,
): Promise<Press> {
  const fight = ledger.fight();
  const wanted = namesWanted(form, (id) => recordOf(fight.combatants, id));
  const creatures: Map<string, Creature> =
    wanted.length === 0
      ? new Map()
      : await findCreatures(services.db, wanted, {
          edition: fight.settings.edition,
          userId,
          inLair: form.get('lair') !== null,
        });
  const unknown = nearWanted(form).filter((name) => !creatures.has(name));
  const near =
    unknown.length === 0
      ? null
      : await nearNames(services.db, unknown, { edition: fight.settings.edition, userId });
  const cast = spellsWanted(form);
  const spells =
    cast.length === 0 ? null : await findSpells(services.db, cast, fight.settings.edition);
  return {
    fight,
    form,
    late: LATE_PRESSES,
    other,
    spell: (name) => spells?.get(name) ?? null,
    random: createRandom(crypto.randomUUID()),
    newId: () => crypto.randomUUID(),
    creature: (name) => creatures.get(name) ?? null,
    near: (name) => near?.get(name) ?? [],
    undoable: takes.undo,
    redoable: takes.redo,
    whyNotUndo: (event) => ledger.whyNotUndo(event, userId),
    isOwn: (event) => ledger.authorOf(event) === userId,
  };
}

function recordOf(combatants: Press['fight']['combatants'], id: string): string | null {
  return Object.hasOwn(combatants, id) ? (combatants[id]?.sheet.record ?? null) : null;
}

/** Makes an event of deeds by the user, at the given time in milliseconds. */
export function eventOf(by: string, at: number, deeds: readonly Deed[]) {
  return { v: 1 as const, id: crypto.randomUUID(), by, at, deeds: [...deeds] };
}

/** The page's URL with the same combatant open; `done` is the event that the page then describes. */
function addressOf(address: string, form: FormData, done?: string): string {
  const chosen = form.get('one') ?? form.get('chosen');
  const said = new URLSearchParams();
  if (typeof chosen === 'string' && chosen !== '') said.set('chosen', chosen);
  if (done !== undefined) said.set('done', done);
  return said.size > 0 ? `${address}?${said}` : address;
}
