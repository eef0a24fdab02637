import type { Combatant, Due, Fight, Lasting } from '../log/state';
import { answered, asked } from '../people/due';
import { changedAll, combatantOf, combatantsOf, hasTurns, membersOf } from '../people/people';
import { endWhere } from './over';

type Moment = 'start' | 'end';

/**
 * Handles lasting effects at the start of a row's turn: counts down durations of `ends.turn` for its members, and
 * adds pending saves and damage of that moment. Also called for skipped rows whose members are all dead, delayed or
 * away, because durations counted by them go on; members without turns (`hasTurns`) get no pending items.
 */
export function atTurnStart(fight: Fight, row: string): Fight {
  return atMoment(fight, row, 'start');
}

/** The same at the end of a row's turn. */
export function atTurnEnd(fight: Fight, row: string): Fight {
  return atMoment(fight, row, 'end');
}

/** The turn went back before the start of this row's turn: durations counted there get one turn back. */
export function backBeforeTurnStart(fight: Fight, row: string): Fight {
  return backBefore(fight, row, 'start');
}

/** The turn went back before the end of this row's turn: durations counted there get one turn back. */
export function backBeforeTurnEnd(fight: Fight, row: string): Fight {
  return backBefore(fight, row, 'end');
}

function atMoment(fight: Fight, row: string, moment: Moment): Fight {
  const bearers = counting(fight, row, moment);
  const ticked = changedAll(fight, bearers, (one) => ({
    ...one,
    lasting: one.lasting.map((lasting) =>
      countsAt(fight, one, lasting, row, moment)
        ? { ...lasting, turnsLeft: Math.max(0, (lasting.turnsLeft ?? 1) - 1) }
        : lasting,
    ),
  }));
  const over = bearers.length > 0 ? endWhere(ticked, ({ turnsLeft }) => turnsLeft === 0) : ticked;
  return membersOf(over, row).reduce(
    (now, member) => (hasTurns(member) ? askedOf(now, member, moment) : now),
    over,
  );
}

/** The combatants with an effect that counts at this moment. */
function counting(fight: Fight, row: string, moment: Moment): string[] {
  return combatantsOf(fight)
    .filter((one) => one.lasting.some((lasting) => countsAt(fight, one, lasting, row, moment)))
    .map(({ id }) => id);
}

/**
 * Whether an effect counts at this moment of this row's turn: when the creature whose turns it counts acts there,
 * even if dead, delayed or away. If that creature or its row is gone, the turns of the affected creature count
 * instead, so that the effect still ends.
 */
function countsAt(
  fight: Fight,
  bearer: Combatant,
  { ends: { turn } }: Lasting,
  row: string,
  moment: Moment,
): boolean {
  if (turn?.moment !== moment) return false;
  const of = combatantOf(fight, turn.of);
  const known = of !== null && Object.hasOwn(fight.rows, of.row);
  return (known ? of.row : bearer.row) === row;
}

/** Adds the pending saves and damage of a creature at this moment of its turn. */
function askedOf(fight: Fight, bearer: Combatant, moment: Moment): Fight {
  return bearer.lasting.reduce((now, lasting) => {
    const { id, name, ongoing } = lasting;
    const at = `${id}:${bearer.id}:${fight.round}:${moment}`;
    const saves = lasting.ends.save?.when === `turn-${moment}`;
    const asking = saves ? asked(now, saveDue(bearer, lasting, `save:${at}`)) : now;
    if (ongoing?.at !== `turn-${moment}`) return asking;
    const { text } = ongoing;
    return asked(asking, { id: `ongoing:${at}`, kind: 'ongoing', who: bearer.id, name, text });
  }, fight);
}

/** The pending save that can end a lasting effect. */
export function saveDue(bearer: Combatant, lasting: Lasting, id: string): Due {
  const { ability, dc, advantage } = lasting.ends.save ?? {
    ability: 'con',
    dc: 10,
    advantage: false,
  };
  return {
    id,
    kind: 'save',
    who: bearer.id,
    lasting: lasting.id,
    name: lasting.name,
    ability,
    dc,
    advantage,
  };
}

function backBefore(fight: Fight, row: string, moment: Moment): Fight {
  const back = changedAll(fight, counting(fight, row, moment), (one) => ({
    ...one,
    lasting: one.lasting.map((lasting) => {
      if (!countsAt(fight, one, lasting, row, moment)) return lasting;
      const most = lasting.ends.turn?.count ?? 0;
      return { ...lasting, turnsLeft: Math.min(most, (lasting.turnsLeft ?? 0) + 1) };
    }),
  }));
  const members = new Set(membersOf(back, row).map(({ id }) => id));
  return answered(
    back,
    (due) =>
      (due.kind === 'save' || due.kind === 'ongoing') &&
      due.who !== null &&
      members.has(due.who) &&
      due.id.endsWith(`:${fight.round}:${moment}`),
  );
}
