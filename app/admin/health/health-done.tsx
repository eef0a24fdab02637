import { adminPaths } from '~/admin-paths';
import { Notice, type NoticeTone } from '~/ui/notice';
import type { HealthDone } from './health-acts.server';

const WORDS: Record<HealthDone, [NoticeTone, string]> = {
  event: ['good', 'Stripe was asked, and the record of that customer is right now.'],
  'event-no-answer': ['problem', 'Stripe did not answer. The event stays in the list.'],
  'event-no-payments': ['problem', 'Payments are not set up on this site.'],
  'event-gone': ['info', 'That event was dealt with meanwhile.'],
  job: ['good', 'It is tried again within a minute.'],
  'job-gone': ['info', 'That work came off meanwhile.'],
  unknown: ['problem', 'The page did not understand what it was asked to do.'],
};

/** What came of the last press, from the address; nothing for words that no press leaves. */
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
