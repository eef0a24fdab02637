import type { ToolAccess, ToolDevice, ToolState } from '~/catalogue/tool';
import { Badge, type Tone } from '~/ui/badge';
import type { IconName } from '~/ui/icon-names';

type Words = { label: string; tone?: Tone; icon?: IconName };

/** The states of a tool, in words. Specification 4. */
export const STATES: Record<ToolState, Words> = {
  live: { label: 'Live', tone: 'green', icon: 'check' },
  maintenance: { label: 'Forging', tone: 'ember', icon: 'settings' },
  soon: { label: 'Soon', tone: 'purple', icon: 'clock' },
  planned: { label: 'Planned', icon: 'star' },
};

export const ACCESS: Record<ToolAccess, Words> = {
  free: { label: 'Free' },
  login: { label: 'With sign-in', icon: 'user' },
  paid: { label: 'Pro', tone: 'ember', icon: 'star-filled' },
};

export const DEVICES: Record<ToolDevice, Words> = {
  all: { label: 'Every device', icon: 'phone' },
  desktop: { label: 'Desktop', icon: 'desktop' },
  mobile: { label: 'Phone', icon: 'phone' },
};

function WordBadge({ label, tone, icon }: Words) {
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}

/** How far a tool has come. */
export function StateBadge({ state }: { state: ToolState }) {
  return <WordBadge {...STATES[state]} />;
}

/** What a tool asks of its user. */
export function AccessBadge({ access }: { access: ToolAccess }) {
  return <WordBadge {...ACCESS[access]} />;
}

/** The screen that a tool is made for. */
export function DeviceBadge({ device }: { device: ToolDevice }) {
  return <WordBadge {...DEVICES[device]} />;
}

/** Whether a tool is open to this visitor. */
export function LockBadge({ open }: { open: boolean }) {
  return open ? (
    <Badge tone="green" icon="unlock">
      Open to you
    </Badge>
  ) : (
    <Badge icon="lock">Locked</Badge>
  );
}
