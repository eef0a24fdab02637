import type { Fight } from '~/fights/log/state';
import { combatantsOf } from '~/fights/people/people';

/** What the fallen foes are worth, and among how many of the party it is shared (SRD 5.1 and 5.2.1, "Experience Points"). */
export function awarded(fight: Fight): { xp: number; heads: number } {
  const everybody = combatantsOf(fight).filter((one) => one.kind === 'creature');
  const fallen = everybody.filter(
    (one) => one.side === 'foes' && (one.place === 'pile' || one.death.state !== 'up'),
  );
  return {
    xp: fallen.reduce((sum, { sheet }) => sum + sheet.xp, 0),
    heads: everybody.filter((one) => one.side === 'party' && one.place !== 'gone').length,
  };
}
