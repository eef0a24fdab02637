import type { Combatant, Fight } from '../log/state';
import { combatantsOf } from './people';

/** Somebody's own sheet, whatever shape it has at present. */
export function ownSheet({ formerShape, sheet }: Combatant): Combatant['sheet'] {
  return formerShape?.sheet ?? sheet;
}

/**
 * The characters of the party, who share its experience and for whom a fight is easy or hard: whoever on its side has a level, or
 * makes death saves without being from a record. A tamed wolf or a hired guard from a record is none until it is given a level.
 */
export function charactersOf(fight: Fight): readonly Combatant[] {
  return partyOf(fight).filter((one) => {
    const { level = null, record, deathSaves } = ownSheet(one);
    return level !== null || (deathSaves && record === null);
  });
}

/** Every creature on the party's side, the fallen and those who are still to come too. */
export function partyOf(fight: Fight): readonly Combatant[] {
  return combatantsOf(fight).filter(
    ({ kind, side, place }) => kind === 'creature' && side === 'party' && place !== 'gone',
  );
}

/** Every creature on the other side, the defeated and those who are still to come too. */
export function foesOf(fight: Fight): readonly Combatant[] {
  return combatantsOf(fight).filter(
    ({ kind, side, place }) => kind === 'creature' && side === 'foes' && place !== 'gone',
  );
}

/** Whether somebody is out of the fight: dead, fallen, knocked out or in the pile. */
export function isDefeated({ place, death, lasting }: Combatant): boolean {
  if (place === 'pile' || death.state !== 'up') return true;
  return place === 'order' && lasting.some(({ id }) => id === 'knocked-out');
}
