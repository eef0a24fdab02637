import { squareWithin } from '~/rules/battle-grid';
import type { Random } from '~/rules/random';
import { leftOf } from '../harm/spend';
import type { Deed } from '../log/deeds';
import type { Combatant, Fight } from '../log/state';
import { isOnShown } from '../mat/shown-mat';
import { spaceOf } from '../mat/token-space';
import { answerDue } from '../moves/answer';
import { isPossible, type Move } from '../moves/move';
import { passTurn } from '../moves/pass-turn';
import { isStruckByDice } from '../moves/plan';
import { rollInitiative } from '../moves/roll-initiative';
import {
  claimOf,
  isUnanswered,
  MOST_CLAIMS,
  MOST_SEATS,
  maySitAtOnce,
  playedBy,
  seatOf,
  seatsToTake,
} from '../seats/seats';
import { tableSettings } from '../seats/table-settings';
import type { SpellMove } from '../sheet/spell-move';
import type { SeatAct } from '../sheet/table-words';
import { mayAct } from '../turns/able';
import { isOfSeat, seatLastingId } from './own-one';
import { publicId } from './public-id';
import { seatAction } from './seat-action';
import { seatRoll } from './seat-attack';
import type { SeatIntent } from './seat-intents';
import { attacks, casts, suggests } from './seat-targets';
import { seenName } from './seen';

/** The seat that requests an action, and what is needed to check and perform it. */
export type Asking = {
  seat: string;
  /** The secret from which the public ids are derived. */
  secret: string;
  random: Random;
  newId: () => string;
  /** The combatants that the signed-in user of this device plays in a party. */
  owned?: readonly string[];
  /** What the spell that it casts does, from its record; missing: it has none. */
  spell?: SpellMove | null;
  /** The seat's last action that is not undone; null if none. */
  undoable: { event: string; deeds: readonly Deed[]; isTurnsLast: boolean } | null;
};

type Intent<Is extends SeatIntent['is']> = Extract<SeatIntent, { is: Is }>;

const no = (problem: string): Move => ({ problem });
const NOT_YOURS = 'You cannot do that.';

const ACTS: Readonly<Record<SeatIntent['is'], SeatAct | null>> = {
  claim: null,
  leave: null,
  undo: null,
  initiative: 'initiative',
  hurt: 'hit-points',
  heal: 'hit-points',
  temporary: 'hit-points',
  'death-save': 'death-saves',
  condition: 'conditions',
  'condition-ends': 'conditions',
  slot: 'slots',
  suggest: 'suggest',
  'end-turn': 'end-turn',
  move: 'move',
  attack: 'roll',
  cast: 'roll',
  use: 'roll',
  roll: 'roll',
};

/**
 * Converts a seat's request to deeds for the log, or returns a sentence why it is refused. A seat may act only for
 * its own characters and within the game master's settings.
 */
export function seatDeeds(fight: Fight, intent: SeatIntent, asking: Asking): Move {
  if (intent.is === 'claim') return claims(fight, intent, asking);
  const isAsking = claimOf(fight, asking.seat) !== null;
  if (intent.is === 'leave') {
    const is = seatOf(fight, asking.seat) !== null || isAsking;
    return is ? [{ do: 'unseat', seat: asking.seat }] : no('You have no seat in this fight.');
  }
  if (seatOf(fight, asking.seat) === null) {
    return no(
      isAsking ? 'The game master has not answered yet.' : 'You have no seat in this fight.',
    );
  }
  if (fight.ended) return no('This fight is over.');
  if (fight.paused) return no('The game master has paused the fight.');
  const act = ACTS[intent.is];
  if (act !== null && !tableSettings(fight).seatsMay.includes(act)) {
    return no('Only the game master does this here.');
  }
  if (intent.is === 'undo') return undoes(fight, asking);
  const one = playedBy(fight, asking.seat).find(
    ({ id }) => publicId(asking.secret, id) === intent.who,
  );
  return one === undefined ? no(NOT_YOURS) : acts(fight, one, intent, asking);
}

