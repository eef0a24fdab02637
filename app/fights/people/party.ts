import type { Combatant, Fight } from '../log/state';
import { combatantsOf } from './people';

/** A combatant's own sheet, whatever its current shape. */
export function ownSheet({ formerShape, sheet }: Combatant): Combatant['sheet'] {
  return formerShape?.sheet ?? sheet;
}

/**
 * The party's characters, who share experience and count for difficulty: on the party's side with a level, or with
 * death saves and without a record. A tamed wolf or hired guard from a record counts only when it has a level.
 */
export function charactersOf(fight: Fight): readonly Combatant[] {
  return partyOf(fight).filter((one) => {
    const { level = null, record, deathSaves } = ownSheet(one);
    return level !== null || (deathSaves && record === null);
  });
}

/** Every creature on the party's side, including the fallen and those still to arrive. */
export function partyOf(fight: Fight): readonly Combatant[] {
  return combatantsOf(fight).filter(
    ({ kind, side, place }) => kind === 'creature' && side === 'party' && place !== 'gone',
  );
}

/** Every creature on the foes' side, including the defeated and those still to arrive. */
export function foesOf(fight: Fight): readonly Combatant[] {
  return combatantsOf(fight).filter(
    ({ kind, side, place }) => kind === 'creature' && side === 'foes' && place !== 'gone',
  );
}

/** Whether a combatant is out of the fight: dead, fallen, knocked out or in the pile. */
export function isDefeated({ place, death, lasting }: Combatant): boolean {
  if (place === 'pile' || death.state !== 'up') return true;
  return place === 'order' && lasting.some(({ id }) => id === 'knocked-out');
}
