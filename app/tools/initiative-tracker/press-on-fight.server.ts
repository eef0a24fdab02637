import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Person } from '~/account/person/person';
import { foldEvent } from '~/fights/fold/fold-event';
import { appendToFight, fightFor, undoableIn } from '~/fights/kept/kept-fights.server';
import { eventsOfPress, pressRefusal } from '~/fights/kept/press-events';
import { ledgerOfRead } from '~/fights/kept/read-fight';
import type { Deed } from '~/fights/log/deeds';
import { pressOf } from './fight-form.server';
import { mayGoOn } from './may-go-on';
import { isProHere, OWNER_NEEDS_PRO } from './owner-pro.server';
import { pressed } from './presses/press';

/** What other pages of the product do in a fight: the forms that its own page would send. */
export type ElsewhereAsked = {
  fightId: string;
  forms: readonly FormData[];
  /** The id of the event that this makes: with the same mark again nothing happens. At most 36 characters. */
  mark: string;
};

export type PressedElsewhere =
  | { ok: true; fight: string }
  | { ok: false; status: number; problem: string; needsPro?: true };

const GONE = 'This fight no longer exists, or you no longer help to run it.';

/**
 * Performs forms of a fight that the user runs, all of them as one action, or none: the same as on the fight's page.
 */
export async function pressOnFight(
  context: AppLoadContext,
  person: Person,
  { fightId, forms, mark }: ElsewhereAsked,
): Promise<PressedElsewhere> {
  const desk = context.services;
  const { userId } = person;
  const [opened, takes] = await Promise.all([
    fightFor(desk, userId, fightId),
    undoableIn(desk, userId, fightId),
  ]);
  if (opened === null || takes === null) return { ok: false, status: 404, problem: GONE };
  if (!opened.ok) return { ok: false, status: 503, problem: opened.sentence };
  if (!takes.ok) return { ok: false, status: 503, problem: takes.sentence };
  const ledger = ledgerOfRead(opened.fight);
  const before = ledger.fight();
  const standing = { round: before.round, ended: before.ended !== null };
  const intents = forms.map((form) => ({ do: String(form.get('intent')) }));
  if (!mayGoOn(standing, intents) && !(await isProHere(desk, person, opened))) {
    if (opened.role === 'helper') return { ok: false, status: 402, problem: OWNER_NEEDS_PRO };
    const problem = 'Changing a fight that is not running needs Pro. Nothing was added.';
    return { ok: false, status: 402, problem, needsPro: true };
  }
  const by = { by: userId, at: desk.clock.now() };
  const deeds: Deed[] = [];
  let fight = before;
  for (const [at, form] of forms.entries()) {
    const press = await pressOf(context, { form, ledger, takes, userId });
    const done = pressed({ ...press, fight });
    if ('problem' in done) return { ok: false, status: 400, problem: done.problem };
    deeds.push(...done);
    if (at < forms.length - 1)
      fight = foldEvent(fight, { v: 1, id: mark, ...by, deeds: [...done] });
  }
  const events = eventsOfPress(deeds, { ...by, newId: marked(mark) });
  const reason = pressRefusal(before, opened.fight.seq, events);
  if (reason !== null) return { ok: false, status: 409, problem: reason };
  const appended = await appendToFight(desk, userId, fightId, events);
  if (appended === null) return { ok: false, status: 404, problem: GONE };
  if (!appended.ok) return { ok: false, status: 503, problem: appended.sentence };
  const [refused] = appended.refused;
  if (refused) return { ok: false, status: 409, problem: refused.reason };
  return { ok: true, fight: before.name };
}

/** Ids that follow from a mark, the first of them the mark itself. */
function marked(mark: string): () => string {
  let made = 0;
  return () => {
    made += 1;
    return made === 1 ? mark : `${mark}-${made}`;
  };
}
