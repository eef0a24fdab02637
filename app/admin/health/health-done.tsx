import { adminPaths } from '~/admin-paths';
import { Notice, type NoticeTone } from '~/ui/notice';
import type { HealthDone } from './health-acts.server';

const WORDS: Record<HealthDone, [NoticeTone, string]> = {
  event: ['good', 'Updated from Stripe: that customer’s record is correct now.'],
  'event-no-answer': ['problem', 'Stripe did not answer. The event stays in the list.'],
  'event-no-payments': ['problem', 'Payments are not set up on this site.'],
  'event-gone': ['info', 'That event has been handled meanwhile.'],
  job: ['good', 'It will be retried within a minute.'],
  'job-gone': ['info', 'That job has succeeded meanwhile.'],
  unknown: ['problem', 'This form is out of date. Reload the page and try again.'],
};

/** The result of the last action, from the query; nothing for unknown values. */
export function HealthDoneNotice({ done }: { done: string | null }) {
  const found = Object.entries(WORDS).find(([word]) => word === done)?.[1];
  if (!found) return null;
  const [tone, words] = found;
  return (
    <Notice tone={tone} announce dismissTo={adminPaths.health()}>
      <p>{words}</p>
    </Notice>
  );
}
