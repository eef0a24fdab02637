import type { Ending } from '~/compendium/records/endings';
import type { Ability } from '~/rules/ability';
import type { Ends } from '../sheet/deed';

/** The save that led to an effect; a repeated save is the same one again. */
export type AskedSave = { ability: Ability; dc: number };

/**
 * The origin of an effect: its name, its default DC (0: none), the save that led to it, and where to add sentences
 * about what is not simulated.
 */
export type EndsSource = { name: string; dc: number; save: AskedSave | null; leftOut: string[] };

const ROUNDS = { round: 1, minute: 10, hour: 0, day: 0, year: 0 } as const;

/**
 * What ends an effect within a fight; durations of hours outlast the fight and give no rounds. A check without a DC
 * uses that of the save or of the spell; where there is none either, getting free is not simulated, and `leftOut` says
 * so.
 */
export function endsOf(
  endings: readonly Ending[] | undefined,
  { name, save, dc: own, leftOut }: EndsSource,
): Ends {
  const ends: Ends = {};
  let unread: string | null = null;
  for (const one of endings ?? []) {
    switch (one.at) {
      case 'time':
        if (ROUNDS[one.unit] > 0) ends.rounds = Math.min(100, one.amount * ROUNDS[one.unit]);
        break;
      case 'turn':
        ends.turn = { of: one.of === 'self' ? 'maker' : 'bearer', moment: one.moment };
        break;
      case 'save': {
        const when = whenOf(one.when);
        const ability = one.ability ?? save?.ability;
        const dc = one.dc ?? save?.dc;
        if (when !== null && ability !== undefined && dc !== undefined)
          ends.save = { ability, dc, when };
        break;
      }
      case 'escape':
        ends.escape = one.dc;
        break;
      case 'check': {
        const dc = one.check?.dc ?? save?.dc ?? own;
        if (dc > 0) ends.escape = dc;
        else unread = 'DC to get free, such as “DC 13”';
        break;
      }
      // A net or a web is cut with a hit or two: about as hard as the check to get out of it.
      case 'object-destroyed':
        if (one.ac === undefined) unread ??= 'AC of what holds, such as “AC 10”';
        else ends.escape ??= one.ac;
        break;
      case 'damage':
        ends.onDamage = true;
        break;
      case 'concentration':
        ends.concentration = true;
        break;
      case 'grapple-ends':
      case 'effect-ends':
      case 'self-dead':
      case 'self-incapacitated':
      case 'self-releases':
        ends.makerDown = true;
        break;
      case 'used':
        ends.used = true;
        break;
      default:
    }
  }
  const words = `${name}: its text gives no ${unread}, so getting free is not simulated.`;
  if (unread !== null && ends.escape === undefined && !leftOut.includes(words)) leftOut.push(words);
  return ends;
}

function whenOf(when: string): NonNullable<Ends['save']>['when'] | null {
  if (when === 'turn-start' || when === 'turn-end' || when === 'damage' || when === 'action')
    return when;
  return when === 'next-turn-end' ? 'turn-end' : null;
}
