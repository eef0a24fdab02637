import { levelByXp } from '~/rules/advancement';
import type { Combatant, Fight } from '../log/state';
import { charactersOf, isDefeated, ownSheet, partyOf } from './party';
import { combatantsOf } from './people';

/** Experience points of a fight: the worth of defeated foes and each share. */
export type AwardedXp = {
  readonly xp: number;
  readonly defeated: number;
  readonly sharedBy: number;
  /** Rounded down; the whole amount when nobody shares it. */
  readonly each: number;
};

/**
 * Divides the worth of the defeated foes evenly among the party's characters, or among all of the party when none is
 * a character. Defeated means dead, fallen or in the pile (SRD 5.1 "Challenge: Experience Points"; 5.2.1 "Experience
 * Points").
 */
export function awardedXp(fight: Fight): AwardedXp {
  const foes = combatantsOf(fight).filter(
    (one) => one.kind === 'creature' && one.side === 'foes' && isDefeated(one),
  );
  const characters = charactersOf(fight);
  const sharedBy = characters.length > 0 ? characters.length : partyOf(fight).length;
  const xp = foes.reduce((sum, one) => sum + ownSheet(one).xp, 0);
  return {
    xp,
    defeated: foes.length,
    sharedBy,
    each: sharedBy === 0 ? xp : Math.floor(xp / sharedBy),
  };
}

/** The experience of a party's member: its total, and what of it this fight has already given. */
export type XpStanding = { readonly xp: number; readonly given: number };

/** The level that a character reaches with its share of a fight; null when it stays at its level. */
export function levelReached(
  one: Combatant,
  { xp, given }: XpStanding,
  each: number,
): number | null {
  const due = levelByXp(xp - given + each);
  return due > (ownSheet(one).level ?? levelByXp(xp - given)) ? due : null;
}
