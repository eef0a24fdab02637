import type { Ending } from '~/compendium/records/endings';
import type { Ability } from '~/rules/ability';
import type { LastingTemplate } from './strike';

type Ends = LastingTemplate['ends'];
/** The save that caused an effect; "repeats the save" refers to it. */
export type BroughtBy = {
  readonly ability: Ability;
  readonly dc: number;
  readonly against: readonly string[];
};

const ROUNDS = { round: 1, minute: 10, hour: 600, day: 14_400, year: 5_256_000 } as const;
/** In rounds. Longer durations outlast any fight and are not counted. */
const LONGEST = 1000;

/**
 * Converts endings to what a fight can count. Durations become rounds, counted at the start of the maker's turn (a
 * round is 6 seconds, SRD 5.1 and 5.2.1 "The Order of Combat"). `rest` holds in words what the game master must
 * track.
 */
export function lastingEndsOf(
  endings: readonly Ending[],
  save: BroughtBy | null,
): { ends: Ends; rest: readonly string[] } {
  const ends: { -readonly [K in keyof Ends]: Ends[K] } = {};
  const rest: string[] = [];
  for (const ending of endings) {
    switch (ending.at) {
      case 'time': {
        const rounds = ending.amount * ROUNDS[ending.unit];
        // Keeps a turn that is already set. With a repeated save as well, whichever comes first ends the effect.
        if (rounds <= LONGEST) ends.turn ??= { of: 'maker', moment: 'start', count: rounds };
        else rest.push(`for ${ending.amount} ${ending.unit}${ending.amount === 1 ? '' : 's'}`);
        break;
      }
      case 'turn': {
        const of = ending.of === 'self' ? ('maker' as const) : ('bearer' as const);
        ends.turn = { of, moment: ending.moment, count: 1 };
        break;
      }
      case 'save': {
        const when = SAVE_MOMENTS[ending.when];
        const ability = ending.ability ?? save?.ability;
        const dc = ending.dc ?? save?.dc;
        if (when === undefined || ability === undefined || dc === undefined) {
          rest.push(`until a save, ${SAVE_WORDS[ending.when] ?? 'now and then'}`);
          break;
        }
        const taken = ends.save !== undefined;
        ends.save ??= {
          ability,
          dc,
          when,
          advantage: ending.advantage ?? false,
          against: [...(save?.against ?? [])],
        };
        if (taken) rest.push(`a save as well ${SAVE_WORDS[ending.when] ?? 'then'}`);
        if (ending.onlyIf !== undefined) rest.push(`the save only if ${ending.onlyIf}`);
        if (ending.successes !== undefined) rest.push(`after ${ending.successes} successes`);
        break;
      }
      case 'damage':
        ends.damage = true;
        if (ending.from === 'self') rest.push('only damage from its source ends it');
        break;
      case 'concentration':
        ends.concentration = true;
        break;
      case 'escape':
        ends.escape = ending.dc;
        break;
      case 'check':
        if (ending.check?.dc !== undefined && ends.escape === undefined)
          ends.escape = ending.check.dc;
        else rest.push('until a check frees it');
        break;
      case 'healed':
        ends.healed = true;
        break;
      case 'self-dead':
        ends.makerFalls = true;
        break;
      case 'self-incapacitated':
        rest.push('until its source is incapacitated');
        break;
      default:
        rest.push(restWords(ending));
    }
  }
  return { ends, rest };
}

const SAVE_MOMENTS: Readonly<Record<string, 'turn-start' | 'turn-end' | 'damage' | 'action'>> = {
  'turn-start': 'turn-start',
  'turn-end': 'turn-end',
  damage: 'damage',
  action: 'action',
  'next-turn-end': 'turn-end',
};
const SAVE_WORDS: Readonly<Record<string, string>> = {
  'turn-start': 'at the start of its turns',
  'turn-end': 'at the end of its turns',
  damage: 'when it is hurt',
  action: 'with an action',
  hour: 'each hour',
  day: 'each day',
  'long-rest': 'after each long rest',
  'out-of-sight': 'when its source is out of sight',
  'next-turn-end': 'at the end of its next turn',
};

function restWords(ending: Ending): string {
  switch (ending.at) {
    case 'rolled-time':
      return `for ${ending.dice.count}d${ending.dice.sides} ${ending.unit}s`;
    case 'damage-total':
      return `until ${ending.amount} damage was ${ending.of}`;
    case 'neighbour-action':
      return 'until somebody spends an action on it';
    case 'grapple-ends':
      return 'until the grapple ends';
    case 'effect-ends':
      return `while ${ending.of.replaceAll('-', ' ')}`;
    case 'self-releases':
      return 'until its source ends it';
    case 'target-acts':
      return `until it ${ending.does === 'cast' ? 'casts a spell' : ending.does === 'move' ? 'moves' : 'attacks'}`;
    case 'distance':
      return `while within ${ending.feet} feet`;
    case 'another-plane':
      return 'until on another plane';
    case 'rest':
      return `until a ${ending.rest.replaceAll('-', ' ')} rest`;
    case 'spell':
      return `until ${ending.anyOf.map((spell) => spell.replaceAll('-', ' ')).join(' or ')}`;
    case 'object-destroyed':
      return `until it is destroyed${ending.ac === undefined ? '' : ` (AC ${ending.ac}${ending.hitPoints === undefined ? '' : `, ${ending.hitPoints} hit points`})`}`;
    case 'zero-hit-points':
      return 'until it has 0 hit points';
    case 'used':
      return 'once';
    case 'words':
      return ending.text;
    default:
      return 'as its text says';
  }
}
