import type { Roll } from './roll';
import type { RollOutcome } from './throw-roll';

/**
 * Whether the next damage is that of a critical hit: `armed` by the user for the next attack or damage, or `earned`
 * by a natural 20 whose damage is rolled separately.
 */
export type Critical = 'off' | 'armed' | 'earned';

/** Whether a roll is a critical hit; one earned by an attack applies only to damage. */
export function isCritical(critical: Critical, roll: Pick<Roll, 'kind'>): boolean {
  return critical === 'armed' || (critical === 'earned' && roll.kind === 'damage');
}

/** The state after a roll: off once used; a natural 20 earns it if no damage was rolled with the attack. */
export function criticalAfter(
  critical: Critical,
  roll: Pick<Roll, 'kind'>,
  { remarks, damage }: Pick<RollOutcome, 'remarks' | 'damage'>,
): Critical {
  if (roll.kind === 'damage' || damage !== null) return 'off';
  if (roll.kind !== 'attack' || critical === 'armed') return critical;
  return remarks.includes('natural 20') || remarks.includes('critical') ? 'earned' : 'off';
}
