import { conditionsOf } from '~/fights/lasting/conditions';
import type { Fight } from '~/fights/log/state';
import type { Condition } from '~/rules/conditions';
import type { Edition } from '~/rules/edition';
import { joined, somebody, who } from './fight-table';

/** A fight with a mage of the party, an ogre with legendary resistance, and a ghost immune to being held. */
export function lastingTable(edition: Edition = '2014'): Fight {
  return joined(
    [
      somebody('mage', { side: 'party', sheet: { deathSaves: true } }),
      somebody('ogre', { sheet: { legendaryResistances: 1 } }),
      somebody('ghost', { sheet: { conditionImmune: ['grappled', 'prone'] } }),
    ],
    edition,
  );
}

/** The deed that puts an effect by the mage on these targets. */
export const put = (target: string[], more: object) => ({
  do: 'lasting',
  who: target,
  lasting: { id: 'mark', name: 'Mark', maker: 'mage', ...more },
});
/** The deed of damage to one target. */
export const hit = (target: string, amount: number, more: object = {}) => ({
  do: 'harm',
  struck: [{ who: target, parts: [{ amount }], ...more }],
});
/** The ids of the effects on a combatant. */
export const marks = (fight: Fight, target = 'ogre') =>
  who(fight, target).lasting.map(({ id }) => id);
/** The conditions of a combatant. */
export const conditions = (fight: Fight, target = 'ogre'): readonly Condition[] =>
  conditionsOf(who(fight, target), fight.settings.edition);
/** The deed that starts the mage's concentration. */
export const focus = (on: string, lasting: string[]) => ({
  do: 'concentrates',
  who: 'mage',
  on,
  lasting,
});
/** A save with its result. */
export const save = (succeeded: boolean, more: object = {}) => ({
  ability: 'wis',
  dc: 15,
  succeeded,
  ...more,
});
