import { Badge, type Tone } from '~/ui/badge';
import { planWord, statusWords } from './people-words';

/**
 * The account status at the hosted sign-in: green when confirmed, amber while a password must be set [specification 4].
 */
export function StatusBadge({ status }: { status: string }) {
  const tone: Tone =
    status === 'CONFIRMED' ? 'green' : status.includes('FORCE') ? 'ember' : 'neutral';
  const words = statusWords(status);
  return (
    <>
      <Badge tone={tone}>{status}</Badge>
      {words && (
        <>
          {' '}
          <small>{words}</small>
        </>
      )}
    </>
  );
}

/** A role; admin is highlighted. */
export function RoleBadge({ role }: { role: string }) {
  const tone: Tone = role.toLowerCase().includes('admin') ? 'purple' : 'neutral';
  return <Badge tone={tone}>{role}</Badge>;
}

const PLAN_TONES: Record<string, Tone> = {
  active: 'green',
  trialing: 'ember',
  past_due: 'red',
  unpaid: 'red',
  gift: 'purple',
};

/** A user's present plan status. */
export function PlanBadge({ status }: { status: string }) {
  return <Badge tone={PLAN_TONES[status] ?? 'neutral'}>{planWord(status)}</Badge>;
}
