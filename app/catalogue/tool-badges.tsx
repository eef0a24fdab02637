import { Badge, type Tone } from '~/ui/badge';
import type { IconName } from '~/ui/icon-names';
import type { Lock } from './lock';
import type { Tool, ToolAccess, ToolDevice, ToolState } from './tool';

type Words = { label: string; tone?: Tone; icon?: IconName };

/** The labels of the tool states [specification 4]. */
const STATES: Record<ToolState, Words> = {
  live: { label: 'Live', tone: 'green', icon: 'check' },
  maintenance: { label: 'Forging', tone: 'ember', icon: 'anvil' },
  soon: { label: 'Soon', tone: 'purple', icon: 'clock' },
  planned: { label: 'Planned', icon: 'sketch' },
};

/** For a tool that is live in the catalogue but not built yet. */
const IN_THE_MAKING: Words = { label: 'In progress', tone: 'ember', icon: 'settings' };

const ACCESS: Record<ToolAccess, Words> = {
  free: { label: 'Free' },
  login: { label: 'With sign-in', icon: 'user' },
  paid: { label: 'Pro', tone: 'ember', icon: 'star-filled' },
};

const DEVICES: Record<ToolDevice, Words> = {
  all: { label: 'Every device', icon: 'devices' },
  desktop: { label: 'Desktop', icon: 'desktop' },
  mobile: { label: 'Phone', icon: 'phone' },
};

/** Why a tool is closed, shown beside every lock: a lock alone beside "Free" explains nothing. */
const LOCKS: Record<Lock, string> = {
  'not-built': 'Locked: not built yet',
  'in-trial': 'Locked: being tried out',
  'sign-in': 'Locked: needs sign-in',
  pro: 'Locked: needs Pro',
};

function WordBadge({ label, tone, icon }: Words) {
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}

/** The state of a tool. */
export function StateBadge({ tool }: { tool: Pick<Tool, 'state' | 'built'> }) {
  return (
    <WordBadge {...(tool.state === 'live' && !tool.built ? IN_THE_MAKING : STATES[tool.state])} />
  );
}

/** What access a tool requires. */
export function AccessBadge({ access }: { access: ToolAccess }) {
  return <WordBadge {...ACCESS[access]} />;
}

/** The screen size that a tool is made for. */
export function DeviceBadge({ device }: { device: ToolDevice }) {
  return <WordBadge {...DEVICES[device]} />;
}

/** Whether a tool is open to this visitor, and if not, why. */
export function LockBadge({ lock }: { lock: Lock | null }) {
  return lock === null ? (
    <Badge tone="green" icon="unlock">
      Open to you
    </Badge>
  ) : (
    <Badge icon="lock">{LOCKS[lock]}</Badge>
  );
}
