import type { Fight } from '../log/state';
import { charactersOf, isDefeated, ownSheet, partyOf } from './party';
import { combatantsOf } from './people';

/** Experience points of a fight: what the defeated foes were worth, and how the party shares it. */
export type AwardedXp = {
  readonly xp: number;
  readonly defeated: number;
  readonly sharedBy: number;
  /** Rounded down; all of it where nobody is there to share. */
  readonly each: number;
};

/**
 * What the defeated foes are worth, shared out evenly among the party's characters, and among all of the party where none is a
 * character. Defeated are the dead, the fallen and those in the pile (SRD 5.1 "Challenge: Experience Points"; 5.2.1 "Experience Points").
 */
export function awardedXp(fight: Fight): AwardedXp {
  const foes = combatantsOf(fight).filter(
    (one) => one.kind === 'creature' && one.side === 'foes' && isDefeated(one),
  );
  const characters = charactersOf(fight);
  const sharedBy = characters.length > 0 ? characters.length : partyOf(fight).length;
  const xp = foes.reduce((sum, one) => sum + ownSheet(one).xp, 0);
  return {
    ...{ xp, defeated: foes.length, sharedBy },
    each: sharedBy === 0 ? xp : Math.floor(xp / sharedBy),
  };
}
