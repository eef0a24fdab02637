import type { Combatant, Fight } from '../log/state';
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
  const all = combatantsOf(fight).filter(({ kind }) => kind === 'creature');
  const foes = all.filter((one) => one.side === 'foes' && isDefeated(one));
  const party = all.filter(({ side, place }) => side === 'party' && place !== 'gone');
  const characters = party.filter((one) => ownSheet(one).deathSaves);
  const sharedBy = characters.length > 0 ? characters.length : party.length;
  const xp = foes.reduce((sum, one) => sum + ownSheet(one).xp, 0);
  return {
    ...{ xp, defeated: foes.length, sharedBy },
    each: sharedBy === 0 ? xp : Math.floor(xp / sharedBy),
  };
}

function isDefeated({ place, death, lasting }: Combatant): boolean {
  if (place === 'pile' || death.state !== 'up') return true;
  return place === 'order' && lasting.some(({ id }) => id === 'knocked-out');
}

/** Another shape is worth no more than who took it. */
function ownSheet({ formerShape, sheet }: Combatant): Combatant['sheet'] {
  return formerShape?.sheet ?? sheet;
}
