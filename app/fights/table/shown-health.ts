import type { Combatant, Fight } from '../log/state';
import { maximumOf } from '../people/people';
import type { TableSettings } from '../seats/table-settings';
import type { ShownHitPoints } from '../sheet/table-words';
import type { ShownHealth, ShownOne } from './table-view';

/** How players see a combatant's hit points: as set for this one, else by the settings. */
export function shownHitPointsOf(
  { side, shownHitPoints }: Combatant,
  { partyHitPoints, otherHitPoints }: TableSettings,
): ShownHitPoints {
  return shownHitPoints ?? (side === 'party' ? partyHitPoints : otherHitPoints);
}

/** Hit points as players see them; null when hidden or not counted here. */
export function shownHealth(
  one: Combatant,
  as: ShownHitPoints,
  { edition }: Fight['settings'],
): ShownHealth | null {
  const maximum = maximumOf(one, edition);
  if (one.kind === 'event' || one.sheet.uncounted || maximum === 0) return null;
  switch (as) {
    case 'number':
      return { as, now: one.hitPoints, maximum, temporary: one.temporary };
    case 'words':
      return { as, words: healthWords(one, maximum) };
    case 'bar':
      return { as, tenths: tenthsOf(one, maximum) };
    case 'hidden':
      return null;
  }
}

/** The state as players see it: always for the party, for others only when hit points are not hidden. */
export function shownState(one: Combatant, as: ShownHitPoints): ShownOne['state'] {
  if (one.kind === 'event') return null;
  return one.side === 'party' || as !== 'hidden' ? one.death.state : null;
}

function healthWords({ death, hitPoints }: Combatant, maximum: number): string {
  if (death.state !== 'up' || hitPoints <= 0) return 'Down';
  if (hitPoints >= maximum) return 'Unhurt';
  return hitPoints * 2 <= maximum ? 'Bloodied' : 'Hurt';
}

function tenthsOf({ hitPoints }: Combatant, maximum: number): number {
  if (hitPoints <= 0) return 0;
  if (hitPoints >= maximum) return 10;
  return Math.min(9, Math.ceil((hitPoints * 10) / maximum));
}
