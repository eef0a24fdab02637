import { parseDice } from '~/rules/dice/text/parse';
import { rollDice } from '~/rules/dice/throw/roll';
import type { Random } from '~/rules/random';
import { leftOf } from '../harm/spend';
import type { Deed } from '../log/deeds';
import type { Combatant } from '../log/state';
import type { OwnAction } from '../sheet/own-actions';
import type { OwnOne } from './table-view';

/** Most characters of a roll in words. */
const LONGEST = 300;

/** What the features of the character's own sheet let it do, with the uses that are left. */
export function ownActions(one: Combatant): OwnOne['actions'] {
  return (one.sheet.actions ?? []).map(({ key, name, kind, words, rolls, spends }) => ({
    key,
    name,
    kind,
    words,
    dice: rolls.map(({ dice, what }) => `${dice} ${what}`).join(', '),
    left: leftFor(one, spends),
  }));
}

function leftFor(one: Combatant, spends: OwnAction['spends']): OwnOne['actions'][number]['left'] {
  if (spends === undefined) return null;
  const found = leftOf(one, { of: 'use', key: spends.key });
  return found && { ...found, isEnough: found.left >= spends.uses };
}

/**
 * Does what a feature allows: spends its use, rolls its dice, and tells the table and the game master, who applies what
 * it does to others.
 */
export function seatAction(
  one: Combatant,
  { action: key, secret }: { action: string; secret: boolean },
  { seat, random }: { seat: string; random: Random },
): Deed[] | { problem: string } {
  const action = one.sheet.actions?.find((each) => each.key === key);
  if (action === undefined) return { problem: 'That action is no longer on the sheet.' };
  const { name, words, rolls, spends } = action;
  if (leftFor(one, spends)?.isEnough === false) return { problem: 'No use of it is left.' };
  const deeds: Deed[] = [];
  for (const [at, { dice, what }] of rolls.entries()) {
    const parsed = parseDice(dice);
    if (!parsed.ok) return { problem: parsed.problem };
    const { total, text } = rollDice(parsed.roll, random.fork(`action ${at}`));
    const said = `${total} ${what} (${text})`;
    deeds.push({
      do: 'roll',
      seat,
      by: one.id,
      // Two rolls of one action differ by what they are.
      what: (rolls.length === 1 ? name : `${name}: ${what}`).slice(0, 80),
      text: [said, words]
        .filter((part) => part !== '')
        .join('; ')
        .slice(0, LONGEST),
      total,
      secret,
    });
  }
  if (deeds.length === 0)
    deeds.push({
      do: 'roll',
      seat,
      by: one.id,
      what: name,
      text: words || 'used',
      total: null,
      secret,
    });
  if (spends !== undefined && leftFor(one, spends) !== null)
    deeds.push({
      do: 'spend',
      who: one.id,
      what: { of: 'use', key: spends.key },
      by: spends.uses,
    });
  return deeds;
}
