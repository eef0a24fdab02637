import type { DeviceList } from '~/ui/use-device-list';
import type { DamageOutcome, RollOutcome } from './throw-roll';

/** A stored roll of this device: what was rolled, by whom, and the result. */
export type RememberedRoll = RollOutcome & { id: string; who: string };

/** The last fifty rolls of this device, newest first. */
export const ROLL_HISTORY: DeviceList<RememberedRoll> = {
  key: 'rolls',
  most: 50,
  restore: restoreRoll,
};

function restoreRoll(value: unknown): RememberedRoll | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, who, of, total, parts, remarks, tone, damage } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof who !== 'string' || typeof of !== 'string') return null;
  if (typeof total !== 'number' || typeof parts !== 'string' || !Array.isArray(remarks))
    return null;
  return {
    id,
    who,
    of,
    total,
    parts,
    remarks: remarks.filter((remark) => typeof remark === 'string'),
    tone: tone === 'great' || tone === 'poor' ? tone : 'plain',
    damage: restoreDamage(damage),
  };
}

/** Rolls stored before attacks included damage have none. */
function restoreDamage(value: unknown): DamageOutcome | null {
  if (typeof value !== 'object' || value === null) return null;
  const { total, kinds, parts, critical } = value as Record<string, unknown>;
  if (typeof total !== 'number' || typeof kinds !== 'string' || typeof parts !== 'string')
    return null;
  return { total, kinds, parts, critical: critical === true };
}
