import type { SavedRoll } from '../log/deeds';
import type { Fight } from '../log/state';
import { changed } from '../people/people';

/** Spends a legendary resistance if the save used one (SRD 5.1 and 5.2.1 statblocks, "Legendary Resistance"). */
export function resisted(fight: Fight, who: string, save: SavedRoll | undefined): Fight {
  if (!save?.legendary) return fight;
  return changed(fight, who, (one) => ({
    ...one,
    legendaryResistancesLeft: Math.max(0, one.legendaryResistancesLeft - 1),
  }));
}