function claims(fight: Fight, { who, name }: Intent<'claim'>, asking: Asking): Move {
  const { seat, secret, owned = [] } = asking;
  const one = seatsToTake(fight).find(({ id }) => publicId(secret, id) === who);
  if (one === undefined) return no('This character is no longer available.');
  if (seatOf(fight, seat)?.who.includes(one.id)) return no(`You already play ${seenName(one)}.`);
  if (owned.includes(one.id) && maySitAtOnce(fight, one.id)) {
    const isFull = Object.keys(fight.seats ?? {}).length >= MOST_SEATS;
    if (seatOf(fight, seat) === null && isFull)
      return no('All seats are taken. Ask the game master.');
    return [{ do: 'seat', seat, who: one.id, name, own: true }];
  }
  const waiting = fight.due.filter((due) => due.kind === 'claim' && due.seat !== seat);
  if (waiting.length >= MOST_CLAIMS) return no('Too many wait for a seat. Ask the game master.');
  return [{ do: 'claim', seat, who: one.id, name }];
}

function undoes(fight: Fight, { undoable }: Asking): Move {
  if (undoable === null) return no('You have nothing to undo.');
  const problem = whyItStands(fight, undoable);
  return problem === null ? [{ do: 'undo', event: undoable.event }] : no(problem);
}

/** Whether a seat may undo its last action. */
export function mayTakeBack(fight: Fight, undoable: Asking['undoable']): boolean {
  return undoable !== null && whyItStands(fight, undoable) === null;
}

/**
 * Why a seat may not undo its last action, as a sentence: dice rolls could otherwise be repeated until they please,
 * what the game master has answered is done, and a turn is over once the fight has gone on.
 */
function whyItStands(
  fight: Fight,
  { event, deeds, isTurnsLast }: NonNullable<Asking['undoable']>,
): string | null {
  if (deeds.some(isOfDice)) return 'Rolled dice stand. Ask the game master.';
  if (deeds.some((deed) => deed.do === 'suggest') && !isUnanswered(fight, event))
    return 'The game master has answered this. Ask the game master.';
  if (!isTurnsLast && deeds.some((deed) => deed.do === 'turn'))
    return 'The fight has gone on since. Ask the game master.';
  return null;
}

function isOfDice(deed: Deed): boolean {
  if (deed.do === 'turn') return deed.recharges.length > 0;
  if (deed.do === 'suggest') {
    // A spell such as Bless rolls nothing: it only brings its effect.
    const { struck = [], healed = [] } = deed.rolled ?? {};
    return struck.some(isStruckByDice) || healed.length > 0;
  }
  // A spell without an attack roll and an action without dice only tell their words.
  if (deed.do === 'roll') return deed.total !== null;
  return deed.do === 'initiative' || deed.do === 'death-save';
}

type Own = Exclude<SeatIntent, { is: 'claim' | 'leave' | 'undo' }>;

