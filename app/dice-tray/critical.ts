import type { Roll } from './roll';
import type { RollOutcome } from './throw-roll';

/**
 * Whether the next damage is that of a critical hit: `armed` by hand, for the next attack or damage whatever comes up, or
 * `earned` by a natural 20 whose damage is rolled apart.
 */
export type Critical = 'off' | 'armed' | 'earned';

/** Whether a roll is to be made as that of a critical hit: what one attack earned is not another's. */
export function isCritical(critical: Critical, roll: Pick<Roll, 'kind'>): boolean {
  return critical === 'armed' || (critical === 'earned' && roll.kind === 'damage');
}

/** What is left of it after a roll: nothing once it served, and a natural 20 earns it when no damage was rolled along. */
export function criticalAfter(
  critical: Critical,
  roll: Pick<Roll, 'kind'>,
  { remarks, damage }: Pick<RollOutcome, 'remarks' | 'damage'>,
): Critical {
  if (roll.kind === 'damage' || damage !== null) return 'off';
  if (roll.kind !== 'attack' || critical === 'armed') return critical;
  return remarks.includes('natural 20') || remarks.includes('critical') ? 'earned' : 'off';
}
