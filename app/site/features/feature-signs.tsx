import { AccessBadge, DeviceBadge, LockBadge, StateBadge } from '~/catalogue/tool-badges';
import type { FeatureCard } from './feature-cards';
import { Signs } from './signs';

/** State, access, device and lock of a tool, for one visitor. */
export function FeatureSigns({
  card: { state, built, access, device, lock },
}: {
  card: FeatureCard;
}) {
  return (
    <Signs>
      <StateBadge tool={{ state, built }} />
      <AccessBadge access={access} />
      <DeviceBadge device={device} />
      <LockBadge lock={lock} />
    </Signs>
  );
}
