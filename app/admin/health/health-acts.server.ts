import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Person } from '~/account/person/person';
import { eventDone, tryEventAgain } from '~/billing/failed-events-sql.server';
import { auditRow } from '../act/audit-row.server';
import { isJobKind, JOB_KINDS } from './failed-jobs';
import { tryJobSoon } from './failed-jobs-sql.server';

/** The result of an action on the health page, as in its query. */
export type HealthDone =
  | 'event'
  | 'event-no-answer'
  | 'event-no-payments'
  | 'event-gone'
  | 'job'
  | 'job-gone'
  | 'unknown';

type Asked = Pick<AppLoadContext, 'services' | 'requestId'>;

/** Syncs the customer of a failed event. An attempt that the provider did not answer is logged as well. */
async function tryEvent({ services, requestId }: Asked, admin: Person, id: string) {
  const { db, clock } = services;
  const outcome = await tryEventAgain(services, id);
  if (outcome === 'gone' || outcome === 'no-payments') return `event-${outcome}` as const;
  const facts = {
    at: clock.now(),
    admin,
    requestId,
    act: 'Try webhook again',
    subject: { kind: 'job', id } as const,
    after: { outcome },
    always: true,
  };
  const d1 = db.$client;
  if (outcome === 'synced') await d1.batch([eventDone(db, id, clock.now()), auditRow(db, facts)]);
  else await d1.batch([auditRow(db, facts)]);
  return outcome === 'synced' ? 'event' : 'event-no-answer';
}

async function tryJob(
  { services, requestId }: Asked,
  admin: Person,
  form: FormData,
): Promise<HealthDone> {
  const { db, clock } = services;
  const [kind, id] = [form.get('kind'), Number(form.get('job'))];
  if (!isJobKind(kind) || !Number.isSafeInteger(id)) return 'unknown';
  const subject = { kind: 'job', id: `${kind} ${id}`, name: JOB_KINDS[kind] } as const;
  const facts = { at: clock.now(), admin, requestId, act: 'Try job again', subject };
  const [done] = await db.$client.batch([
    tryJobSoon(db, { kind, id }, clock.now()),
    auditRow(db, facts),
  ]);
  return (done?.meta.changes ?? 0) > 0 ? 'job' : 'job-gone';
}

/** Performs the action of a form on the health page. */
export async function actOnHealth(
  asked: Asked,
  admin: Person,
  form: FormData,
): Promise<HealthDone> {
  switch (form.get('intent')) {
    case 'try-event':
      return tryEvent(asked, admin, String(form.get('event') ?? '').slice(0, 255));
    case 'try-job':
      return tryJob(asked, admin, form);
    default:
      return 'unknown';
  }
}
