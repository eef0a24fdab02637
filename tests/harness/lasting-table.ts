import { conditionsOf } from '~/fights/lasting/conditions';
import type { Fight } from '~/fights/log/state';
import type { Condition } from '~/rules/conditions';
import type { Edition } from '~/rules/edition';
import { joined, somebody, who } from './fight-table';

/** A mage of the party, an ogre with a legendary resistance, and a ghost that nothing holds. */
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

/** A mark by the mage, on these. */
export const put = (target: string[], more: object) => ({
  do: 'lasting',
  who: target,
  lasting: { id: 'mark', name: 'Mark', maker: 'mage', ...more },
});
/** Damage to one. */
export const hit = (target: string, amount: number, more: object = {}) => ({
  do: 'harm',
  struck: [{ who: target, parts: [{ amount }], ...more }],
});
/** What lasts on somebody, by its ids. */
export const marks = (fight: Fight, target = 'ogre') =>
  who(fight, target).lasting.map(({ id }) => id);
/** The conditions on somebody. */
export const conditions = (fight: Fight, target = 'ogre'): readonly Condition[] =>
  conditionsOf(who(fight, target), fight.settings.edition);
/** The mage concentrates. */
export const focus = (on: string, lasting: string[]) => ({
  do: 'concentrates',
  who: 'mage',
  on,
  lasting,
});
/** A save as it came out. */
export const save = (succeeded: boolean, more: object = {}) => ({
  ability: 'wis',
  dc: 15,
  succeeded,
  ...more,
});