function acts(fight: Fight, one: Combatant, intent: Own, asking: Asking): Move {
  const who = one.id;
  switch (intent.is) {
    case 'initiative':
      return rolls(fight, one, intent, asking);
    case 'hurt': {
      const parts = [{ amount: intent.amount, type: intent.type }];
      const manner = {
        attack: false,
        magical: false,
        silvered: false,
        adamantine: false,
        spell: false,
        good: false,
      };
      const struck = [
        {
          who,
          parts,
          share: 1 as const,
          critical: false,
          lasting: [],
          ignoresDefences: false,
          knocksOut: false,
        },
      ];
      return [{ do: 'harm', by: null, with: null, manner, struck }];
    }
    case 'heal':
      if (one.death.state === 'dead') return no('Healing does not help the dead.');
      return [
        {
          do: 'heal',
          by: null,
          with: null,
          revives: false,
          healed: [{ who, amount: intent.amount }],
        },
      ];
    case 'temporary':
      // 0 removes temporary hit points; otherwise the higher number stays.
      return [
        { do: 'shield', given: [{ who, amount: intent.amount, replace: intent.amount === 0 }] },
      ];
    case 'death-save': {
      if (one.death.state !== 'dying') return no('No death save is due.');
      const due = fight.due.find((one) => one.kind === 'death-save' && one.who === who);
      if (due === undefined) return no('A death save is due when your turn begins.');
      return answerDue(fight, due, intent.die ?? 'roll', asking.random);
    }
    case 'condition':
      return [put(who, intent.condition, asking)];
    case 'condition-ends': {
      const own = one.lasting.find(({ id }) => id === intent.lasting && isOfSeat({ id }));
      if (own === undefined) return no('Only the game master can end this.');
      return [{ do: 'lasting-ends', ended: [{ who, lasting: own.id }] }];
    }
    case 'slot': {
      const what = { of: 'slot' as const, level: intent.level };
      const slots = leftOf(one, what);
      if (slots === null) return no(`${seenName(one)} has no slots of that level.`);
      if (intent.by > 0 && slots.left === 0) return no('No slot of that level is left.');
      if (intent.by < 0 && slots.left === slots.most)
        return no('No slots of that level are spent.');
      return [{ do: 'spend', who, what, by: intent.by }];
    }
    case 'suggest':
      return suggests(fight, one, intent, asking);
    case 'end-turn': {
      if (fight.turn !== one.row || fight.round !== intent.round) return no('That turn is over.');
      return passTurn(fight, 'next', asking.random);
    }
    case 'attack':
      return attacks(fight, one, intent, asking);
    case 'cast':
      return casts(fight, one, intent, asking);
    case 'use':
      if (!mayAct(one, fight.settings.edition)) return no(`${seenName(one)} cannot act now.`);
      return seatAction(one, intent, asking);
    case 'roll': {
      const { seat, random } = asking;
      return seatRoll(one, intent, { seat, random, secret: intent.secret });
    }
    case 'move': {
      const { mat = null } = fight;
      if (mat === null) return no('There is no map.');
      const space = spaceOf(one);
      const at = squareWithin({ x: intent.x, y: intent.y }, space, mat.map);
      const isOnMap = intent.x < mat.map.width && intent.y < mat.map.height;
      // What players cannot see they cannot probe.
      if (!isOnMap || !isOnShown(mat, at, space)) return no('That square is not uncovered.');
      return [{ do: 'mat-place', placed: [{ who, at }] }];
    }
  }
}

function put(who: string, condition: Intent<'condition'>['condition'], { newId }: Asking): Deed {
  if (condition === 'exhaustion') return { do: 'exhaustion', who: [who], levels: 1 };
  return {
    do: 'lasting',
    who: [who],
    lasting: {
      id: seatLastingId(newId()),
      name: condition,
      conditions: [condition],
      text: '',
      colour: 'gray',
      sign: 'circle',
      maker: null,
      ends: {},
      ongoing: null,
      hidden: false,
      despiteImmunity: false,
    },
  };
}

/** Rolls or sets initiative. In a running fight, a row with a count keeps it unless a reroll is pending. */
function rolls(
  fight: Fight,
  one: Combatant,
  { total }: Intent<'initiative'>,
  { random }: Asking,
): Move {
  const stands = Object.hasOwn(fight.rows, one.row) && fight.rows[one.row]?.count !== null;
  const isAsked = fight.due.some((due) => due.kind === 'reroll');
  if (fight.round > 0 && stands && !isAsked) {
    return no('Your initiative is set. The game master can change it.');
  }
  if (total !== null) {
    return [{ do: 'initiative', counts: [{ row: one.row, count: total, dice: [], mode: 'roll' }] }];
  }
  const rolled = rollInitiative(fight, [one.row], random);
  return isPossible(rolled) && rolled.length === 0 ? no('There is nothing to roll.') : rolled;
}
