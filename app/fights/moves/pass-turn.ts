import type { Random } from '~/rules/random';
import type { Deed, DeedOf } from '../log/deeds';
import type { Fight } from '../log/state';
import { combatantsOf } from '../people/people';
import { nextTurn, previousTurn, type TurnAt, turnsOf } from '../turns/order';
import { spentRecharges } from '../turns/start-turn';
import { afterDeeds, isPossible, type Move } from './move';
import { rollInitiative } from './roll-initiative';

/** Begins the fight; rows without initiative roll it first. */
export function beginFight(fight: Fight, random: Random): Move {
  if (fight.round > 0) return { problem: 'The fight has already begun.' };
  if (turnsOf(fight, 1).size === 0) return { problem: 'Add somebody before the fight begins.' };
  const rolled = rollInitiative(fight, 'missing', random);
  return [...(isPossible(rolled) ? rolled : []), { do: 'begin' }];
}

/**
 * Passes the turn to the next row, with dice for recharges and, if the setting says so, new initiative for the round
 * (with `ask`, the turn stops at the top of the round until the next press). Back: undoes the event that moved the
 * turn here, so that expired effects last again and restored resources are as before, while later events stay. If the
 * user may not undo that event (`mayTake`), the turn goes back as far as the rules allow.
 */
export function passTurn(
  fight: Fight,
  way: 'next' | 'previous',
  random: Random,
  mayTake: (event: string) => boolean = () => false,
): Move {
  if (fight.round === 0) return { problem: 'The fight has not begun.' };
  return way === 'next' ? onward(fight, random) : backward(fight, mayTake);
}

/** Rolls initiative for all, at the top of a round or at any other turn. */
export function rerollRound(fight: Fight, random: Random): Move {
  return rollInitiative(fight, 'all', random);
}

function onward(fight: Fight, random: Random): Move {
  const next = nextTurn(fight);
  if (next.row === null) return { problem: 'Nobody left can take a turn.' };
  const { reroll } = fight.settings;
  if (next.round === fight.round || reroll === 'never') return [turnTo(fight, next, random)];
  const top: Deed = { do: 'turn', from: here(fight), to: { ...next, row: null }, recharges: [] };
  if (reroll === 'ask') return [top];
  const above = afterDeeds(fight, [top]);
  const rolled = rollInitiative(above, 'all', random);
  const deeds = [top, ...(isPossible(rolled) ? rolled : [])];
  const ready = afterDeeds(fight, deeds);
  return [...deeds, turnTo(ready, nextTurn(ready), random)];
}

function backward(fight: Fight, mayTake: (event: string) => boolean): Move {
  const { turnBy = null } = fight;
  if (turnBy !== null && mayTake(turnBy)) return [{ do: 'undo', event: turnBy }];
  const to = previousTurn(fight);
  if (to.round === fight.round && to.row === fight.turn) {
    return { problem: 'This is the first turn of the fight.' };
  }
  return [{ do: 'turn', from: here(fight), to, recharges: [] }];
}

function here(fight: Fight): TurnAt {
  return { round: fight.round, row: fight.turn };
}

function turnTo(fight: Fight, to: TurnAt, random: Random): DeedOf<'turn'> {
  const acting = fight.settings.rollsRecharge
    ? combatantsOf(fight).filter(
        (one) => one.row === to.row && (one.place === 'order' || one.place === 'waiting'),
      )
    : [];
  const recharges = acting.flatMap((one) =>
    spentRecharges(one).map(({ key }) => ({ who: one.id, key, die: random.die(6) })),
  );
  return { do: 'turn', from: here(fight), to, recharges: recharges.slice(0, 200) };
}
